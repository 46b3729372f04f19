import {
  IndexError,
  type SearchClient,
  type SearchHit,
  type SearchOptions,
  type SearchRequest,
  type SearchResult,
} from './client';
import {Engine, type PageHit} from './engine';
import {
  FORMAT,
  type IndexedPage,
  type IndexFile,
  type Manifest,
  type TextFile,
  unpacking,
} from './index-file';
import {HITS_PER_PAGE, SNIPPET_WORDS} from './limits';
import {capQuery} from './query';
import {type Hierarchy, LEVELS, type Level} from './record';
import {mark, snippet, type Tags, type Weigh, worth, worthOf} from './snippets';
import synonyms from './synonyms.json';
import {tokenize, words} from './text';

/** At most so many hits of one page: one page never fills the list. */
const HITS_OF_PAGE = 3;
/** A title that says this much of the query is a hit of its own. */
const TITLE_HIT = 0.15;
/** A title that says less than this gives way to the text that says more. */
const TITLE_ENOUGH = 0.5;
const HEADING_HIT = 0.42;
/** Always found, whatever the site becomes. */
const POPULAR = ['install', 'registry', 'checksum'];

type Fetch = (address: string) => Promise<Response>;

/** One hit to be made: its page, and the heading it leads to (-1: the page, -2: the text decides). */
type Place = {hit: PageHit; heading: number};

/** The hits of an answer in order, known before any text is. */
function placesOf(pages: readonly PageHit[]): Place[] {
  return pages.flatMap((hit) => {
    const best = hit.headings[0]?.score ?? 0;
    const headings = hit.headings
      .filter(({score}) => score >= HEADING_HIT && score >= best * 0.75)
      .map(({heading}) => ({hit, heading}));
    if (hit.title >= TITLE_HIT) return [{hit, heading: -1}, ...headings].slice(0, HITS_OF_PAGE);
    if (headings.length > 0) return headings.slice(0, HITS_OF_PAGE - 1);
    return [{hit, heading: -2}];
  });
}

/** The hierarchy of a heading of a page: the headings it is below, and itself. */
function hierarchyOf(page: IndexedPage, heading: number): Hierarchy {
  const hierarchy = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;
  hierarchy.lvl0 = page.area;
  hierarchy.lvl1 = page.title;
  let level = Number.POSITIVE_INFINITY;
  for (let i = heading; i >= 0; i--) {
    const above = page.headings[i];
    if (!above || above.level >= level) continue;
    level = above.level;
    hierarchy[`lvl${level}` as Level] = above.text;
  }
  return hierarchy;
}

/** Reads the names of all pages, some at a time, so that no key waits for them. */
function readNames(engine: Engine, from: number): void {
  setTimeout(() => {
    if (engine.readNames(from, 20)) readNames(engine, from + 20);
  }, 0);
}

/** Takes the steps of a long work, some milliseconds at a time, so that no key waits for its end. */
async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (let since = performance.now(); ; ) {
    const {done, value} = steps.next();
    if (done) return value;
    if (performance.now() - since < 8) continue;
    await new Promise((resume) => setTimeout(resume, 0));
    since = performance.now();
  }
}

/** The different words of a text, read once: a page's text is gone through at every key. */
const known = new Map<string, {text: string; stem: string}[]>();

function distinctWords(text: string): {text: string; stem: string}[] {
  const found = known.get(text);
  if (found) return found;
  const distinct = [...new Map(words(text).map((word) => [word.stem, word])).values()];
  known.set(text, distinct);
  return distinct;
}

/** The block of a page's text that answers best; below a heading if one is given. */
function bestBlock(
  text: TextFile,
  weigh: Weigh,
  heading: number | null,
): {heading: number; content: string; worth: number} | undefined {
  let best: {heading: number; content: string; worth: number} | undefined;
  for (const [below, content] of text.blocks) {
    if (heading !== null && below !== heading) continue;
    const value = worthOf(distinctWords(content), weigh) / (1 + content.length / 4000);
    if (!best || value > best.worth + 1e-9) best = {heading: below, content, worth: value};
  }
  return best;
}

/**
 * The client of the embedded engine.
 *
 * Nothing is fetched before the first search (or `prepare`); what failed is fetched again by the next.
 */
