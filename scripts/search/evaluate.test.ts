import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import * as build from '../shared/build';
import {evaluate, formatEvaluation, type LabeledQuery} from './evaluate';

beforeAll(() => {
  vi.spyOn(build, 'isBuilt').mockImplementation((route) => route !== '/gone');
});
afterAll(() => {
  vi.restoreAllMocks();
});

const labeled = (query: string, page: string, section?: string): LabeledQuery => ({
  query,
  pages: [page],
  ...(section && {sections: [section]}),
  kind: query === 'third' ? 'late' : 'word',
});

const others = Array.from({length: 10}, (_, i) => `/other${i}`);

/** The hits for each query. */
const HITS: Record<string, string[]> = {
  first: ['/a/#caf%C3%A9', '/b'],
  'other section': ['/a#one', '/a#two'],
  // Two hits on one page are one page.
  third: ['/b#one', '/b#two', '/c', '/a/'],
  sixth: [...others.slice(5), '/a'],
  'too late': [...others, '/a'],
};

const measured = () =>
  evaluate(
    [
      labeled('first', '/a', '/a/#café'),
      labeled('other section', '/a', '/a#two'),
      labeled('third', '/a/'),
      labeled('sixth', '/a'),
      labeled('too late', '/a'),
      labeled('no such page', '/gone'),
    ],
    async (query) => HITS[query] ?? [],
  );

it('measures the ranks of the pages, and the first sections', async () => {
  const {overall, byKind} = await measured();
  const mrr = (1 + 1 + 1 / 3 + 1 / 6) / 5;
  expect(overall).toEqual({queries: 5, success1: 0.4, success5: 0.6, mrr, section1: 0.5});
  expect(byKind.get('late')).toEqual({queries: 1, success1: 0, success5: 1, mrr: 1 / 3});
});

it('lists the queries whose first hit is wrong, and those without a page on the site', async () => {
  const evaluation = await measured();
  expect(evaluation.misses.map(({query, rank}) => [query.query, rank])).toEqual([
    ['other section', 1],
    ['third', 3],
    ['sixth', 6],
    ['too late', 0],
  ]);
  expect(evaluation.unanswerable.map(({query}) => query)).toEqual(['no such page']);
  const text = formatEvaluation(evaluation);
  expect(text).toContain('section /a#one, wanted /a#two');
  expect(text).toMatch(/>10 {2}"too late"/);
});
