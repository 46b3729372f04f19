import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import * as z from 'zod';
import {readGenerated} from '../facts/generated';
import {remember} from '../facts/remember';
import {linesOf, placeOf, type SitePlace, textsByPlace, withTexts} from './questions';
import type {SearchRecord} from './record';

/** The folder of the queries, below the site's folder. */
const QUERIES = 'facts/queries';

/** A query that more places answer says little about each of them. */
const MOST_PLACES = 5;

const queriesFile = textsByPlace(
  z
    .array(z.string().trim().min(1, 'a query has words: write it, or remove it'))
    .min(1, 'no query: write some, or remove the place'),
);

/** The queries that a page or a place on it answers, with their file and line. */
export type PlaceQueries = SitePlace & {queries: readonly string[]};

/**
 * Reads the queries of the site at `siteDir`: those that readers may type, each below every place that answers it.
 *
 * @throws FactsError with the file and the line, for the first file that is not JSON or does not match the schema
 */
export function loadQueries(siteDir: string): readonly PlaceQueries[] {
  const folder = path.join(siteDir, QUERIES);
  return remember(`queries of ${siteDir}`, [folder], () => readQueries(siteDir));
}

function readQueries(siteDir: string): PlaceQueries[] {
  const files = globSync(`${QUERIES}/*.json`, {cwd: siteDir}).sort();
  return files.flatMap((file) => {
    const content = readGenerated(siteDir, file, queriesFile, 'correct it');
    const lines = linesOf(readFileSync(path.join(siteDir, file), 'utf8'));
    return Object.entries(content).map(([place, queries]) => {
      const [route = '', anchor] = place.split('#');
      return {route, anchor, queries, file, line: lines.get(place) ?? 1};
    });
  });
}

/** The places that answer each query, in the form `/docs/install#windows`. */
export function placesByQuery(lists: readonly PlaceQueries[]): Map<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const list of lists) {
    for (const query of list.queries) {
      places.set(query, (places.get(query) ?? new Set()).add(placeOf(list)));
    }
  }
  return new Map([...places].map(([query, own]) => [query, [...own]]));
}

/** The records, with the queries of each place, without those that many places answer. */
export function withQueries(
  records: readonly SearchRecord[],
  lists: readonly PlaceQueries[],
): SearchRecord[] {
  const places = placesByQuery(lists);
  const isDecided = (query: string) => (places.get(query)?.length ?? 0) <= MOST_PLACES;
  const byPlace = new Map<string, string[]>();
  for (const list of lists) {
    const place = placeOf(list);
    const own = list.queries.filter(isDecided);
    byPlace.set(place, [...(byPlace.get(place) ?? []), ...own]);
  }
  return withTexts(records, 'queries', byPlace);
}
