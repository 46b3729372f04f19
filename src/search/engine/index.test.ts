import {describe, expect, it, vi} from 'vitest';
import {compile} from '../../../plugins/search/compile';
import {packVectors} from '../../../plugins/search/vectors';
import {engineOf, type FixturePage, hostOf, PAGES, recordsOf} from '../../../tests/search/fixtures';
import {type Filters, plainText, type SearchEngine, SearchError} from '../answer';
import {FORMAT} from '../index/format';
import {createEmbeddedEngine} from '.';

const MANIFEST = '/assets/search/manifest.json';
const FILTERS: Filters = {language: 'en', tags: ['default', 'docs-default-current']};

const ask = (engine: SearchEngine, query: string, filters = FILTERS, page = 0) =>
  engine.search({query, filters, page, snippetWords: 10});

const engine = engineOf(PAGES);
const first = async (query: string) =>
  new URL((await ask(engine, query)).hits[0]?.url ?? 'https://nothing').pathname;

describe('the first result', () => {
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
  it.each([
    ['checksum', true],
    ['vacuum', true],
    ['AQUA_ROOT_DIR', true],
    ['kubectl', false],
    ['remove', true],
    // Only the text of a page contains it.
    ['logged', false],
  ])('tells whether its first page is about the query: %s', async (query, isSubject) => {
    expect((await ask(engine, query)).isSubject).toBe(isSubject);
  });

  it('has hits with their headings, and marks the matches', async () => {
    const answer = await ask(engine, 'require checksum');
    expect(answer).toMatchObject({page: 0, query: 'require checksum'});
    expect(answer.count).toBeGreaterThanOrEqual(answer.hits.length);
    expect(answer.hits[0]).toMatchObject({
      area: 'Guides',
      headings: [
        [
          {text: 'Verify ', isMatch: false},
          {text: 'checksums', isMatch: true},
        ],
        // The heading contains the whole query, the title only a part of it.
        [
          {text: 'Require', isMatch: true},
          {text: ' a ', isMatch: false},
          {text: 'checksum', isMatch: true},
        ],
      ],
    });
    expect(answer.hits.map(({url}) => url).slice(0, 2)).toEqual([
      'https://aquaproj.github.io/docs/guides/checksum#require-a-checksum',
      'https://aquaproj.github.io/docs/guides/checksum',
    ]);
  });

  it('links to the top of a page unless a section matches more of the query', async () => {
    const pages: FixturePage[] = [
      {
        path: '/docs/guides/alias',
        title: 'Run two tools',
        blocks: ['An alias.', '# Limits', 'The command kubectl is one of them.'],
      },
      {path: '/docs/other', title: 'Something else', blocks: ['Nodes, pods and clusters.']},
    ];
    const {hits} = await ask(engineOf(pages), 'run kubectl pods on nodes of clusters');
    const alias = hits.find(({url}) => url.includes('/guides/alias'));
    expect(alias?.url).toBe('https://aquaproj.github.io/docs/guides/alias');
    const {hits: exact} = await ask(engineOf(pages), 'kubectl');
    expect(exact[0]?.url).toBe('https://aquaproj.github.io/docs/guides/alias#limits');
  });

  it('shows the matching text in the snippet', async () => {
    const {hits} = await ask(engine, 'AQUA_REMOVE_MODE decides');
    expect(hits[0]).toMatchObject({
      kind: 'text',
      url: 'https://aquaproj.github.io/docs/guides/uninstall-packages#remove-links',
    });
    const text = hits[0]?.text ?? [];
    expect(plainText(text)).toBe('AQUA_REMOVE_MODE decides what goes.');
    expect(text.filter(({isMatch}) => isMatch).map((segment) => segment.text)).toEqual([
      'AQUA',
      'REMOVE',
      'MODE',
      'decides',
    ]);
  });

  it('has at most three hits per page', async () => {
    const many = {
      path: '/docs/many',
      title: 'Token',
      blocks: Array.from({length: 20}, (_, i) => `# Token ${i}`),
    };
    const result = await ask(engineOf([...PAGES, many]), 'token');
    expect(result.hits.filter(({url}) => url.includes('/docs/many'))).toHaveLength(3);
  });

  it('does not repeat a hit of a page whose hits are on two pages of hits', async () => {
    const pages = Array.from({length: 7}, (_, i) => ({
      path: `/docs/many-${i}`,
      title: 'Token',
      blocks: ['# Token one', '# Token two'],
    }));
    const own = engineOf(pages);
    const answers = [await ask(own, 'token'), await ask(own, 'token', FILTERS, 1)];
    expect(answers.map(({hits}) => hits.length)).toEqual([20, 1]);
    expect(new Set(answers.flatMap(({hits}) => hits.map(({url}) => url))).size).toBe(21);
  });

  it('respects the language and the tags', async () => {
    expect((await ask(engine, 'news')).count).toBe(1);
    expect(
      (await ask(engine, 'news', {language: 'en', tags: ['docs-default-current']})).count,
    ).toBe(0);
    expect((await ask(engine, 'news', {...FILTERS, language: 'fr'})).count).toBe(0);
  });

  it('comes from the current docs version', async () => {
    const pages = [
      {path: '/docs/widget', title: 'Widget', blocks: ['New.'], tag: 'docs-default-current'},
      {path: '/docs/1.0.0/widget', title: 'Widget', blocks: ['Old.'], tag: 'docs-default-1.0.0'},
      {path: '/blog/widget', title: 'News of widgets', blocks: ['Widget.'], tag: 'default'},
    ];
    const versions = engineOf(pages);
    const paths = async (version: string) => {
      const tags = ['default', `docs-default-${version}`];
      const {hits} = await ask(versions, 'widget', {language: 'en', tags});
      return hits.map(({url}) => new URL(url).pathname).sort();
    };
    expect(await paths('current')).toEqual(['/blog/widget', '/docs/widget']);
    expect(await paths('1.0.0')).toEqual(['/blog/widget', '/docs/1.0.0/widget']);
  });

  it('is divided into pages', async () => {
    const pages = Array.from({length: 30}, (_, i) => ({
      path: `/docs/p${i}`,
      title: `Page about tokens ${i}`,
      blocks: ['x'],
    }));
    const big = engineOf(pages);
    const answers = [await ask(big, 'tokens'), await ask(big, 'tokens', FILTERS, 1)];
    expect(answers.map(({hits, count, pageCount}) => [hits.length, count, pageCount])).toEqual([
      [20, 30, 2],
      [10, 30, 2],
    ]);
  });

  it('is empty for an empty query and for unknown words', async () => {
    expect((await ask(engine, '  ')).hits).toEqual([]);
    expect((await ask(engine, 'qqqzzzxxx')).count).toBe(0);
    expect(await engine.suggest('qqqzzz vacuum', FILTERS)).toEqual([
      'vacuum',
      'install',
      'registry',
    ]);
  });
});

