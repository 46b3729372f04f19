import {spawnSync} from 'node:child_process';
import {constants} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {browserCandidates, ensureBrowser} from './browser.mjs';
import {findEngines, programsIn} from './engines.mjs';
import {isInstalled} from './packages.mjs';
import {oldNodeMessage} from './prerequisites.mjs';
import {npmCommand} from './run.mjs';
import {mayInstall, packageCommands} from './system.mjs';
import {reported, startBeside} from './tests.mjs';
import {format, playwrightResult, sum, vitestResult} from './totals.mjs';

describe('oldNodeMessage', () => {
  it.each(['20.20.0', '20.21.1', '22.0.0'])('accepts %s', (version) => {
    expect(oldNodeMessage(version)).toBeUndefined();
  });

  it.each(['18.20.8', '20.19.6'])(
    'rejects %s with one line that contains the required version',
    (version) => {
      expect(oldNodeMessage(version)).toMatch(
        /^Node .* is too old: install Node 20\.20 or later.*$/,
      );
    },
  );
});

describe('isInstalled', () => {
  const lock = {
    packages: {
      '': {version: '0'},
      'node_modules/a': {version: '1.0.0'},
      'node_modules/b': {version: '2.0.0', optional: true},
    },
  };

  it('accepts the packages of the lock file, without optional ones', () => {
    expect(isInstalled(lock, {packages: {'node_modules/a': {version: '1.0.0'}}})).toBe(true);
  });

  it.each([
    ['nothing is installed', undefined],
    ['a package is missing', {packages: {}}],
    ['a version differs', {packages: {'node_modules/a': {version: '1.0.1'}}}],
  ])('returns false if %s', (_, installed) => {
    expect(isInstalled(lock, installed)).toBe(false);
  });
});

it('looks for a browser in PATH before the one that Playwright downloads', () => {
  vi.stubEnv('PATH', ['/a', '/b'].join(path.delimiter));
  const candidates = browserCandidates('/downloaded');
  vi.unstubAllEnvs();
  expect(candidates.slice(0, 2)).toEqual([
    path.join('/a', 'chromium'),
    path.join('/b', 'chromium'),
  ]);
  expect(candidates.at(-1)).toBe('/downloaded');
});

