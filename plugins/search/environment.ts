/** The engines a build can answer with. */
type SearchEngine = 'embedded' | 'algolia';

/** What one build searches with, as read from its environment. */
export type SearchSetup = {
  engine: SearchEngine;
  /** `themeConfig.algolia`; its key is public, as every DocSearch key is. */
  algolia: {
    appId: string;
    apiKey: string;
    indexName: string;
    contextualSearch: boolean;
    searchPagePath: string;
  };
  /** Hosts to ask instead of Algolia's own (a proxy, or a stand-in in the tests). */
  hosts: string[];
};

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** The index's name: of the embedded records, and the default of `npm run search:push`. */
export const INDEX_NAME = 'aqua';

/**
 * Chooses the engine: Algolia when its three variables are set, the embedded one when none is.
 *
 * The theme demands an application and a key in its configuration. The embedded engine gives it the
 * word "embedded" for both; nothing is ever asked of such a host.
 *
 * @throws when the variables are half set, naming those that are missing.
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
      `Search is half configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. ` +
        `Set all of ${VARIABLES.join(', ')} to search with Algolia, or none of them to search with the embedded index.`,
    );
  }
  const [appId, apiKey, indexName] = VARIABLES.map((name) => env[name]?.trim() ?? '');
  return {
    engine: 'algolia',
    algolia: {appId: appId ?? '', apiKey: apiKey ?? '', indexName: indexName ?? '', ...fixed},
    hosts: (env.ALGOLIA_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
  };
}
