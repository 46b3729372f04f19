import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {JSDOM} from 'jsdom';
import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
// The browser build of the client, with its requests and timeouts.
import {liteClient} from '../../../node_modules/algoliasearch/dist/lite/builds/browser.js';
import {plainText} from '../answer';
import {createAlgoliaEngine, segmentsOf} from '.';

type Answer = (
  request: {url: string; body: string; headers: IncomingMessage['headers']},
  response: ServerResponse,
) => void;

const hit = (url: string) => ({
  objectID: url,
  type: 'lvl1',
  url,
  anchor: null,
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'Title'},
});

const good: Answer = ({body}, response) => {
  const {requests} = JSON.parse(body) as {requests: {query: string; indexName: string}[]};
  const results = requests.map(({query, indexName}) => ({
    hits: [hit('https://aquaproj.github.io/docs/install')],
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query,
    index: indexName,
    queryID: `id-of-${query}`,
  }));
  response.end(JSON.stringify({results}));
};

const servers: Server[] = [];
let application = 0;

/** A host that implements Algolia's protocol; `answer` determines its response. */
async function host(answer: Answer) {
  const asked: {url: string; body: string; headers: IncomingMessage['headers']}[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const what = {url: request.url ?? '', body, headers: request.headers};
      asked.push(what);
      answer(what, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return {address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked};
}

function engineOf(hosts: {address: string}[]) {
  application += 1;
  const settings = {
    appId: `APP${application}`,
    apiKey: 'key',
    indexName: 'docs',
    hosts: hosts.map(({address}) => address),
  };
  return createAlgoliaEngine(settings, liteClient as never);
}

const FILTERS = {language: 'en', tags: ['default', 'docs-default-current']};

const search = (engine: ReturnType<typeof engineOf>, query: string) =>
  engine.search({query, filters: FILTERS, snippetWords: 10});

beforeAll(() => {
  const {window} = new JSDOM('', {url: 'http://127.0.0.1/'});
  vi.stubGlobal('window', window);
  vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest);
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a request', () => {
  it('is one multi-index query with the fields that the dialog needs', async () => {
    const only = await host(good);
    await search(engineOf([only]), 'install');
    expect(only.asked).toHaveLength(1);
    expect(only.asked[0]?.url).toMatch(/^\/1\/indexes\/\*\/queries/);
    expect(JSON.parse(only.asked[0]?.body ?? '').requests[0]).toMatchObject({
      query: 'install',
      indexName: 'docs',
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToRetrieve: expect.arrayContaining([
        'hierarchy.lvl0',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ]),
      attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:10', 'content:10']),
    });
    expect(only.asked[0]?.headers['x-algolia-api-key'] ?? only.asked[0]?.url).toContain('key');
  });

  it('is limited to 64 characters', async () => {
    const only = await host(good);
    await search(engineOf([only]), 'install '.repeat(50));
    expect(JSON.parse(only.asked[0]?.body ?? '').requests[0].query.length).toBeLessThanOrEqual(64);
  });

  it('returns an answer', async () => {
    expect(await search(engineOf([await host(good)]), 'a')).toEqual({
      query: 'a',
      count: 1,
      page: 0,
      pageCount: 1,
      hits: [
        {
          id: 'https://aquaproj.github.io/docs/install',
          kind: 'page',
          url: 'https://aquaproj.github.io/docs/install',
          area: 'Guides',
          headings: [[{text: 'Title', isMatch: false}]],
          text: [],
        },
      ],
    });
  });

  it('suggests with one query per word if no result has all words', async () => {
    const only = await host(({body}, response) => {
      const {requests} = JSON.parse(body) as {requests: {query: string}[]};
      const results = requests.map(({query}) => ({hits: [], nbHits: query === 'vacuum' ? 4 : 0}));
      response.end(JSON.stringify({results}));
    });
    const engine = engineOf([only]);
    expect(await engine.suggest('the qqqzzz vacuum', FILTERS)).toEqual([
      'vacuum',
      'install',
      'registry',
    ]);
    expect(only.asked).toHaveLength(1);
    expect(await engine.suggest('qqqzzz', FILTERS)).toEqual(['install', 'registry', 'checksum']);
    expect(only.asked).toHaveLength(1);
  });

  it('suggests popular words if no host responds', async () => {
    const engine = engineOf([{address: 'http://127.0.0.1:1'}]);
    expect(await engine.suggest('two words', FILTERS)).toEqual(['install', 'registry', 'checksum']);
  });
});

// Up to three attempts, because a shared processor can delay one of them by a second.
describe('a host that is slow', {retry: 2}, () => {
  it('has one second to start its response', async () => {
    const slow = await host(() => {});
    const other = await host(good);
    const start = performance.now();
    expect(await search(engineOf([slow, other]), 'a')).toMatchObject({count: 1});
    expect(performance.now() - start).toBeGreaterThan(900);
    expect(performance.now() - start).toBeLessThan(1_900);
    expect(other.asked).toHaveLength(1);
  });

  it('has two seconds to finish its response', async () => {
    const stuck = await host((_, response) => {
      response.write('{"results": [');
    });
    const other = await host(good);
    const start = performance.now();
    expect(await search(engineOf([stuck, other]), 'a')).toMatchObject({count: 1});
    expect(performance.now() - start).toBeGreaterThan(1_900);
    expect(performance.now() - start).toBeLessThan(3_900);
  });
});

describe('a host that fails', () => {
  const failing: Answer = (_, response) => {
    response.statusCode = 500;
    response.end('{}');
  };

  it('is not used for two minutes, and then used again', async () => {
    const down = await host(failing);
    const up = await host(good);
    const engine = engineOf([down, up]);
    await search(engine, 'a');
    expect([down.asked.length, up.asked.length]).toEqual([1, 1]);
    await search(engine, 'b');
    expect([down.asked.length, up.asked.length]).toEqual([1, 2]);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * 60_000 + 5_000);
    await search(engine, 'c');
    expect([down.asked.length, up.asked.length]).toEqual([2, 3]);
  });

  it('causes an error if there is no other host', async () => {
    await expect(search(engineOf([await host(failing), await host(failing)]), 'a')).rejects.toThrow(
      /Unreachable hosts/,
    );
  });

  it('causes an error if it refuses connections', async () => {
    await expect(search(engineOf([{address: 'http://127.0.0.1:1'}]), 'a')).rejects.toMatchObject({
      name: 'RetryError',
    });
  });

  it('causes an error if it rejects the key', async () => {
    const refusing = await host((_, response) => {
      response.statusCode = 403;
      response.end('{"message":"Invalid Application-ID or API key","status":403}');
    });
    await expect(search(engineOf([refusing]), 'a')).rejects.toThrow(/Invalid Application-ID/);
  });
});

