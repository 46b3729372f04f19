import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadQueries, placesByQuery} from '../../plugins/search/queries.ts';
import {ROOT} from '../shared/root.ts';
import {type LabeledQuery, labeledQueries} from './evaluate.ts';

/** Reads a file of labeled queries. Throws if it has another format. */
export const readLabeled = (file: string): LabeledQuery[] =>
  labeledQueries.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Reads a file of labeled queries in `tests/search`. */
export const readQueries = (file: string): LabeledQuery[] =>
  readLabeled(path.join(ROOT, 'tests/search', file));

/**
 * The queries in `facts/queries`, as labeled queries.
 *
 * @param file the name of one of the files; all without it
 */
export function learnedQueries(file = ''): LabeledQuery[] {
  const lists = loadQueries(ROOT).filter((list) => list.file.endsWith(`/${file}`) || file === '');
  return [...placesByQuery(lists)].map(([query, places]) => {
    const pages = [...new Set(places.map((place) => place.replace(/#.*$/, '')))];
    // A query whose places are all pages says nothing about sections.
    const sections = places.some((place) => place.includes('#')) ? places : undefined;
    return {query, pages, ...(sections && {sections}), kind: 'learned'};
  });
}
