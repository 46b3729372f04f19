import {expect, it} from 'vitest';
import {currentFacts} from '../../plugins/facts/load.ts';
import {CHECKED_OUTSIDE} from '../../plugins/highlight/kinds.ts';
import {ROOT} from '../../scripts/shared/root.ts';
import {checkSamples, report} from '../../scripts/verify/samples/check.ts';
import {siteFences} from '../../scripts/verify/samples/fences.ts';

const fences = siteFences(ROOT);

it('has samples to check', () => {
  expect(fences.length).toBeGreaterThan(100);
});

it('has correct samples, and wrong samples only if they are marked', () => {
  const problems = checkSamples(fences, currentFacts(ROOT)).flatMap((checked) => {
    // `npm run verify -- samples` has more checks for these, and decides about wrong samples
    const final = checked.kind === undefined || !CHECKED_OUTSIDE.includes(checked.kind);
    return report(checked, final);
  });
  expect(problems.join('\n')).toBe('');
}, 60_000);

it('has no long line with a file name that readers replace in a cache key', () => {
  const long = fences
    .flatMap(({file, value}) => value.split('\n').map((line) => ({file, line})))
    .filter(({line}) => /'\.github\/workflows\//.test(line) && line.length > 80);
  expect(long).toEqual([]);
});