it('uses the browser that CHROMIUM names, unless it does not start', async () => {
  // Like a browser, it prints its version.
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(await ensureBrowser()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM', '/nowhere');
  await expect(ensureBrowser()).rejects.toThrow('CHROMIUM is /nowhere, which is not a working');
  vi.unstubAllEnvs();
});

describe('npmCommand', () => {
  it.each([
    ['/npm/bin/npm-cli.js', 'win32', [process.execPath, ['/npm/bin/npm-cli.js', 'ci']]],
    ['/yarn/bin/yarn.js', 'linux', ['npm', ['ci']]],
    [undefined, 'linux', ['npm', ['ci']]],
    // A .cmd file does not start without a shell.
    [undefined, 'win32', ['cmd.exe', ['/d', '/s', '/c', 'npm', 'ci']]],
  ])('runs %s on %s', (npm, platform, command) => {
    vi.stubEnv('npm_execpath', undefined);
    expect(npmCommand(['ci'], npm, platform)).toEqual(command);
    vi.unstubAllEnvs();
  });
});

describe('packageCommands', () => {
  const debian = 'NAME="Debian GNU/Linux"\nID=debian\n';

  it('installs without sudo as root', () => {
    expect(
      packageCommands(debian, true, ['chromium'], ['debian']).map(([command]) => command),
    ).toEqual(['apt-get', 'apt-get']);
  });

  it('uses sudo as another user', () => {
    expect(packageCommands(debian, false, ['chromium'], ['debian']).at(-1)?.join(' ')).toBe(
      'sudo apt-get install -y --no-install-recommends chromium',
    );
  });

  it.each(['ID=ubuntu\nID_LIKE=debian\n', 'ID=fedora\n', ''])(
    'returns no commands for %j',
    (system) => {
      expect(packageCommands(system, true, ['chromium'], ['debian'])).toEqual([]);
    },
  );
});

describe('the other engines', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('are found in the program folders, with Debian’s Firefox first', () => {
    const folder = testFolder({firefox: '', 'firefox-esr': '', Xvfb: ''});
    expect(programsIn(['/nowhere', folder])).toEqual({
      firefox: path.join(folder, 'firefox-esr'),
      screen: path.join(folder, 'Xvfb'),
      driver: undefined,
      miniBrowser: undefined,
    });
  });

  it('are reported with their packages if they are missing', () => {
    vi.stubEnv('PATH', '/nowhere');
    expect(() => findEngines()).toThrow(
      /^No firefox-esr, .*: install firefox-esr .* \(apt-get install firefox-esr/,
    );
  });
});

describe('mayInstall', () => {
  it.each([
    ['y', true],
    [' Yes ', true],
    ['n', false],
    ['', false],
    ['yikes', false],
  ])('for the answer %j on a terminal, returns %s', async (answer, allowed) => {
    expect(await mayInstall({}, true, async () => answer)).toBe(allowed);
  });

  it.each([
    ['CI, which agrees', {CI: 'true'}, true, true],
    ['CI without a terminal', {CI: 'true'}, false, true],
    ['an environment without a terminal', {}, false, false],
  ])('does not ask in %s', async (_, environment, terminal, allowed) => {
    const ask = vi.fn(async () => 'y');
    expect(await mayInstall(environment, terminal, ask)).toBe(allowed);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('startBeside', () => {
  it('starts immediately, buffers the output, and then shows it as it arrives', async () => {
    const shown: string[] = [];
    let print = (_: Buffer) => {};
    let finish = (_: string) => {};
    const show = startBeside(
      (printer) => {
        print = printer;
        return new Promise<string>((resolve) => {
          finish = resolve;
        });
      },
      (output) => shown.push(String(output)),
    );
    print(Buffer.from('one'));
    expect(shown).toEqual([]);
    const result = show();
    expect(shown).toEqual(['one']);
    print(Buffer.from('two'));
    expect(shown).toEqual(['one', 'two']);
    finish('done');
    await expect(result).resolves.toBe('done');
  });

  it('throws the error of a step when its result is requested', async () => {
    const show = startBeside(() => Promise.reject(new Error('broken')));
    await expect(show()).rejects.toThrow('broken');
  });
});

it('reports tests that end before they write their report', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  expect(await reported(async () => 7, vitestResult)).toEqual({passed: 0, failed: 1});
  expect(print).toHaveBeenCalledExactlyOnceWith(
    'The tests ended with status 7 before they wrote a report: the lines above contain the cause.',
  );
  print.mockRestore();
});

describe('totals', () => {
  const fileOf = (name: string, status: string, ...statuses: string[]) => ({
    name,
    status,
    message: 'does not load',
    assertionResults: statuses.map((each, index) => ({fullName: `test ${index}`, status: each})),
  });

  it('count skipped tests as failed, and tests that passed on retry as passed', () => {
    const testResults = [fileOf('a.test.ts', 'failed', 'passed', 'failed', 'pending')];
    expect(vitestResult({numPassedTests: 1, numTotalTests: 3, testResults})).toMatchObject({
      passed: 1,
      failed: 2,
    });
    const stats = {expected: 4, flaky: 1, unexpected: 1, skipped: 1};
    expect(playwrightResult({stats, errors: [], suites: []})).toMatchObject({passed: 5, failed: 2});
  });

  it.each([
    ['this machine', false, 0],
    ['CI', true, 1],
  ])('on %s, count a test whose program is missing as failed: %s', (_, isCI, failed) => {
    const assertionResults = [
      {fullName: 'archives are read', status: 'passed'},
      {fullName: 'archives are compressed (needs xz)', status: 'skipped'},
    ];
    const testResults = [{name: 'a.test.ts', status: 'passed', assertionResults}];
    expect(vitestResult({numPassedTests: 1, numTotalTests: 2, testResults}, isCI)).toEqual({
      passed: 1,
      failed,
      faults: ['skipped: a.test.ts: archives are compressed (needs xz)'],
    });
    // Nothing else may be skipped.
    assertionResults.push({fullName: 'archives are written', status: 'skipped'});
    const other = vitestResult({numPassedTests: 1, numTotalTests: 3, testResults}, isCI);
    expect(other.failed).toBe(failed + 1);
  });

  it('count a file that cannot be loaded as failed', () => {
    const testResults = [fileOf('a.test.ts', 'passed', 'passed'), fileOf('b.test.ts', 'failed')];
    expect(vitestResult({numPassedTests: 1, numTotalTests: 1, testResults}).failed).toBe(1);
    const stats = {expected: 0, flaky: 0, unexpected: 0, skipped: 0};
    expect(playwrightResult({stats, errors: [{}], suites: []}).failed).toBe(1);
  });

  it('include the name of each test that failed or passed only on retry', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      line: 7,
      tests: [{status}],
    });
    const file = {
      title: 'a.spec.ts',
      specs: [spec('one', 'expected'), spec('two', 'flaky')],
      suites: [{title: 'group', specs: [spec('three', 'unexpected'), spec('four', 'skipped')]}],
    };
    const stats = {expected: 1, flaky: 1, unexpected: 1, skipped: 1};
    expect(playwrightResult({suites: [file], stats, errors: []}).faults).toEqual([
      'failed: a.spec.ts:7: three',
      'skipped: a.spec.ts:7: four',
      'passed when tried again: a.spec.ts:7: two',
    ]);
    const testResults = [
      fileOf('a.test.ts', 'failed', 'passed', 'failed'),
      fileOf('b.test.ts', 'failed'),
    ];
    expect(vitestResult({numPassedTests: 1, numTotalTests: 2, testResults}).faults).toEqual([
      'failed: a.test.ts: test 1',
      'failed: b.test.ts: does not load',
    ]);
  });

  it('are added up and printed in the same format', () => {
    expect(
      format(
        sum([
          {passed: 1, failed: 0},
          {passed: 2, failed: 3},
        ]),
      ),
    ).toBe('3 passed, 3 failed');
  });
});

it('refuses arguments for a task that runs all of its tests, before it installs anything', () => {
  const script = path.join(import.meta.dirname, '../bootstrap.mjs');
  const args = [script, 'no-such-task', '-t', 'search'];
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  expect(stderr).toContain('and cannot use "-t search"');
  expect(status).toBe(1);
});

it.each(['SIGINT', 'SIGTERM'] as const)('starts no further step after %s', (signal) => {
  const script = `
    import {runTests, TASKS} from ${JSON.stringify(new URL('tests.mjs', import.meta.url))};
    TASKS.two = ['First', 'Second'].map((name) => [
      name,
      async () => {
        process.emit('${signal}', '${signal}', ${constants.signals[signal]});
        return {passed: 1, failed: 0};
      },
    ]);
    process.exitCode = await runTests('two');`;
  const {status, stdout} = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('First');
  expect(stdout).not.toContain('Second');
  expect(status).toBe(128 + constants.signals[signal]);
});
