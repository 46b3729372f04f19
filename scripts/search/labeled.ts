import path from 'node:path';
import {readGenerated} from '../../plugins/facts/generated.ts';
import {loadQueries, placesByQuery} from '../../plugins/search/queries.ts';
import {ROOT} from '../shared/root.ts';
import {type LabeledQuery, labeledQueries} from './evaluate.ts';

/** Reads a file of labeled queries. Throws with the file and the line if it is missing, or has another format. */
export const readLabeled = (file: string): LabeledQuery[] =>
  readGenerated('', file, labeledQueries, 'correct it');

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
