import type {ClipboardEvent} from 'react';
import {describe, expect, it} from 'vitest';
import {QUERY_LIMIT} from '../limits';
import {capQuery, condense, cut, queryIn, takePaste} from './paste';

const LINE =
  'Nov 21 02:18:47.690 ERR aqua failed program=aqua version=2.62.3 env=linux/amd64 exe_name=foo ' +
  'doc=https://aquaproj.github.io/docs/reference/codes/004 error="command is not found"';

describe('condense', () => {
  it.each([
    [LINE, 'command is not found'],
    [
      '\u001b[2mNov 21 02:18:47.690\u001b[0m \u001b[91mERR\u001b[0m aqua failed \u001b[2mprogram=\u001b[0maqua error="checksum is required"',
      'checksum is required',
    ],
    [
      "[2mNov 21 02:18:47.690[0m [93mWRN[0m package isn't found [2mprogram=[0maqua",
      "package isn't found",
    ],
    [
      'time="2024-05-01T10:00:00Z" level=error msg="install the package" error="this package isn\'t allowed" package_name=cli/cli',
      "install the package: this package isn't allowed",
    ],
    [
      'ERRO[0000] install the package   aqua_version=1.0.0 env=darwin/arm64 error="get \\"https://api.github.com/x\\": 403 API rate limit exceeded" package_name=a/b',
      'install the package: get 403 API rate limit exceeded',
    ],
    ["package isn't found package_name=cli/cli", "package isn't found"],
    // The end of the error would otherwise be a chain with the message around it.
    [
      'ERR install the package error="verify with minisign: exit status 1" package_name=a/b',
      'install the package: verify with minisign: exit status 1',
    ],
    ['ERR install the package error="exit status 1" package_name=a/b', 'install the package'],
    [
      "[ERROR] get aqua's absolute path: aqua isn't found",
      "get aqua's absolute path: aqua isn't found",
    ],
    [
      'FATA[0003] aqua failed error="open /home/me/project/aqua.yaml: permission denied"',
      'open : permission denied',
    ],
  ])('extracts the message from %s', (line, message) => {
    expect(condense(line)).toBe(message);
  });

  it.each([
    [
      'the last error, if the log ends with a summary',
      'INF create a symbolic link program=aqua\n' +
        'ERR install the package package_name=a/b error="checksum is required"\n' +
        'ERR aqua failed program=aqua error="install packages: it failed to install some packages"\n' +
        '##[error]Process completed with exit code 1.',
      'install the package: checksum is required',
    ],
    [
      'an error without a reason, and the lines that follow it',
      "WRN update a file program=aqua\nERR executable files aren't\nfound package_name=a/b\nERR aqua failed program=aqua",
      "executable files aren't found",
    ],
    [
      'the whole log, if it has only a summary',
      'INF verifying\nERR aqua failed error="it failed to copy some tools"',
      'verifying aqua failed: it failed to copy some tools',
    ],
    [
      'the message of a crash without its stack',
      'panic: runtime error: invalid memory address\n[signal SIGSEGV: segmentation violation]\n\ngoroutine 1 [running]:\nmain.main()',
      'panic: runtime error: invalid memory address',
    ],
    [
      'what pre-commit, cron, and systemd print around a message',
      'shellcheck......Failed\n- hook id: shellcheck\n- exit code: 1\nExecutable `aqua` not found',
      'Executable `aqua` not found',
    ],
    [
      'the line of a shell among the lines of CI',
      'Getting source\n/usr/bin/bash: line 182: terraform: command not found\nCleaning up project directory',
      'shell: command not found',
    ],
    [
      'the line of curl among other lines',
      'Installing\ncurl: (22) The requested URL returned error: 404\nchmod: cannot access x',
      'curl: (22) The requested URL returned error: 404',
    ],
    [
      'the message of a JSON log',
      '{"time":"2026-11-21","msg":"ERR install the package error=\\"checksum is required\\""}',
      'install the package: checksum is required',
    ],
    [
      '',
      'Subject: Cron <me@host> gh release list\n\n/bin/sh: 1: gh: not found',
      'shell: command not found',
    ],
    [
      '',
      'Nov 21 12:00:01 host1 systemd[1]: gh.service: Failed at step EXEC',
      'gh.service: Failed at step EXEC',
    ],
  ])('extracts %s', (_, log, message) => {
    expect(condense(log)).toBe(message);
  });

  it.each([
    'lazy install',
    'how do I install aqua?',
    'AQUA_ROOT_DIR',
    'aqua i -l',
    'key=value',
    'what is repo_name=foo',
    'error',
  ])('does not change %s', (query) => {
    expect(condense(query)).toBe(query);
  });

  it.each([
    [
      '[2026-11-30T07:12:33.420Z] /w/script.sh.copy: line 3: aqua: command not found',
      'shell: command not found: aqua',
    ],
    [
      '2026-11-30T07:12:33.120123Z 01E bash: aqua: command not found',
      'shell: command not found: aqua',
    ],
    [
      '##[group]Run aqua i\n##[endgroup]\n##[error]command is not found\n##[error]Process completed with exit code 1.',
      'command is not found',
    ],
    [
      'install\tRun aqua i\t2026-03-01T10:00:00.123Z ERR aqua failed error="policy file isn\'t found"',
      "policy file isn't found",
    ],
    [
      '2026-03-01T10:11:12.1234567Z ERR checksum is invalid\nError: Process completed with exit code 1.',
      'checksum is invalid',
    ],
    ["runner@fv-az123:~/app$ configuration file isn't found", "configuration file isn't found"],
    ['runner@host command is not found', 'command is not found'],
    ['me@laptop app % aqua i', 'aqua i'],
    ['[12:34:56] ERR command is not found exe_name=jq', 'command is not found'],
    ["The process '/usr/bin/aqua' failed with exit code 1\nunknown registry", 'unknown registry'],
    ['section_start:1700000000:step_script\r\nexecutor is nil', 'executor is nil'],
  ])('removes the additions of CI around a message: %s', (pasted, message) => {
    expect(condense(pasted)).toBe(message);
  });

  it.each([
    'cli/cli@v2.98.0',
    'kubectl@1.28',
    'Process completed with exit code 1.',
    'exit code 1',
  ])('keeps %s if it is the whole query', (query) => {
    expect(condense(query)).toBe(query);
  });

  it('removes the paths in a chain of causes, and marks messages of a shell', () => {
    expect(
      condense('read the file: lstat /home/me/.local/share/x: no such file or directory'),
    ).toBe('read the file: lstat : no such file or directory');
    expect(condense("exe_path isn't found: stat /root/.local/share/x/gh")).toBe(
      "exe_path isn't found: stat",
    );
    expect(condense('/bin/sh: 1: /opt/aqua/bin/gh: Permission denied')).toBe(
      'shell: Permission denied',
    );
  });

  it.each([
    ['zsh: command not found: gh', 'shell: command not found'],
    ['line 12: aqua: command not found', 'shell: command not found: aqua'],
    ['aqua: not found', 'shell: command not found: aqua'],
    ['fish: Unknown command: aqua', 'shell: command not found: aqua'],
    ['make: aqua: No such file or directory', 'shell: command not found: aqua'],
    ['make[1]: golangci-lint: No such file or directory', 'shell: command not found'],
    [
      'Error: nu::shell::external_command × External command failed ╰── Command `gh` not found',
      'shell: command not found',
    ],
    [
      '[Pipeline] sh\n+ actionlint\n/w/script.sh.copy: line 1: actionlint: Permission denied',
      'shell: Permission denied',
    ],
    ['bash: line 3: gh: command not found', 'shell: command not found'],
    ['fish: Unknown command: gh', 'shell: command not found'],
    ['sh: 1: jq: not found', 'shell: command not found'],
    ['gh: command not found', 'shell: command not found'],
    ['command not found', 'shell: command not found'],
    ['command not found: aqua', 'shell: command not found: aqua'],
    [
      '/home/runner/work/_temp/12ab-34cd.sh: line 1: jq: command not found',
      'shell: command not found',
    ],
    ['zsh: command not found: aqua', 'shell: command not found: aqua'],
    ['bash: aqua: command not found', 'shell: command not found: aqua'],
    ['sh: 1: aqua: not found', 'shell: command not found: aqua'],
    ['aqua: command not found', 'shell: command not found: aqua'],
    ['bash: aqua-proxy: command not found', 'shell: command not found: aqua-proxy'],
    ['zsh:1: command not found: gh', 'shell: command not found'],
    [
      "gh : The term 'gh' is not recognized as the name of a cmdlet, function, or script file",
      'is not recognized as the name of a cmdlet',
    ],
    [
      "'gh' is not recognized as an internal or external command,\noperable program or batch file.",
      'is not recognized as an internal or external command',
    ],
  ])('removes the name of a program that is not found: %s', (pasted, message) => {
    expect(condense(pasted)).toBe(message);
  });

  it.each([
    ['bash: ./gh: No such file or directory', 'shell: No such file or directory'],
    ['zsh: no such file or directory: ./bin/gh', 'shell: no such file or directory'],
    ['shell: No such file or directory', 'shell: No such file or directory'],
    ['/opt/aqua/bin/gh: No such file or directory', 'No such file or directory'],
    [
      "/opt/aqua/bin/gh: /lib/libc.so.6: version `GLIBC_2.34' not found",
      ": version `GLIBC_2.34' not found",
    ],
  ])('removes the path before or after the message of a shell or a loader: %s', (pasted, said) => {
    expect(condense(pasted)).toBe(said);
  });

  it.each([
    'make: *** Error ERR the tool has no such tag program=aqua',
    'error: the tool has no such tag program=aqua version=2.0.0 exit status 1',
    'WRN the tool has no such tag',
  ])('removes what precedes the level, and the status of the program: %s', (pasted) => {
    expect(condense(pasted)).toBe('the tool has no such tag');
  });

  it.each([
    ['https://aquaproj.github.io/docs/reference/codes/004', 'error 004'],
    ['codes/004', 'error 004'],
    // A line of the log that is cut before its error.
    [
      'ERR aqua failed program=aqua doc=https://aquaproj.github.io/docs/reference/codes/002',
      'error 002',
    ],
    [
      'aqua failed doc="https://aquaproj.github.io/docs/reference/codes/001" program=aqua',
      'error 001',
    ],
  ])('returns the number of the error whose page is the address in %j', (pasted, expected) => {
    expect(condense(pasted)).toBe(expected);
  });

  it('removes invisible characters', () => {
    expect(condense('a\u0000b\u200b\u202ec\n\td')).toBe('a b c d');
  });
});

