import type {SearchData} from '../../src/search/data';

/** The search setup of a build, from its environment variables. */
export type SearchSetup = {
  engine: SearchData['engine'];
  /** `themeConfig.algolia`. The key is public, as every DocSearch key. */
  algolia: {
    appId: string;
    apiKey: string;
    indexName: string;
    contextualSearch: boolean;
    searchPagePath: string;
  };
  /** Hosts to use instead of Algolia's own hosts (a proxy, or a replacement in the tests). */
  hosts: string[];
};

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** The default name of the index for `npm run search:push`. */
export const INDEX_NAME = 'aqua';

/** The addresses in the value of `ALGOLIA_HOSTS`. */
export const hostsIn = (value = ''): string[] => value.split(/[\s,]+/).filter(Boolean);

/**
 * Chooses the engine: Algolia if its three variables are set, the embedded engine if none is set.
 *
 * The theme requires an application and a key in its configuration. With the embedded engine, both are the
 * word "embedded", and no request uses them.
 *
 * @throws if only some of the variables are set, with the names of the missing ones
 */
export function searchSetup(env: Readonly<Record<string, string | undefined>>): SearchSetup {
  const fixed = {contextualSearch: true, searchPagePath: 'search'};
  const missing = VARIABLES.filter((name) => !env[name]?.trim());
  if (missing.length === VARIABLES.length) {
    return {
      engine: 'embedded',
      algolia: {appId: 'embedded', apiKey: 'embedded', indexName: INDEX_NAME, ...fixed},
      hosts: [],
    };
  }
  if (missing.length > 0) {
    throw new Error(
      `Search is only partly configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. ` +
        `Set all of ${VARIABLES.join(', ')} to search with Algolia, or none of them to search with the embedded index.`,
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = VARIABLES.map((name) => env[name]?.trim());
  return {
    engine: 'algolia',
    algolia: {appId, apiKey, indexName, ...fixed},
    hosts: hostsIn(env.ALGOLIA_HOSTS),
  };
}