describe('a host that sends invalid data', () => {
  it.each([
    ['no JSON', '<html>'],
    ['half of it', '{"results": [{"hits": ['],
    ['nothing', ''],
    ['no results', '{"message": "hello"}'],
    ['results that are null', '{"results": [null]}'],
    ['no hits', '{"results": [{"nbHits": 3}]}'],
  ])('causes a search error: %s', async (_, body) => {
    const odd = await host((__, response) => {
      response.end(body);
    });
    await expect(search(engineOf([odd]), 'a')).rejects.toBeInstanceOf(Error);
  });

  it('returns the valid hits', async () => {
    const odd = await host((_, response) => {
      const hits = [
        null,
        {},
        {url: 3},
        {url: 'https://x.example/', hierarchy: null},
        hit('https://aquaproj.github.io/docs/faq'),
      ];
      response.end(JSON.stringify({results: [{hits}]}));
    });
    expect((await search(engineOf([odd]), 'a')).hits.map(({url}) => url)).toEqual([
      'https://aquaproj.github.io/docs/faq',
    ]);
  });
});

describe('a hit', () => {
  it('consists of plain segments: marks become matches, markup remains text', async () => {
    const marked = await host((_, response) => {
      const hits = [
        {
          ...hit('https://aquaproj.github.io/docs/faq#x'),
          type: 'content',
          anchor: 'x',
          hierarchy: {lvl0: 'Docs', lvl1: 'FAQ', lvl2: 'A & B', lvl3: null},
          _highlightResult: {
            hierarchy: {lvl1: {value: '<mark>FAQ</mark>'}, lvl2: {value: 'A &amp; B'}},
          },
          _snippetResult: {content: {value: 'say <img> &lt;b&gt; <mark>faq</mark>…'}},
        },
      ];
      response.end(JSON.stringify({results: [{hits, nbHits: 1}]}));
    });
    const {hits} = await search(engineOf([marked]), 'faq');
    expect(hits).toMatchObject([
      {
        kind: 'text',
        area: 'Docs',
        headings: [[{text: 'FAQ', isMatch: true}], [{text: 'A & B', isMatch: false}]],
      },
    ]);
    expect(plainText(hits[0]?.text ?? [])).toBe('say <img> <b> faq…');
  });

  it('keeps every character of a text', () => {
    expect(segmentsOf('a<mark>b</mark>c<mark>d</mark>')).toEqual([
      {text: 'a', isMatch: false},
      {text: 'b', isMatch: true},
      {text: 'c', isMatch: false},
      {text: 'd', isMatch: true},
    ]);
    expect(segmentsOf('</mark><mark>&#x27;&amp;lt;')).toEqual([
      {text: "</mark><mark>'&lt;", isMatch: false},
    ]);
  });
});
