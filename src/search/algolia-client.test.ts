import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {JSDOM} from 'jsdom';
import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
// The build that browsers get, with their way to ask a host and their time-outs.
import {liteClient} from '../../node_modules/algoliasearch/dist/lite/builds/browser.js';
import {createAlgoliaClient} from './algolia-client';
import {requestFor, type SearchClient} from './client';

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

/** A host that speaks Algolia's protocol, as far as its answer lets it. */
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

function clientOf(hosts: {address: string}[]): SearchClient {
  application += 1;
  const settings = {
    appId: `APP${application}`,
    apiKey: 'key',
    hosts: hosts.map(({address}) => address),
  };
  return createAlgoliaClient(settings, async () => ({liteClient: liteClient as never}));
}

const request = (query: string, indexName = 'docs') =>
  requestFor(query, {
    indexName,
    snippetWords: 10,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });

const search = async (client: SearchClient, query: string) =>
  (await client.search({requests: [request(query)]})).results[0];

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

describe('what is asked', () => {
  it('is one query of several indices, with the fields of the specification', async () => {
    const only = await host(good);
    const {results} = await clientOf([only]).search({
      requests: [request('install'), request('install', 'blog')],
    });
    expect(results.map(({index}) => index)).toEqual(['docs', 'blog']);
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

  it('is cut at 64 characters', async () => {
    const only = await host(good);
    await search(clientOf([only]), 'install '.repeat(50));
    expect(JSON.parse(only.asked[0]?.body ?? '').requests[0].query.length).toBeLessThanOrEqual(64);
  });

  it('comes back with its hits, their number and the id of the query', async () => {
    expect(await search(clientOf([await host(good)]), 'a')).toMatchObject({
      nbHits: 1,
      queryID: 'id-of-a',
      hits: [{url: 'https://aquaproj.github.io/docs/install'}],
    });
  });
});

describe('a host that is slow', () => {
  it('has a second to begin its answer', async () => {
    const slow = await host(() => {});
    const other = await host(good);
    const start = performance.now();
    expect(await search(clientOf([slow, other]), 'a')).toMatchObject({nbHits: 1});
    expect(performance.now() - start).toBeGreaterThan(900);
    expect(performance.now() - start).toBeLessThan(1_900);
    expect(other.asked).toHaveLength(1);
  });

  it('has two seconds to finish it', async () => {
    const stuck = await host((_, response) => {
      response.write('{"results": [');
    });
    const other = await host(good);
    const start = performance.now();
    expect(await search(clientOf([stuck, other]), 'a')).toMatchObject({nbHits: 1});
    expect(performance.now() - start).toBeGreaterThan(1_900);
    expect(performance.now() - start).toBeLessThan(3_900);
  });
});

describe('a host that fails', () => {
  const failing: Answer = (_, response) => {
    response.statusCode = 500;
    response.end('{}');
  };

  it('rests for two minutes, and is asked again after them', async () => {
    const down = await host(failing);
    const up = await host(good);
    const client = clientOf([down, up]);
    await search(client, 'a');
    expect([down.asked.length, up.asked.length]).toEqual([1, 1]);
    await search(client, 'b');
    expect([down.asked.length, up.asked.length]).toEqual([1, 2]);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * 60_000 + 5_000);
    await search(client, 'c');
    expect([down.asked.length, up.asked.length]).toEqual([2, 3]);
  });

  it('leads to an error when there is no other', async () => {
    await expect(search(clientOf([await host(failing), await host(failing)]), 'a')).rejects.toThrow(
      /Unreachable hosts/,
    );
  });

  it('leads to an error when nobody listens', async () => {
    await expect(search(clientOf([{address: 'http://127.0.0.1:1'}]), 'a')).rejects.toMatchObject({
      name: 'RetryError',
    });
  });

  it('leads to an error when the key is refused', async () => {
    const refusing = await host((_, response) => {
      response.statusCode = 403;
      response.end('{"message":"Invalid Application-ID or API key","status":403}');
    });
    await expect(search(clientOf([refusing]), 'a')).rejects.toThrow(/Invalid Application-ID/);
  });
});

describe('a host that sends something else', () => {
  it.each([
    ['no JSON', '<html>'],
    ['half of it', '{"results": [{"hits": ['],
    ['nothing', ''],
    ['no results', '{"message": "hello"}'],
    ['results that are none', '{"results": [null]}'],
    ['no hits', '{"results": [{"nbHits": 3}]}'],
  ])('is an error, and no more: %s', async (_, body) => {
    const odd = await host((__, response) => {
      response.end(body);
    });
    await expect(search(clientOf([odd]), 'a')).rejects.toBeInstanceOf(Error);
  });

  it('gives the hits that are some', async () => {
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
    expect((await search(clientOf([odd]), 'a'))?.hits.map(({url}) => url)).toEqual([
      'https://aquaproj.github.io/docs/faq',
    ]);
  });
});
