import fs, {type ReadStream} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {afterAll, beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {headersFor, readHeaderRules} from './headers';
import {serve} from './server';

const folder = testFolder({
  'index.html': 'home',
  '404.html': 'missing',
  'docs/faq/index.html': 'faq',
  'assets/js/a.js': 'script',
  'assets/large.txt': 'x'.repeat(20_000_000),
  _headers: '/base/*\n  X-One: 1\n/base/assets/js/*\n  X-Two: 2; a: b\n',
});
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  site = await serve(folder, '/base/');
});

afterAll(() => site.close());

const ask = (address: string, init?: RequestInit) =>
  fetch(`${site.url}${address}`, {redirect: 'manual', ...init});

describe('the server', () => {
  it.each([
    ['/base/', 200, 'home'],
    ['/base/docs/faq/', 200, 'faq'],
    ['/base/404', 200, 'missing'],
    ['/base/docs/', 404, 'missing'],
    ['/base/docs//faq/', 404, 'missing'],
    ['/base/%', 404, 'missing'],
    ['/base/..%2f..%2f..%2fetc/passwd', 404, 'missing'],
    ['/docs/faq/', 404, 'missing'],
    ['//base/', 404, 'missing'],
  ])('responds to %s with %i', async (address, status, text) => {
    const response = await ask(address);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each(['/base/docs/faq', '/base'])(
    'redirects the folder %s to its address with a slash, and keeps the query',
    async (address) => {
      const response = await ask(`${address}?q=1`);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(`${address}/?q=1`);
    },
  );

  it('compresses text if the client accepts gzip', async () => {
    const encoding = async (accepted: string) =>
      (await ask('/base/', {headers: {'accept-encoding': accepted}})).headers.get(
        'content-encoding',
      );
    expect(await encoding('gzip, br')).toBe('gzip');
    expect(await encoding('identity')).toBeNull();
  });

  it('sends the headers of the build, also for missing pages', async () => {
    const {headers} = await ask('/base/assets/js/a.js');
    expect([headers.get('x-one'), headers.get('x-two')]).toEqual(['1', '2; a: b']);
    const missing = await ask('/base/nothing');
    expect([missing.headers.get('x-one'), missing.headers.get('x-two')]).toEqual(['1', null]);
  });

  it.each(['gzip', 'identity'])(
    'closes the file of a canceled request for %s',
    async (accepted) => {
      const open = vi.spyOn(fs, 'createReadStream');
      syncBuiltinESMExports();
      onTestFinished(() => {
        open.mockRestore();
        syncBuiltinESMExports();
      });
      const canceled = new AbortController();
      const headers = {'accept-encoding': accepted};
      await ask('/base/assets/large.txt', {headers, signal: canceled.signal});
      canceled.abort();
      const file = open.mock.results[0]?.value as ReadStream;
      await vi.waitFor(() => expect(file.closed).toBe(true));
      expect(file.readableEnded).toBe(false);
    },
  );

  it('reports that a port is in use', async () => {
    await expect(serve(folder, '/', Number(new URL(site.url).port))).rejects.toThrow('EADDRINUSE');
  });
});

describe('a header file', () => {
  it('is read with comments and empty lines', () => {
    const rules = readHeaderRules('# all\n/*\n  A: b\n\n/one\n  C: d\n');
    expect(headersFor(rules, '/one')).toEqual([
      ['A', 'b'],
      ['C', 'd'],
    ]);
    expect(headersFor(rules, '/one/two')).toEqual([['A', 'b']]);
  });

  it('is rejected with the line that cannot be read', () => {
    expect(() => readHeaderRules('/*\n  A b\n')).toThrow('_headers:2: "A b"');
    expect(() => readHeaderRules('  A: b\n')).toThrow('_headers:1');
  });
});
