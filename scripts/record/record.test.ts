import {execFileSync} from 'node:child_process';
import {X509Certificate} from 'node:crypto';
import {once} from 'node:events';
import {chmodSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import tls from 'node:tls';
import {gunzipSync} from 'node:zlib';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {currentFacts} from '../../plugins/facts/load.ts';
import {testFolder} from '../../tests/unit/folder.ts';
import {itNeeds} from '../../tests/unit/program.ts';
import {ROOT} from '../shared/root.ts';
import {difference, recordAll} from './all.ts';
import {gzip, tar, xz, zip} from './archive.ts';
import {answerFor, script} from './assets.ts';
import {normalize} from './normalize.ts';
import {record} from './run.ts';
import {type Asset, readScenario, type Scenario, type Step} from './scenario.ts';
import {startWeb} from './server.ts';

const members = [
  {name: 'hello', content: Buffer.from(script('hello 1.0.0')), executable: true},
  {name: 'docs/README.md', content: Buffer.from('# Hello\n'), executable: false},
];

describe('archives', () => {
  itNeeds('tar')('are read by the system tar, with modes', () => {
    const directory = testFolder();
    writeFileSync(path.join(directory, 'a.tar.gz'), gzip(tar(members)));
    execFileSync('tar', ['xzf', 'a.tar.gz'], {cwd: directory});
    expect(execFileSync(path.join(directory, 'hello'), {encoding: 'utf8'})).toBe('hello 1.0.0\n');
    expect(readFileSync(path.join(directory, 'docs/README.md'), 'utf8')).toBe('# Hello\n');
  });

  itNeeds('xz')('are compressed by xz if the name ends in .xz', () => {
    const packed = xz(tar(members));
    expect(packed.subarray(0, 6).toString('latin1')).toBe('\xfd7zXZ\x00');
    expect(execFileSync('xz', ['--decompress'], {input: packed}).equals(tar(members))).toBe(true);
  });

  it('may contain more than one gzip block', () => {
    const content = Buffer.alloc(200_000, 'x');
    expect(gunzipSync(gzip(content)).equals(content)).toBe(true);
  });

  it('have the same bytes in every run', () => {
    expect(gzip(tar(members)).equals(gzip(tar(members)))).toBe(true);
    expect(zip(members).equals(zip(members))).toBe(true);
    expect(zip(members).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  });
});

describe('answerFor', () => {
  const url = 'https://files.example.com/hello.tar.gz';
  const asset: Asset = {url, files: {hello: {prints: 'hello'}}};
  const list: Asset = {url: 'https://files.example.com/sums.txt', checksums: [url]};
  const all = new Map([asset, list].map((each) => [each.url, each]));

  it('lists the checksum of the original asset, even if a tampered one is served', () => {
    const honest = answerFor(list, all).body.toString();
    expect(honest).toMatch(/^[0-9a-f]{64} {2}hello\.tar\.gz\n$/);
    const tampered = new Map(all).set(url, {...asset, tampered: true});
    expect(answerFor(list, tampered).body.toString()).toBe(honest);
    expect(answerFor({...asset, tampered: true}, all).body).not.toEqual(answerFor(asset, all).body);
  });

  it('reports a listed file that is not served', () => {
    expect(() => answerFor({...list, checksums: ['https://example.com/x']}, all)).toThrow(
      'https://example.com/x',
    );
  });
});

describe('readScenario', () => {
  const read = (scenario: string, base = '') => {
    const files = {'recordings/sample/scenario.yaml': scenario, 'recordings/bases/b.yaml': base};
    return readScenario(testFolder(files), 'sample', new Map([['tool', '1.2.3']]));
  };

  it('expands an asset for six platforms', () => {
    const scenario = read(
      'title: t\nserve: [{url: "https://example.com/{os}_{arch}.zip"}]\nsteps: [{run: ls}]\n',
    );
    expect(scenario.serve.map(({url}) => url)).toContain('https://example.com/windows_arm64.zip');
    expect(scenario.serve).toHaveLength(6);
  });

  it('merges the scenario into its base, with versions', () => {
    const scenario = read(
      'title: t\nbase: b\nfiles: {b: own}\nsteps: [{show: b}]\n',
      'files: {a: base v%tool%, b: base}\n',
    );
    expect(scenario.files).toEqual({a: 'base v1.2.3', b: 'own'});
  });

  it.each([
    ['title: t\nsteps: [{run: ls, exits: 1}]\n', /sample\/scenario\.yaml[\s\S]*exits/],
    ['title: t\nsteps: [{hide: true}]\n', 'sample/scenario.yaml:2: "run": a step needs one of'],
    ['steps: [{run: ls}]\n', /title/],
  ])('rejects %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

describe('recordAll', () => {
  it('neither records nor compares a session whose programs are missing', async () => {
    const site = testFolder({
      'recordings/sample/scenario.yaml':
        'title: t\nneeds: [bash, no-such-program]\nsteps: [{run: ls}]\n',
    });
    symlinkSync(path.join(ROOT, 'facts'), path.join(site, 'facts'));
    const lacks = 'sample (this machine lacks no-such-program)';
    const {skipped, problems: others} = await recordAll(site, ['sample', 'none'], {check: true});
    expect(skipped).toEqual([lacks]);
    expect(others).toEqual([expect.stringContaining('recordings/none/')]);
    // Otherwise, a check that has compared nothing would pass.
    expect(await recordAll(site, ['sample'], {check: true})).toEqual({
      problems: [`Not compared: ${lacks}: install what it needs\n`],
      skipped: [],
    });
    const {problems} = await recordAll(site, ['sample'], {check: false});
    expect(problems).toEqual([expect.stringContaining('lacks no-such-program')]);
  });
});

describe('a recorded session', () => {
  itNeeds('bash')('is compared with what the commands print now', async () => {
    const {version} = currentFacts(ROOT).tool;
    const site = testFolder({
      'recordings/sample/scenario.yaml': 'title: t\nsteps: [{run: echo new}]\n',
      // Stands for aqua.
      aqua: `#!/bin/sh\necho ${version.slice(1)}\n`,
    });
    chmodSync(path.join(site, 'aqua'), 0o755);
    symlinkSync(path.join(ROOT, 'facts'), path.join(site, 'facts'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    vi.stubEnv('AQUA_BIN', path.join(site, 'aqua'));
    const compare = async () => (await recordAll(site, ['sample'], {check: true})).problems.join();
    expect(await compare()).toContain('- (never recorded)');
    expect((await recordAll(site, ['sample'], {check: false})).problems).toEqual([]);
    expect(await compare()).toBe('');
    const file = path.join(site, 'recordings/sample/session.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('new\\n', 'old\\n'));
    expect(await compare()).toMatch(
      /session\.json: it is not what aqua prints:\n- .*old\n\+ .*new\n/s,
    );
  });
});

describe('record', () => {
  const tool = {binary: '/bin/true', version: 'v1.0.0', proxyVersion: '1.0.0'};
  const scenarioOf = (...steps: Step[]): Scenario => {
    const serve: Asset[] = [
      {url: 'http://example.com/sums.txt', checksums: ['http://example.com/missing']},
      {url: 'http://example.com/text', text: 'hello'},
    ];
    return {title: 't', directory: '~/project', env: {}, files: {}, serve, steps};
  };
  const sessionOf = (...steps: Step[]) => record(scenarioOf(...steps), tool);
  const get = (file: string) =>
    `exec 3<>"/dev/tcp/127.0.0.1/\${HTTP_PROXY##*:}"; ` +
    `printf 'GET http://example.com/${file} HTTP/1.0\\r\\n\\r\\n' >&3; tail -n 1 <&3`;

  itNeeds('bash')('serves files to the commands', async () => {
    const {steps} = await sessionOf({run: get('text')}, {run: 'exit 3', exit: 3});
    expect(steps.map(({output, exit}) => [output, exit])).toEqual([
      ['hello', 0],
      ['', 3],
    ]);
    await expect(sessionOf({run: 'exit 3'})).rejects.toThrow('`exit 3` exited with 3');
  });

  itNeeds('bash')('reports a command that does not end, and one that is ended', async () => {
    await expect(record(scenarioOf({run: 'while :; do :; done'}), tool, 1_000)).rejects.toThrow(
      '`while :; do :; done` did not end within 1 s, the scenario expects the exit code 0.',
    );
    await expect(sessionOf({run: 'kill -KILL $$'})).rejects.toThrow('was ended by SIGKILL');
  });

  itNeeds('bash')('ends what a command that does not end has started', async () => {
    const folder = testFolder({});
    // A line each time, as long as it runs.
    const run = `while :; do echo >> '${folder}/log'; sleep 0.1; done & sleep 60`;
    await expect(record(scenarioOf({run}), tool, 500)).rejects.toThrow('did not end within 0.5 s');
    const lines = () => readFileSync(path.join(folder, 'log'), 'utf8').length;
    const before = lines();
    await setTimeout(500);
    expect(lines()).toBe(before);
  });

  itNeeds('bash')('reports a file that cannot be made, whatever the exit code', async () => {
    const missing = 'sums.txt lists http://example.com/missing, which is not served';
    await expect(sessionOf({run: get('sums.txt')})).rejects.toThrow(missing);
    await expect(sessionOf({run: `${get('sums.txt')}; exit 3`})).rejects.toThrow(missing);
  });
});

describe('startWeb', () => {
  it('has a certificate for its hosts only', async () => {
    const web = await startWeb(['example.com'], () => undefined);
    const certificate = new X509Certificate(web.certificate);
    expect(certificate.checkHost('example.com')).toBe('example.com');
    expect(certificate.checkHost('github.com')).toBe('github.com');
    expect(certificate.checkHost('example.org')).toBeUndefined();
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    web.close();
  });

  const answer = (url: string) =>
    /^https?:\/\/github\.com\/a$/.test(url)
      ? {status: 200, type: 'text/plain', body: Buffer.from('yes')}
      : undefined;

  it('serves known URLs, and responds with 404 to all others', async () => {
    const web = await startWeb([], answer);
    const get = (target: string) =>
      new Promise<number>((resolve) => {
        const {hostname, port} = new URL(web.proxy);
        http.get({hostname, port, path: target}, ({statusCode = 0}) => resolve(statusCode));
      });
    expect(await get('http://github.com/a')).toBe(200);
    expect(await get('http://github.com/b')).toBe(404);
    web.close();
  });

  it('serves https through a tunnel, as a trusted host, until it is closed', async () => {
    const web = await startWeb([], answer);
    const {hostname, port} = new URL(web.proxy);
    const tunnel = http.request({hostname, port, method: 'CONNECT', path: 'github.com:443'}).end();
    const [, socket] = await once(tunnel, 'connect');
    const secure = tls.connect({socket, servername: 'github.com', ca: web.certificate});
    await once(secure, 'secureConnect');
    const headers = {host: 'github.com'};
    const request = http.get({path: '/a', headers, createConnection: () => secure});
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(200);
    const closed = once(secure, 'close');
    web.close();
    await closed;
  });
});

describe('normalize', () => {
  const places = {base: '/tmp/recording-x1', version: '2.62.3'};

  it('replaces variable values', () => {
    expect(
      normalize(
        '\u001b[2mMar  3 01:02:03.456\u001b[0m INF at /tmp/recording-x1/home/me/a program=aqua version=""',
        places,
      ),
    ).toBe('Nov 21 12:00:00.000 INF at /home/me/a program=aqua version=2.62.3');
    expect(normalize('/tmp/recording-x1/tmp/2839472913', places)).toBe('/tmp/123456789');
  });

  it('sorts lines that aqua prints in a random order', () => {
    const line = (env: string) =>
      `INF downloading an asset to calculate the checksum env=${env}\n`.replace(/^/, 'now ');
    expect(normalize(`${line('linux')}${line('darwin')}done\n`, places)).toBe(
      `${line('darwin')}${line('linux')}done\n`,
    );
  });

  it('does not change other text', () => {
    const text = 'package_version=v1.0.0 expected_checksum=0123456789 /tmp/file';
    expect(normalize(text, places)).toBe(text);
  });
});

describe('difference', () => {
  it('shows the lines that differ', () => {
    expect(difference('a\nb\nc', 'a\nx\nc\nd')).toBe('- b\n+ x\n+ d');
    expect(difference('a', 'a')).toBe('');
  });
});
