import {expect, it} from 'vitest';
import {auditOf} from './lighthouse';

it('takes the median of each figure', () => {
  const report = (score: number, lcp: number, tbt: number) => ({
    categories: {performance: {score}},
    audits: {
      'largest-contentful-paint': {numericValue: lcp},
      'total-blocking-time': {numericValue: tbt},
    },
  });
  expect(auditOf([report(1, 900, 0), report(0.9, 1200, 40), report(0.98, 1000, 10)])).toEqual({
    score: 98,
    lcp: 1000,
    tbt: 10,
  });
});