export function createEmbeddedClient(
  manifestAddress: string,
  get: Fetch = (address) => fetch(address),
): SearchClient {
  let loading: Promise<{engine: Engine; manifest: Manifest}> | undefined;
  let engine: Engine | undefined;
  const texts = new Map<number, TextFile | Promise<TextFile | undefined>>();
  const folder = manifestAddress.slice(0, manifestAddress.lastIndexOf('/') + 1);

  async function json(address: string): Promise<unknown> {
    let response: Response;
    try {
      response = await get(address);
    } catch (cause) {
      throw new IndexError(`${address} cannot be reached`, false, cause);
    }
    // A development server answers with its page for what is not there.
    const isJson = /json/.test(response.headers.get('content-type') ?? 'json');
    if (response.status === 404 || (response.ok && !isJson))
      throw new IndexError(`${address} is not there`, true);
    if (!response.ok) throw new IndexError(`${address}: ${response.status}`, false);
    try {
      return await response.json();
    } catch (cause) {
      throw new IndexError(`${address} cannot be read`, false, cause);
    }
  }

  async function load(): Promise<{engine: Engine; manifest: Manifest}> {
    const manifest = (await json(manifestAddress)) as Manifest;
    if (manifest?.format !== FORMAT) throw new IndexError('the index is of another format', false);
    const file = (await json(folder + manifest.index)) as IndexFile;
    try {
      engine = new Engine(await inSlices(unpacking(file)), synonyms);
    } catch (cause) {
      throw new IndexError('the index cannot be read', false, cause);
    }
    readNames(engine, 0);
    return {engine, manifest};
  }

  function ready(): Promise<{engine: Engine; manifest: Manifest}> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function textOf(page: number, manifest: Manifest): Promise<TextFile | undefined> {
    const known = texts.get(page);
    if (known) return Promise.resolve(known);
    const promise = json(`${folder}${manifest.texts}/${page}.json`).then(
      (file) => {
        texts.set(page, file as TextFile);
        return file as TextFile;
      },
      () => {
        // Without its text a hit has no snippet; that is no reason to fail. The next search asks again.
        texts.delete(page);
        return undefined;
      },
    );
    texts.set(page, promise);
    return promise;
  }

  async function answer(request: SearchRequest, wanted: number): Promise<SearchResult> {
    const {engine: searcher, manifest} = await ready();
    const query = capQuery(request.query);
    const page = Math.max(0, request.page ?? 0);
    const hitsPerPage = Math.max(1, request.hitsPerPage ?? HITS_PER_PAGE);
    const found = query.trim() ? searcher.search(query, request.facetFilters) : undefined;
    const places = found ? placesOf(found.pages) : [];
    const shown = places.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const pages = [...new Set(shown.map(({hit}) => hit.page))];
    await Promise.all(pages.slice(0, wanted).map((number) => textOf(number, manifest)));
    const weigh: Weigh = (word) => found?.weigh(word) ?? 0;
    return {
      hits: shown.map((place) =>
        hitOf(searcher.index.origin, searcher.index.pages, place, request, weigh),
      ),
      nbHits: places.length,
      page,
      nbPages: Math.ceil(places.length / hitsPerPage),
      hitsPerPage,
      query: request.query,
      index: request.indexName,
    };
  }

  function hitOf(
    origin: string,
    pages: readonly IndexedPage[],
    {hit, heading: wanted}: Place,
    request: SearchRequest,
    weigh: Weigh,
  ): SearchHit {
    const page = pages[hit.page] as IndexedPage;
    const known = texts.get(hit.page);
    const text = known && 'blocks' in known ? known : undefined;
    const block = text && bestBlock(text, weigh, wanted >= 0 ? wanted : null);
    const matches = block && block.worth > 0 ? block : undefined;
    const titleWorth = worth(page.title, weigh);
    const isContent =
      wanted === -2 ||
      (wanted === -1 && hit.title < TITLE_ENOUGH && (matches?.worth ?? 0) > titleWorth);
    const heading = wanted >= 0 ? wanted : isContent ? (matches?.heading ?? -1) : -1;
    const anchor = page.headings[heading]?.anchor || null;
    const level = page.headings[heading]?.level ?? 1;
    const hierarchy = hierarchyOf(page, heading);
    const content = matches?.content ?? (wanted === -1 ? text?.summary : undefined) ?? null;
    const tags: Tags = {
      before: request.highlightPreTag ?? '<em>',
      after: request.highlightPostTag ?? '</em>',
    };
    const marked = Object.fromEntries(
      LEVELS.filter((name) => hierarchy[name] !== null).map((name) => [
        name,
        {value: mark(hierarchy[name] ?? '', weigh, tags)},
      ]),
    );
    return {
      objectID: `${hit.page}#${wanted}`,
      type: isContent && content ? 'content' : (`lvl${level}` as Level),
      url: `${origin}${page.path}${anchor ? `#${anchor}` : ''}`,
      anchor,
      content,
      hierarchy,
      _highlightResult: {hierarchy: marked},
      _snippetResult: content
        ? {
            content: {
              value: snippet(
                content,
                snippetWords(request),
                weigh,
                tags,
                request.snippetEllipsisText ?? '…',
              ),
            },
          }
        : {},
    };
  }

  return {
    addsTexts: true,
    prepare: () => ready().then(() => undefined),
    async search({requests}, {texts: wanted = Number.POSITIVE_INFINITY}: SearchOptions = {}) {
      return {results: await Promise.all(requests.map((request) => answer(request, wanted)))};
    },
    suggest(query) {
      if (!engine) return [];
      const single = tokenize(query.slice(0, 500)).map(({text}) => text);
      const useful = single.filter(
        (word) => word.length > 2 && (engine?.search(word).pages.length ?? 0) > 0,
      );
      return [...new Set([...(single.length > 1 ? useful : []), ...POPULAR])].slice(0, 3);
    },
  };
}

/** How many words of the content a request wants. */
function snippetWords(request: SearchRequest): number {
  const content = request.attributesToSnippet?.find((attribute) => attribute.startsWith('content'));
  return Number(content?.split(':')[1]) || SNIPPET_WORDS;
}
