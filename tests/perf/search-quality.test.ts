import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {clientOfBuild, pagesFor, samePath} from '../../plugins/search/built-client';
import {evaluate, formatEvaluation, labelledQueries} from '../../plugins/search/evaluate';
import {BUILD, isBuilt, ROOT} from '../content/build';

/** What search must not fall below. Raise it when search gets better; never lower it. */
const FILES = [
  // First place stood at 0.92 for 131 pages that no keywords described; with them it had fallen to 0.91
  // and is back at 0.92. The margin is two queries.
  {file: 'queries.json', success1: 0.915, success5: 0.99, mrr: 0.947},
  // Written before search was tuned, by titles alone. Never tune on them: they say what new queries find.
  {file: 'holdout.json', success1: 0.92, success5: 0.985, mrr: 0.955},
  // Harder questions by other writers, who had not seen the site's words. Half of it was never looked at.
  {file: 'fresh.json', success1: 0.89, success5: 0.965, mrr: 0.925},
];

const read = (file: string) =>
  labelledQueries.parse(JSON.parse(readFileSync(path.join(ROOT, 'tests/search', file), 'utf8')));

it.each(FILES)(
  'finds the right pages for the labelled queries of $file',
  async (floor) => {
    const client = clientOfBuild(BUILD);
    const evaluation = await evaluate(
      read(floor.file),
      (query) => pagesFor(client, query),
      (page) => isBuilt(samePath(page)),
    );
    const report = formatEvaluation(evaluation);
    expect(evaluation.overall.success1, report).toBeGreaterThanOrEqual(floor.success1);
    expect(evaluation.overall.success5, report).toBeGreaterThanOrEqual(floor.success5);
    expect(evaluation.overall.mrr, report).toBeGreaterThanOrEqual(floor.mrr);
  },
  60_000,
);

it('knows queries of every kind, and enough of them', () => {
  const queries = read('queries.json');
  expect(queries.length).toBeGreaterThanOrEqual(300);
  const kinds = new Set(queries.map(({kind}) => kind));
  for (const kind of [
    'keyword',
    'key',
    'env',
    'cli',
    'question',
    'error',
    'typo',
    'prefix',
    'synonym',
  ]) {
    expect(kinds).toContain(kind);
  }
  expect(new Set(queries.map(({query, kind}) => `${kind} ${query}`)).size).toBe(queries.length);
});