describe('queryIn', () => {
  it('joins short lines', () => {
    expect(queryIn('command\nnot found')).toBe(condense('command\nnot found'));
    expect(queryIn('aqua\ninstall')).not.toContain('\n');
  });

  it('extracts the message of a long text, and does not change a short line', () => {
    expect(queryIn(`${LINE}\n`)).toBe('command is not found');
    expect(queryIn('install')).toBe('install');
    // It is no log: its path may be the subject.
    expect(queryIn('aqua: open /a/b/c: EOF')).toBe('aqua: open /a/b/c: EOF');
  });
});

describe('capQuery', () => {
  it('does not change a short query', () => {
    expect(capQuery('install ')).toBe('install ');
  });

  it('extracts the message before it cuts', () => {
    expect(capQuery(LINE)).toBe('command is not found');
  });

  it('keeps the message instead of the error of a parser', () => {
    const error =
      'parsing time \\"x\\" as \\"2006-01-02T15:04:05Z07:00\\": cannot parse \\"x\\" as \\"2006\\"';
    const line = `WRN a timestamp file is broken, so recreating it program=aqua error="${error}"`;
    expect(capQuery(line)).toBe('a timestamp file is broken, so recreating it');
  });

  it('keeps the last causes of a long chain', () => {
    const chain = `install packages: ${'x'.repeat(60)}: verify the checksum: checksum is invalid`;
    expect(capQuery(chain)).toBe('verify the checksum: checksum is invalid');
  });

  it.each([
    [
      `##[error]ERR install the package package_name=a/b error="the asset isn't found: b-arm64-macos-monterey.tbz"`,
      "the asset isn't found: b-arm64-macos-monterey.tbz",
    ],
    [
      '$ golangci-lint run\nERR aqua failed exe_name=golangci-lint error="command is not found"\nmake: *** [lint] Error 1',
      'command is not found',
    ],
    [
      `ERR the asset isn't found: ${'x'.repeat(60)}.tar.gz package_name=a/b registry=standard`,
      `the asset isn't found: ${'x'.repeat(41)}`,
    ],
    [
      "Nov 30 07:12:33.420 ERR executable files aren't found\nFiles in the unarchived package:\nLICENSE\nREADME.md\nbin/hello\n  program=aqua package_name=a/hello",
      "executable files aren't found",
    ],
    [
      'fork/exec C:\\Users\\me\\gh.exe: Operation did not complete successfully because the file contains a virus',
      'Operation did not complete successfully because the file',
    ],
    [
      'curl: (60) SSL certificate problem: unable to get local issuer certificate',
      'curl: (60) SSL certificate problem: unable to get local issuer',
    ],
    [
      'ERR check file_src is correct error="build Go tool: build a go package: exec: \\"go\\": executable file not found in %PATH%"',
      'check file_src is correct: build Go tool: build a go package',
    ],
  ])('keeps the cause rather than what surrounds it: %s', (pasted, query) => {
    expect(capQuery(pasted)).toBe(query);
  });

  it('drops generic messages of the operating system before specific messages', () => {
    const chain =
      'find timestamp files: walk directory to find timestamp files: lstat /a/b: no such file or directory';
    expect(capQuery(chain)).toBe('find timestamp files: walk directory to find timestamp files');
  });

  it.each([
    [
      'parse a configuration file as YAML: yaml: line 2: found character that cannot start any token',
      'parse a configuration file as YAML',
    ],
    [
      "parse a checksum file as JSON: invalid character '<' looking for beginning of value",
      'parse a checksum file as JSON',
    ],
    [
      'parse the environment variable AQUA_DISABLE_COSIGN as bool: strconv.ParseBool: parsing "x": invalid syntax',
      'parse the environment variable AQUA_DISABLE_COSIGN as bool',
    ],
    [
      'ERR aqua failed error="check file_src is correct: exe_path isn\'t found: CreateFile C:\\\\Users\\\\me\\\\gh.exe: The system cannot find the file specified."',
      "check file_src is correct: exe_path isn't found",
    ],
    [
      'verify GitHub Artifact Attestations: gh attestation verify exit status 1',
      'verify GitHub Artifact Attestations: gh attestation verify',
    ],
    [
      'failed to install the tool: verify with Cosign: error="exit status 1" certificate-identity mismatch',
      'verify with Cosign: certificate-identity mismatch',
    ],
    [
      'evaluate version constraints: compile a version expression: unexpected token Operator',
      'evaluate version constraints: compile a version expression',
    ],
    [
      'level=error msg="install the registry" error="get a file by Get GitHub Content API: status code 429" program=aqua',
      'get a file by Get GitHub Content API: status code 429',
    ],
  ])('leaves out what says less than the message of the tool: %s', (pasted, query) => {
    expect(capQuery(pasted)).toBe(query);
  });

  it.each([
    'a'.repeat(10_000),
    '😀'.repeat(200),
    'word '.repeat(2_000),
    '\u0301'.repeat(500),
    'a=b '.repeat(3_000),
  ])('never exceeds the limit', (text) => {
    expect(capQuery(text).length).toBeLessThanOrEqual(QUERY_LIMIT);
  });

  it('does not split a character', () => {
    expect(cut(`a${'😀'.repeat(40)}`, 64)).not.toMatch(/[\ud800-\udbff]$/);
  });
});

describe('a paste', () => {
  /** The query that is taken over from a paste into a field with a text, of which the given characters are selected. */
  const taken = (pasted: string, value = '', selectionStart = 0, selectionEnd = value.length) => {
    let query: string | undefined;
    const event = {
      clipboardData: {getData: () => pasted},
      currentTarget: {value, selectionStart, selectionEnd},
      preventDefault: () => {},
    } as unknown as ClipboardEvent<HTMLInputElement>;
    takePaste(event, (found) => {
      query = found;
    });
    return query;
  };

  it.each([
    ['a long line', LINE, 'command is not found'],
    ['several lines', 'checksum\nis required', 'checksum is required'],
    ['a short line, which the field accepts', 'checksum', undefined],
    ['a short line with a path, which the field accepts', 'aqua: open /a/b/c: EOF', undefined],
  ])('of %s', (_, pasted, query) => {
    expect(taken(pasted)).toBe(query);
    expect(taken(pasted, 'old words')).toBe(query);
  });

  it('that keeps a part of the text is left to the field', () => {
    expect(taken(LINE, 'old words', 3)).toBeUndefined();
    expect(taken(LINE, 'old words', 0, 3)).toBeUndefined();
  });
});
