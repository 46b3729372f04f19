import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Filters, Hit, SearchEngine} from '../../src/search/answer';
import {createEmbeddedEngine} from '../../src/search/engine';
import {RESULTS} from '../../src/search/engine/ranking';
import type {SearchIndex} from '../../src/search/index/format';
import {unpack} from '../../src/search/index/read';
import {SNIPPET_WORDS} from '../../src/search/limits';
import {builtIndex} from '../shared/build';

/** The filters of a reader of the current docs. */
export const CURRENT: Filters = {language: 'en', tags: ['default', 'docs-default-current']};

/** The index of the built site. Throws with the fix if there is none. */
export function indexOfBuild(): SearchIndex {
  const {folder, entry} = builtIndex();
  return unpack(JSON.parse(readFileSync(join(folder, entry.index), 'utf8')));
}

/** The engine of the browser with the index of a built site, read from its folder. */
export function engineOfBuild(folder: string): SearchEngine {
  return createEmbeddedEngine('/assets/search/manifest.json', async (address) => {
    try {
      return new Response(await readFile(join(folder, address)));
    } catch {
      return new Response('', {status: 404});
    }
  });
}

/** A path in the form of labels and links: without a trailing slash. */
export const samePath = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The first hits for a query, in the order in which they are shown. */
async function hitsFor(engine: SearchEngine, query: string, texts: number): Promise<Hit[]> {
  const request = {query, filters: CURRENT, snippetWords: SNIPPET_WORDS};
  return (await engine.search(request, texts)).hits;
}

/** The places of the first hits for a query, in the order in which they are shown: paths with hashes. */
export async function placesFor(engine: SearchEngine, query: string): Promise<string[]> {
  const hits = await hitsFor(engine, query, RESULTS.openPages);
  return hits.map(({url}) => new URL(url)).map(({pathname, hash}) => pathname + hash);
}

/** The pages of the first hits for a query, in the order in which they are shown, without duplicates. */
export async function pagesFor(engine: SearchEngine, query: string): Promise<string[]> {
  const hits = await hitsFor(engine, query, 0);
  return [...new Set(hits.map(({url}) => samePath(new URL(url).pathname)))];
}
