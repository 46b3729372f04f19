/** What the search plugin tells the browser, through the site's global data. */
export type SearchData = {
  engine: 'embedded' | 'algolia';
  appId: string;
  apiKey: string;
  indexName: string;
  /** Hosts to ask instead of Algolia's own. */
  hosts: string[];
  /** Where the embedded index says which files it is made of. */
  manifest: string;
};
