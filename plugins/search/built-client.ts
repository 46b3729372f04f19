import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {requestFor, type SearchClient} from '../../src/search/client';
import {createEmbeddedClient} from '../../src/search/embedded-client';
import {HITS_PER_PAGE, SNIPPET_WORDS} from '../../src/search/limits';

/** The browser's client over the index of a built site, read from its folder. */
export function clientOfBuild(folder: string): SearchClient {
  return createEmbeddedClient('/assets/search/manifest.json', async (address) => {
    try {
      return new Response(await readFile(join(folder, address)));
    } catch {
      return new Response('', {status: 404});
    }
  });
}

/** A path as labels and links write it: without the slash at its end. */
export const samePath = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The pages of the first hits for a query, in the order they are shown, each once. */
export async function pagesFor(client: SearchClient, query: string, pages = 1): Promise<string[]> {
  const found = new Set<string>();
  for (let page = 0; page < pages; page++) {
    const {results} = await client.search(
      {
        requests: [
          requestFor(query, {
            indexName: 'aqua',
            snippetWords: SNIPPET_WORDS,
            facetFilters: [
              'language:en',
              ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
            ],
            page,
          }),
        ],
      },
      {texts: 0},
    );
    const hits = results[0]?.hits ?? [];
    for (const {url} of hits) found.add(samePath(new URL(url).pathname));
    if (hits.length < HITS_PER_PAGE) break;
  }
  return [...found];
}