describe('a host that fails', () => {
  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['has no index', async () => new Response('', {status: 404}), 'missing'],
    [
      'sends its page instead',
      async () => new Response('<html>', {headers: {'content-type': 'text/html'}}),
      'missing',
    ],
    ['breaks', async () => new Response('', {status: 500}), 'unreachable'],
    [
      'sends half a file',
      async () => new Response('{"format": 2,', {headers: {'content-type': 'application/json'}}),
      'damaged',
    ],
    ['sends something else', async () => Response.json({format: 99}), 'missing'],
    [
      'sends an invalid index',
      async () => Response.json({format: FORMAT, indexes: {x: {index: 'x', texts: 'y'}}}),
      'damaged',
    ],
  ])('causes an error if it %s, and gets the request again', async (_, broken, fault) => {
    let isBroken = true;
    const host = hostOf(PAGES);
    const failing = createEmbeddedEngine(MANIFEST, (address) =>
      isBroken ? broken() : host(address),
    );
    const error = await ask(failing, 'checksum').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SearchError);
    expect(error).toMatchObject({fault});
    isBroken = false;
    expect((await ask(failing, 'checksum')).hits.length).toBeGreaterThan(0);
  });

  it('causes an error if the index is incomplete', async () => {
    const host = hostOf(PAGES);
    const partial = createEmbeddedEngine(MANIFEST, async (address) => {
      const response = await host(address);
      if (!address.endsWith('current.json')) return response;
      const file = (await response.json()) as {numbers: string};
      return Response.json({...file, numbers: file.numbers.slice(0, -8)});
    });
    await expect(ask(partial, 'checksum')).rejects.toMatchObject({fault: 'damaged'});
  });

  it('gets a request past the cache if a cached manifest lists an index of an earlier deployment', async () => {
    const host = hostOf(PAGES);
    const cached = createEmbeddedEngine(MANIFEST, async (address, options) =>
      address === MANIFEST && options?.cache !== 'reload'
        ? Response.json({format: FORMAT, indexes: {old: {index: 'gone.json', texts: 'gone'}}})
        : host(address),
    );
    expect((await ask(cached, 'checksum')).count).toBeGreaterThan(0);
  });

  it('provides hits without snippets if the texts cannot be loaded', async () => {
    const host = hostOf(PAGES);
    const half = createEmbeddedEngine(MANIFEST, (address) =>
      address.includes('-texts/') ? Promise.reject(new TypeError('offline')) : host(address),
    );
    const {hits} = await ask(half, 'vacuum');
    expect(hits[0]?.url).toBe('https://aquaproj.github.io/docs/guides/vacuum');
  });

  it('gets one request per file', async () => {
    const host = vi.fn(hostOf(PAGES));
    const counted = createEmbeddedEngine(MANIFEST, host);
    await counted.prepare(FILTERS);
    await Promise.all([ask(counted, 'checksum'), ask(counted, 'checksum')]);
    const asked = host.mock.calls.map(([address]) => address);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('a sentence', () => {
  const pages: FixturePage[] = [
    {path: '/docs/a', title: 'Remove files', blocks: ['Remove old files from the disk.']},
    {path: '/docs/b', title: 'Free space', blocks: ['Remove old files that are not used.']},
  ];
  const vector = (...digits: number[]) => ({level: 0, digits});
  const vectorsOf = (own: readonly FixturePage[]) =>
    packVectors(compile(recordsOf(own)).index.terms, {
      scales: [1, 1],
      words: new Map([
        ['old', vector(2, 0)],
        ['free', vector(2, 0)],
        ['space', vector(2, 0)],
        ['file', vector(-2, 2)],
        ['remov', vector(0, 1)],
      ]),
    });
  const vectors = vectorsOf(pages);

  /** An engine whose host has vectors, and the files that it asked for. */
  function engineWith(answerFor: (address: string) => Promise<Response>, site = pages) {
    const asked: string[] = [];
    const host = hostOf(site);
    const own = createEmbeddedEngine(MANIFEST, async (address) => {
      asked.push(address);
      if (address.endsWith('vectors.json')) return answerFor(address);
      const response = await host(address);
      if (!address.endsWith('manifest.json')) return response;
      const manifest = await response.json();
      for (const [tag, entry] of Object.entries<{vectors: string}>(manifest.indexes)) {
        entry.vectors = `${tag}.vectors.json`;
      }
      return Response.json(manifest);
    });
    const path = async (query: string, filters = FILTERS) =>
      new URL((await ask(own, query, filters)).hits[0]?.url ?? 'https://nothing').pathname;
    return {path, hasAsked: () => asked.some((address) => address.endsWith('vectors.json'))};
  }

  it('finds what it means; fewer words find what contains them', async () => {
    const {path, hasAsked} = engineWith(async () => Response.json(vectors));
    expect(await path('remove old')).toBe('/docs/a');
    expect(hasAsked()).toBe(false);
    expect(await path('remove the old')).toBe('/docs/a');
    expect(await path('how to remove old')).toBe('/docs/a');
    expect(hasAsked()).toBe(false);
    expect(await path('how to remove old ')).toBe('/docs/a');
    expect(hasAsked()).toBe(true);
    expect(await path('how can i remove old')).toBe('/docs/b');
  });

  it('finds what contains its words if the vectors cannot be loaded', async () => {
    const {path} = engineWith(async () => new Response('', {status: 404}));
    expect(await path('how can i remove old')).toBe('/docs/a');
  });

  it('has the same hits again if the vectors arrive late', async () => {
    vi.useFakeTimers({shouldAdvanceTime: true, advanceTimeDelta: 100});
    try {
      let arrive: (response: Response) => void = () => undefined;
      const {path} = engineWith(
        () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      );
      expect(await path('how can i remove old')).toBe('/docs/a');
      arrive(Response.json(vectors));
      await vi.advanceTimersByTimeAsync(100);
      expect(await path('how can i remove old')).toBe('/docs/a');
      expect(await path('how can i remove old ')).toBe('/docs/b');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is compared with the vectors of the docs version of its reader', async () => {
    const tag = 'docs-default-1.0.0';
    const old = pages.map((page) => ({
      ...page,
      path: page.path.replace('/docs', '/docs/1.0.0'),
      // Words that move the numbers of the other terms.
      blocks: ['Aa ab ac ad ae af ag.', ...page.blocks],
      tag,
    }));
    const {path} = engineWith(
      async (address) => Response.json(vectorsOf(address.includes(tag) ? old : pages)),
      [...old, ...pages],
    );
    const query = 'how can i remove old';
    expect(await path(query, {...FILTERS, tags: [tag]})).toBe('/docs/1.0.0/b');
    expect(await path(query)).toBe('/docs/b');
  });
});
