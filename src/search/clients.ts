import {createAlgoliaClient} from './algolia-client';
import type {SearchClient} from './client';
import type {SearchData} from './data';
import {createEmbeddedClient} from './embedded-client';

let client: SearchClient | undefined;

/** The client of this build: one for the dialog and the search page, as long as the page lives. */
export function clientOf(data: SearchData): SearchClient {
  client ??=
    data.engine === 'algolia' ? createAlgoliaClient(data) : createEmbeddedClient(data.manifest);
  return client;
}
