import {describe, expect, it} from 'vitest';
import {currentFacts} from '../../../plugins/facts/load.ts';
import {ROOT} from '../../shared/root.ts';
import {checkSamples, report} from './check.ts';
import {aquaCalls, callProblem} from './commands.ts';
import {fencesOf} from './fences.ts';
import {schemaOf} from './schema.ts';
import {consoleCommands, dockerfileCommands, shellProblem} from './shell.ts';

const facts = currentFacts(ROOT);

/** The problems of a page that contains only this fence. */
function problemsOf(meta: string, value: string): string[] {
  const fences = fencesOf(`\`\`\`${meta}\n${value}\n\`\`\`\n`, 'docs/page.mdx');
  return checkSamples(fences, facts).flatMap((checked) => report(checked, true));
}

const AQUA_YAML = `registries:
  - type: standard
    ref: v4.554.0 # renovate: depName=aquaproj/aqua-registry
packages:
  - name: jqlang/jq@jq-1.8.1`;

describe('fencesOf', () => {
  it('finds fences with their lines, including indented fences and longer marks', () => {
    const page = [
      'Text',
      '- item',
      '  ```sh',
      '  aqua install',
      '    indented',
      '  ```',
      '````md title="a.md"',
      '```sh',
      '```',
      '````',
      '> ```sh',
      '> aqua list',
      '> ```',
    ].join('\n');
    expect(fencesOf(page, 'p.mdx').map(({line, lang, value}) => ({line, lang, value}))).toEqual([
      {line: 3, lang: 'sh', value: 'aqua install\n  indented'},
      {line: 7, lang: 'md', value: '```sh\n```'},
      {line: 11, lang: 'sh', value: 'aqua list'},
    ]);
  });

  it.each([
    '```sh\n',
    '```sh\necho "```"',
    '```sh\naqua i\n```sh\n',
    '````md\n```\n',
    '- ```sh\n  aqua i\n\nText',
  ])('reports the place of an unclosed fence: %j', (page) => {
    expect(() => fencesOf(`\n${page}`, 'p.mdx')).toThrow('p.mdx:2: this fence is never closed');
  });

  it('reports the place of an unknown attribute', () => {
    expect(() => fencesOf('```sh titel="x"\n```', 'p.mdx')).toThrow('p.mdx:1');
  });
});

describe('the form of a fence', () => {
  it.each([
    ['', 'x', 'has no language'],
    ['yml', 'a: 1', 'the language "yml" is not known'],
    ['yaml', 'a: 1', 'say what this YAML is'],
    ['yaml as="package"', 'a: 1', 'as="package" is not known'],
    ['yaml unchecked=""', 'a: 1', 'needs a reason'],
    ['console', 'only output', 'starts with "$ "'],
  ])('```%s is rejected', (meta, value, message) => {
    expect(problemsOf(meta, value).join()).toContain(message);
  });
});

