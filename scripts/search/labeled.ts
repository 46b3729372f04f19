import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../shared/root.ts';
import {type LabeledQuery, labeledQueries} from './evaluate.ts';

/** Reads a file of labeled queries in `tests/search`. */
export const readQueries = (file: string): LabeledQuery[] =>
  labeledQueries.parse(JSON.parse(readFileSync(path.join(ROOT, 'tests/search', file), 'utf8')));

/** The files of labeled queries in a folder below `tests/search`. */
export const queryFiles = (folder = '.'): string[] =>
  readdirSync(path.join(ROOT, 'tests/search', folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => path.join(folder, file));

/** The labeled queries that the vectors of words learn from: all except those in `tests/search/held-out`. */
export const learnedQueries = (): LabeledQuery[] => queryFiles().flatMap(readQueries);
