/** The data that the search plugin provides to the browser in the site's global data. */
export type SearchData = {
  engine: 'embedded' | 'algolia';
  appId: string;
  apiKey: string;
  indexName: string;
  /** Hosts to use instead of Algolia's own hosts. */
  hosts: string[];
  /** The URL of the manifest, which lists the files of the embedded index. */
  manifest: string;
};