describe('files of the tool', () => {
  it('accepts a correct aqua.yaml', () => {
    expect(problemsOf('yaml title="aqua.yaml"', AQUA_YAML)).toEqual([]);
  });

  it.each([
    ['a field that does not exist', AQUA_YAML.replace('ref:', 'reff:'), '"reff"'],
    ['a value of the wrong type', AQUA_YAML.replace('v4.554.0', '4'), '/registries/0/ref'],
    ['a value that is not allowed', AQUA_YAML.replace('standard', 'http'), '"github_content"'],
    ['broken YAML', AQUA_YAML.replace('    ref', '   ref'), 'docs/page.mdx:1: aqua.yaml'],
    ['an alias without an anchor', `${AQUA_YAML}\nx: *.yaml\n`, 'the alias *.yaml'],
  ])('rejects %s', (_, value, message) => {
    expect(problemsOf('yaml title="aqua.yaml"', value).join()).toContain(message);
  });

  it.each([
    ['list items that are not indented', AQUA_YAML.replace(/^ {2}/gm, ''), 'indent by two spaces'],
    ['a deeper indentation', AQUA_YAML.replace(/^ {2}/gm, '    '), 'indent by two spaces'],
    ['a ref without a comment', AQUA_YAML.replace(/ # renovate.*/, ''), 'renovate: depName='],
  ])('rejects the style of %s', (_, value, message) => {
    expect(problemsOf('yaml title="aqua.yaml"', value).join()).toContain(message);
  });

  it('checks where a field is allowed', () => {
    const override = '- goos: windows\n  format: zip';
    expect(problemsOf('yaml as="registry-override"', override)).toEqual([]);
    expect(problemsOf('yaml as="registry-override"', `${override}\n  aliases: []`)).not.toEqual([]);
    expect(problemsOf('yaml as="registry-package"', 'type: http\nname: a/b')).toEqual([]);
    expect(problemsOf('yaml as="registry-package"', 'type: http\ngoos: linux')).not.toEqual([]);
    expect(problemsOf('yaml as="registry-package"', 'repo_owner: a')).not.toEqual([]);
    expect(problemsOf('yaml as="registry-package-part"', 'repo_owner: a')).toEqual([]);
    expect(problemsOf('yaml as="registry-package-part"', 'goos: linux')).not.toEqual([]);
  });

  it('reads TOML, and steps of a CircleCI job', () => {
    expect(problemsOf('toml title="mise.toml"', '[tools]\ngo = "1.26"')).toEqual([]);
    expect(problemsOf('toml title="mise.toml"', '[tools\ngo = "1.26"')).not.toEqual([]);
    expect(problemsOf('yaml as="circleci-steps"', '- run: aqua i -l')).toEqual([]);
    expect(problemsOf('yaml as="circleci-steps"', '- run: aqua i -z').join()).toContain('-z');
  });

  it('reads JSON, and allows comments only in files that support them', () => {
    expect(problemsOf('json title="a.json"', '{"a": 1,}')).not.toEqual([]);
    expect(problemsOf('json5 title="renovate.json5"', '{a: 1, /* why */}')).toEqual([]);
    expect(
      problemsOf('json title="renovate.json"', '{"extends": ["github>a/b"]}').join(),
    ).toContain('#version');
  });
});

describe('wrong="…"', () => {
  it('accepts a sample that is wrong', () => {
    expect(problemsOf('json wrong="a comma too many"', '{"a": 1,}')).toEqual([]);
  });

  it('reports a sample that is correct', () => {
    expect(problemsOf('json wrong="a comma too many"', '{"a": 1}').join()).toContain(
      'every check accepts it',
    );
  });
});

describe('aquaCalls', () => {
  it.each([
    ['aqua i -l', [['i', '-l']]],
    ['AQUA_LOG_LEVEL=debug sudo aqua install && aqua list | sort', [['install'], ['list']]],
    ['export PATH="$(aqua root-dir)/bin:$PATH"', [['root-dir']]],
    ['# aqua nonsense\necho aqua\n', []],
    ['aqua g -i \\\n  cli/cli', [['g', '-i', 'cli/cli']]],
    ['aqua which gh > out.txt 2>/dev/null', [['which', 'gh']]],
    ['cat <<EOF\naqua nonsense\nEOF\naqua i', [['i']]],
    [
      "aqua g 'cli/cli'; if aqua which gh; then aqua i; fi",
      [['g', 'cli/cli'], ['which', 'gh'], ['i']],
    ],
    ['aqua up <command>', [['up', '<command>']]],
    ['aqua-installer -v v2.62.3', []],
  ])('%j', (text, calls) => {
    expect(aquaCalls(text)).toEqual(calls);
  });
});

describe('callProblem', () => {
  const check = (line: string) => callProblem(line.split(' '), facts.commands);

  it.each([
    'install --only-link',
    'i -t ci --exclude-tags=release',
    '-c aqua.yaml which gh',
    'exec -- gh --version',
    'exec gh --unknown',
    'remove --mode pl gh',
    'policy allow',
    'token set --stdin',
    'completion bash',
  ])('accepts aqua %s', (line) => {
    expect(check(line)).toBeUndefined();
  });

  it.each([
    ['install --tag ci', '"aqua install" has no flag --tag; it has'],
    ['isntall', 'aqua has no command "isntall"'],
    ['policy alow', '"aqua policy" has no command "alow"'],
    ['root-dir here', 'takes no arguments'],
    ['which a b', 'no more than 1'],
    ['remove --mode', 'needs a value'],
  ])('rejects aqua %s', (line, message) => {
    expect(check(line)).toContain(message);
  });
});

describe('shell samples', () => {
  it('extracts the commands of a session and of a Dockerfile', () => {
    expect(consoleCommands('$ aqua i \\\n> -l\nINF done\n$ ls\n> not a command? yes')).toBe(
      'aqua i \\\n-l\nls\nnot a command? yes',
    );
    expect(dockerfileCommands('FROM a\nRUN --mount=type=cache,target=/x aqua i \\\n  -a\n')).toBe(
      'aqua i \\\n  -a',
    );
  });

  it('uses the next shell if the first is missing, and fails if there is none', () => {
    expect(shellProblem('aqua i', ['no-such-shell', 'sh'])).toBeUndefined();
    expect(shellProblem('echo "', ['no-such-shell', 'sh'])).toBeDefined();
    expect(() => shellProblem('aqua i', ['no-such-shell'])).toThrow(/no-such-shell is needed/);
  });

  it('reports an open quote, but not a placeholder', () => {
    expect(shellProblem('echo "a')).toBeDefined();
    expect(shellProblem('aqua rm <package>')).toBeUndefined();
    expect(problemsOf('sh', 'aqua i &&')).not.toEqual([]);
  });

  it('reports a comment in commands that readers paste, but not in a script', () => {
    expect(problemsOf('sh', 'aqua i # all').join()).toContain('zsh reads the comment in "aqua i');
    expect(problemsOf('sh', '# first\naqua i')).toHaveLength(1);
    expect(problemsOf('sh', 'echo "#1" a#b')).toEqual([]);
    expect(problemsOf('sh title="setup.sh"', 'aqua i # all')).toEqual([]);
  });
});

describe('workflows', () => {
  it('are checked with GitHub’s own parser', () => {
    const step = '- uses: actions/checkout@v5\n- run: aqua i -l';
    expect(problemsOf('yaml as="workflow-steps"', step)).toEqual([]);
    expect(problemsOf('yaml as="workflow-steps"', step.replace('uses', 'use'))).not.toEqual([]);
    expect(problemsOf('yaml as="workflow-steps"', step.replace('-l', '-z')).join()).toContain('-z');
  });
});

describe('schemaOf', () => {
  it('reports an unknown type', () => {
    const [fields] = Object.values(facts.fields);
    if (!fields) throw new Error('no fields');
    const [first, ...rest] = fields.objects;
    if (!first) throw new Error('no objects');
    const odd = {name: 'odd', type: 'sort of a string', description: 'Odd.'};
    expect(() =>
      schemaOf({...fields, objects: [{...first, fields: [...first.fields, odd]}, ...rest]}),
    ).toThrow('sort of a string');
  });
});
