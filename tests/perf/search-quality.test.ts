import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {clientOfBuild, pagesFor, samePath} from '../../plugins/search/built-client';
import {evaluate, formatEvaluation, labelledQueries} from '../../plugins/search/evaluate';
import {BUILD, isBuilt, ROOT} from '../content/build';

/** What search must not fall below. Raise it when search gets better; never lower it. */
const FLOOR = {success1: 0.87, success5: 0.975, mrr: 0.915};

const queries = labelledQueries.parse(
  JSON.parse(readFileSync(path.join(ROOT, 'tests/search/queries.json'), 'utf8')),
);

it('finds the right pages for the labelled queries', async () => {
  const client = clientOfBuild(BUILD);
  const evaluation = await evaluate(
    queries,
    (query) => pagesFor(client, query),
    (page) => isBuilt(samePath(page)),
  );
  const report = formatEvaluation(evaluation);
  expect(evaluation.overall.success1, report).toBeGreaterThanOrEqual(FLOOR.success1);
  expect(evaluation.overall.success5, report).toBeGreaterThanOrEqual(FLOOR.success5);
  expect(evaluation.overall.mrr, report).toBeGreaterThanOrEqual(FLOOR.mrr);
}, 60_000);

it('knows queries of every kind, and enough of them', () => {
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
