import type {DocSearchHit} from '@docsearch/react';
import {liteClient} from 'algoliasearch/lite';
import {
  type Answer,
  type Hit,
  isText,
  plainText,
  type SearchEngine,
  SearchError,
  type SearchRequest,
  type Segment,
  suggestionsFrom,
} from '../answer';
import type {SearchData} from '../data';
import {HITS_PER_PAGE} from '../limits';
import {capQuery} from '../text/paste';
import {STOP_WORDS} from '../text/stop-words';
import {tokenize} from '../text/tokens';

type Make = typeof liteClient;
type Level = keyof DocSearchHit['hierarchy'];

const HEADINGS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** A request in Algolia's format, with the fields that DocSearch requests. */
function queryOf(indexName: string, request: SearchRequest) {
  const {query, filters, page = 0, snippetWords} = request;
  return {
    indexName,
    query: capQuery(query),
    page,
    hitsPerPage: HITS_PER_PAGE,
    facetFilters: [
      `language:${filters.language}`,
      filters.tags.map((tag) => `docusaurus_tag:${tag}`),
    ],
    attributesToRetrieve: [
      'hierarchy.lvl0',
      ...HEADINGS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...HEADINGS.map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
  };
}

/**
 * The engine that queries Algolia through the official client, with its timeouts (1 s to connect, 2 s to
 * read, 30 s to write). The client does not use a failed host for two minutes.
 */
export function createAlgoliaEngine(
  {appId, apiKey, indexName, hosts}: Pick<SearchData, 'appId' | 'apiKey' | 'indexName' | 'hosts'>,
  makeClient: Make = liteClient,
): Pick<SearchEngine, 'search' | 'suggest'> {
  const client = makeClient(appId, apiKey, {
    hostsCache: createHostsCache(),
    ...(hosts.length > 0 && {hosts: hosts.map(hostOf)}),
  });

  /** @throws Error if no host answers, or if the answer does not contain results */
  async function ask(requests: ReturnType<typeof queryOf>[]): Promise<unknown[]> {
    const answer: {results?: unknown} = await client.search<Record<string, unknown>>({requests});
    if (!Array.isArray(answer.results)) {
      throw new SearchError('The answer of Algolia does not contain results', 'damaged');
    }
    return answer.results;
  }

  return {
    async search(request) {
      const [result] = await ask([queryOf(indexName, request)]);
      return answerOf(result, request);
    },
    async suggest(query, filters) {
      const words = tokenize(capQuery(query))
        .map(({text}) => text)
        .filter((word) => word.length > 2 && !STOP_WORDS.has(word));
      if (words.length < 2) return suggestionsFrom([]);
      try {
        const results = await ask(
          words.map((word) => ({
            ...queryOf(indexName, {query: word, filters, snippetWords: 1}),
            hitsPerPage: 0,
          })),
        );
        return suggestionsFrom(
          words.filter((_, i) => ((results[i] as {nbHits?: number} | null)?.nbHits ?? 0) > 0),
        );
      } catch {
        return suggestionsFrom([]);
      }
    },
  };
}

type HostsCache = NonNullable<NonNullable<Parameters<Make>[2]>['hostsCache']>;

/**
 * The cache in which the official client (5.64) stores that a host failed. The client reads the state of a
 * host by its address, but stores it under its address and state, so with its own caches, a failed host is
 * used again at once. Those caches also return hosts without methods. This cache uses the address as the
 * key and stores the host unchanged.
 */
function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  const nameOf = (key: unknown): string => {
    const {protocol, url, port} = key as {protocol?: string; url?: string; port?: number};
    return `${protocol}://${url}:${port ?? ''}`;
  };
  return {
    async get<Value>(key: unknown, make: () => Promise<Value>): Promise<Value> {
      return (hosts.get(nameOf(key)) as Value | undefined) ?? make();
    },
    async set<Value>(key: unknown, value: Value): Promise<Value> {
      hosts.set(nameOf(key), value);
      return value;
    },
    async delete(key: unknown): Promise<void> {
      hosts.delete(nameOf(key));
    },
    async clear(): Promise<void> {
      hosts.clear();
    },
  };
}

/** A host in the format of the client, from an address such as `http://127.0.0.1:8080`. */
export function hostOf(address: string) {
  const {protocol, host} = new URL(address);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** A text from Algolia in segments: text between its tags is a match, and entities are decoded. */
export function segmentsOf(value: string): Segment[] {
  return value
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((part) => {
      const inner = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      const text = (inner ?? part).replace(
        /&(amp|lt|gt|quot|#39|#x27);/g,
        (entity, name: string) => ENTITIES[name] ?? entity,
      );
      return {text, isMatch: inner !== undefined};
    });
}

/** Unvalidated data that a host sent as a hit. */
type Received = {
  [Key in keyof DocSearchHit]?: Key extends '_highlightResult' | '_snippetResult'
    ? {hierarchy?: Partial<Record<Level, {value?: unknown}>>; content?: {value?: unknown} | null}
    : unknown;
};

/** A hit in the format of the interface, or nothing if the received data is not a hit. */
function receivedHit(received: Received | null): Hit[] {
  const {url, objectID, type, anchor} = received ?? {};
  const hierarchy = received?.hierarchy as Partial<Record<Level, unknown>> | null | undefined;
  if (!isText(url) || !hierarchy) return [];
  const headings = HEADINGS.flatMap((level) => {
    const name = hierarchy[level];
    const marked = received?._highlightResult?.hierarchy?.[level]?.value;
    if (isText(marked) && name) return [segmentsOf(marked)];
    return isText(name) && name ? [[{text: name, isMatch: false}]] : [];
  });
  const text = received?._snippetResult?.content?.value;
  const hasText = type === 'content' && isText(text) && text !== '';
  const isPage = type === 'lvl1' || (headings.length < 2 && !isText(anchor));
  return [
    {
      id: isText(objectID) ? objectID : url,
      kind: hasText ? 'text' : isPage ? 'page' : 'heading',
      url,
      area: isText(hierarchy.lvl0) ? plainText(segmentsOf(hierarchy.lvl0)) : '',
      headings,
      text: isText(text) ? segmentsOf(text) : [],
    },
  ];
}

/** A validated answer with everything that the interface needs. */
function answerOf(value: unknown, {query, page = 0}: SearchRequest): Answer {
  const result = value as Partial<Record<'hits' | 'nbHits' | 'page' | 'nbPages', unknown>> | null;
  if (!result || !Array.isArray(result.hits)) {
    throw new SearchError('The answer of Algolia does not contain hits', 'damaged');
  }
  const hits = result.hits.flatMap(receivedHit);
  const number = (given: unknown, otherwise: number) =>
    typeof given === 'number' ? given : otherwise;
  return {
    query,
    hits,
    count: number(result.nbHits, hits.length),
    page: number(result.page, page),
    pageCount: number(result.nbPages, 1),
  };
}
