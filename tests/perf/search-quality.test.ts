import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {clientOfBuild, pagesFor, samePath} from '../../plugins/search/built-client';
import {evaluate, formatEvaluation, labelledQueries} from '../../plugins/search/evaluate';
import {BUILD, isBuilt, ROOT} from '../content/build';

/** What search must not fall below. Raise it when search gets better; never lower it. */
const FILES = [
  {file: 'queries.json', success1: 0.935, success5: 0.99, mrr: 0.957},
  // These were each written by somebody who had not seen how search works, and measured before they
  // were read. They have been read since: what search finds for new queries, a new file has to tell.
  {file: 'holdout.json', success1: 0.92, success5: 0.985, mrr: 0.953},
  {file: 'fresh.json', success1: 0.9, success5: 0.975, mrr: 0.935},
  {file: 'more.json', success1: 0.92, success5: 0.985, mrr: 0.955},
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
