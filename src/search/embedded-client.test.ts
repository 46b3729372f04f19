import {describe, expect, it, vi} from 'vitest';
import {IndexError, requestFor, type SearchClient} from './client';
import {createEmbeddedClient} from './embedded-client';
import {hostOf, PAGES} from './fixtures';
import {FORMAT} from './index-file';

const MANIFEST = '/assets/search/manifest.json';
const FACETS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

const request = (query: string, facetFilters = FACETS, page = 0) =>
  requestFor(query, {indexName: 'aqua', snippetWords: 10, facetFilters, page});

async function ask(client: SearchClient, query: string, facets = FACETS) {
  const {results} = await client.search({requests: [request(query, facets)]});
  const result = results[0];
  if (!result) throw new Error('no result');
  return result;
}

const client = createEmbeddedClient(MANIFEST, hostOf(PAGES));
const first = async (query: string) =>
  new URL((await ask(client, query)).hits[0]?.url ?? 'https://nothing').pathname;

describe('what is found first', () => {
  it.each([
    ['checksum', '/docs/guides/checksum'],
    ['checksum is required', '/docs/reference/codes/001'],
    ['ERR aqua failed error="checksum is required" program=aqua', '/docs/reference/codes/001'],
    ['delete package', '/docs/guides/uninstall-packages'],
    ['root dir', '/docs/reference/config'],
    ['AQUA_ROOT_DIR', '/docs/reference/config'],
    ['AQUA_REMOVE_M', '/docs/guides/uninstall-packages'],
    ['version overrides', '/docs/reference/registry-config/version-overrides'],
    ['versionoverrides', '/docs/reference/registry-config/version-overrides'],
    ['vaccum', '/docs/guides/vacuum'],
    ['lazy i', '/docs/tutorial/lazy-install'],
    ['how do I install aqua?', '/docs/install'],
    ['free disk space', '/docs/guides/vacuum'],
  ])('%s', async (query, page) => {
    expect(await first(query)).toBe(page);
  });
});

describe('an answer', () => {
  it('is in the format of Algolia', async () => {
    const result = await ask(client, 'require checksum');
    expect(result).toMatchObject({page: 0, hitsPerPage: 20, query: 'require checksum'});
    expect(result.nbHits).toBeGreaterThanOrEqual(result.hits.length);
    expect(result.hits[0]).toMatchObject({
      hierarchy: {lvl0: 'Guides', lvl1: 'Verify checksums'},
      _highlightResult: {hierarchy: {lvl1: {value: 'Verify <mark>checksums</mark>'}}},
    });
    expect(result.hits.map(({url}) => url)).toContain(
      'https://aquaproj.github.io/docs/guides/checksum#require-a-checksum',
    );
  });

  it('shows in a snippet why a text is there', async () => {
    const {hits} = await ask(client, 'AQUA_REMOVE_MODE');
    expect(hits[0]).toMatchObject({
      type: 'content',
      url: 'https://aquaproj.github.io/docs/guides/uninstall-packages#remove-links',
      _snippetResult: {
        content: {
          value: '<mark>AQUA</mark>_<mark>REMOVE</mark>_<mark>MODE</mark> decides what goes.',
        },
      },
    });
  });

  it('has at most three hits of a page', async () => {
    const many = {
      path: '/docs/many',
      title: 'Token',
      blocks: Array.from({length: 20}, (_, i) => `# Token ${i}`),
    };
    const result = await ask(createEmbeddedClient(MANIFEST, hostOf([...PAGES, many])), 'token');
    expect(result.hits.filter(({url}) => url.includes('/docs/many'))).toHaveLength(3);
  });

  it('answers each request of several', async () => {
    const {results} = await client.search({requests: [request('vacuum'), request('install')]});
    expect(results.map(({query}) => query)).toEqual(['vacuum', 'install']);
  });

  it('keeps to the facets', async () => {
    expect((await ask(client, 'news')).nbHits).toBe(1);
    expect(
      (await ask(client, 'news', ['language:en', ['docusaurus_tag:docs-default-current']])).nbHits,
    ).toBe(0);
    expect((await ask(client, 'news', ['language:fr'])).nbHits).toBe(0);
  });

  it('comes in pages', async () => {
    const pages = Array.from({length: 30}, (_, i) => ({
      path: `/docs/p${i}`,
      title: `Page about tokens ${i}`,
      blocks: ['x'],
    }));
    const big = createEmbeddedClient(MANIFEST, hostOf(pages));
    const {results} = await big.search({
      requests: [request('tokens'), request('tokens', FACETS, 1)],
    });
    expect(results.map(({hits, nbHits, nbPages}) => [hits.length, nbHits, nbPages])).toEqual([
      [20, 30, 2],
      [10, 30, 2],
    ]);
  });

  it('is empty for nothing and for what is nowhere', async () => {
    expect((await ask(client, '  ')).hits).toEqual([]);
    expect((await ask(client, 'qqqzzzxxx')).nbHits).toBe(0);
    expect(client.suggest?.('qqqzzz checksum')).toContain('checksum');
  });
});

describe('a host that fails', () => {
  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
    ['has no index', async () => new Response('', {status: 404}), true],
    [
      'answers with its page',
      async () => new Response('<html>', {headers: {'content-type': 'text/html'}}),
      true,
    ],
    ['breaks', async () => new Response('', {status: 500}), false],
    [
      'sends half a file',
      async () => new Response('{"format": 2,', {headers: {'content-type': 'application/json'}}),
      false,
    ],
    ['sends something else', async () => Response.json({format: 99}), false],
    [
      'sends an index that is none',
      async () => Response.json({format: FORMAT, index: 'x', texts: 'y', pages: null}),
      false,
    ],
  ])('says so when it %s, and is asked again', async (_, broken, isMissing) => {
    let isBroken = true;
    const host = hostOf(PAGES);
    const failing = createEmbeddedClient(MANIFEST, (address) =>
      isBroken ? broken() : host(address),
    );
    const error = await ask(failing, 'checksum').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(IndexError);
    expect(error).toMatchObject({name: 'RetryError', isMissing});
    isBroken = false;
    expect((await ask(failing, 'checksum')).hits.length).toBeGreaterThan(0);
  });

  it('gives hits without snippets when the texts cannot be had', async () => {
    const host = hostOf(PAGES);
    const half = createEmbeddedClient(MANIFEST, (address) =>
      address.includes('/texts/') ? Promise.reject(new TypeError('offline')) : host(address),
    );
    const {hits} = await ask(half, 'vacuum');
    expect(hits[0]?.url).toBe('https://aquaproj.github.io/docs/guides/vacuum');
  });

  it('fetches each file once', async () => {
    const host = vi.fn(hostOf(PAGES));
    const counted = createEmbeddedClient(MANIFEST, host);
    await Promise.all([ask(counted, 'checksum'), ask(counted, 'checksum'), counted.prepare?.()]);
    const asked = host.mock.calls.map(([address]) => address);
    expect(new Set(asked).size).toBe(asked.length);
  });
});
