import type {LiteClient} from 'algoliasearch/lite';
import type {SearchClient, SearchResult} from './client';
import {capQuery} from './query';

/** Where and as whom to ask. */
export type AlgoliaSettings = {
  appId: string;
  apiKey: string;
  /** Hosts to ask instead of Algolia's own. */
  hosts: readonly string[];
};

type Make = typeof import('algoliasearch/lite').liteClient;

/**
 * The client of Algolia: the official one, with its time-outs (1 s to connect, 2 s to read, 30 s to
 * write) and its rest of two minutes for a host that failed. It is fetched when it is first needed.
 */
export function createAlgoliaClient(
  {appId, apiKey, hosts}: AlgoliaSettings,
  importClient: () => Promise<{liteClient: Make}> = () => import('algoliasearch/lite'),
): SearchClient {
  let loading: Promise<LiteClient> | undefined;

  function ready(): Promise<LiteClient> {
    loading ??= importClient().then(
      ({liteClient}) =>
        liteClient(appId, apiKey, {
          hostsCache: createHostsCache(),
          ...(hosts.length > 0 && {hosts: hosts.map(hostOf)}),
        }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return {
    prepare: () => ready().then(() => undefined),
    async search({requests}) {
      const client = await ready();
      const answer = await client.search<Record<string, unknown>>({
        requests: requests.map(({facetFilters, ...request}) => ({
          ...request,
          query: capQuery(request.query),
          facetFilters: facetFilters?.map((filter) =>
            typeof filter === 'string' ? filter : [...filter],
          ),
        })),
      });
      const results = (answer as {results?: unknown}).results;
      if (!Array.isArray(results))
        throw new Error('Algolia answered with something else than results');
      return {results: results.map(checked)};
    },
  };
}

type HostsCache = NonNullable<NonNullable<Parameters<Make>[2]>['hostsCache']>;

/**
 * Where the official client (5.64) remembers that a host failed. It looks a host up by its address and
 * stores it under its address and state, so that with its own caches no host ever rests; and what those
 * caches give back has lost its methods. This one goes by the address and keeps the host as it is.
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

/** A host as the client wants it, from an address such as `http://127.0.0.1:8080`. */
function hostOf(address: string) {
  const {protocol, host} = new URL(address);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}

/** A result with what the interface counts on, whatever the host sent. */
function checked(value: unknown): SearchResult {
  const result = value as Partial<SearchResult> | null;
  if (!result || !Array.isArray(result.hits)) throw new Error('Algolia answered without hits');
  const hits = result.hits.filter(
    (hit) =>
      typeof hit?.url === 'string' && URL.canParse(hit.url, 'https://x.invalid') && hit.hierarchy,
  );
  return {
    ...result,
    hits,
    nbHits: result.nbHits ?? hits.length,
    page: result.page ?? 0,
    nbPages: result.nbPages ?? 1,
    hitsPerPage: result.hitsPerPage ?? hits.length,
    query: result.query ?? '',
  };
}
