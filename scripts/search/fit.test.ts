import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {RANKING} from '../../src/search/engine/ranking';
import {coordinateAscent, withNumbers} from './fit';

describe('coordinate ascent', () => {
  const worth = ({a, b}: {a: number; b: number}) => -((a - 2) ** 2) - (b - 0.5) ** 2;

  it('finds numbers close to the best ones', () => {
    const numbers = coordinateAscent({a: 1.5, b: 0.7}, worth, 0);
    expect(numbers.a).toBeCloseTo(2, 0);
    expect(numbers.b).toBeCloseTo(0.5, 0);
  });

  it('ignores improvements below the minimum', () => {
    expect(coordinateAscent({a: 1.9, b: 0.5}, worth, 1)).toEqual({a: 1.9, b: 0.5});
  });
});

describe('the file of numbers', () => {
  const source = readFileSync(
    path.resolve(import.meta.dirname, '../../src/search/engine/ranking.ts'),
    'utf8',
  );

  it('is unchanged for the same numbers', () => {
    expect(withNumbers(source, RANKING)).toBe(source);
  });

  it('changes only in the given numbers', () => {
    const changed = withNumbers(source, {headingBoost: 1.25});
    expect(changed).toContain('  headingBoost: 1.25,\n');
    expect(changed.split('\n')).toHaveLength(source.split('\n').length);
    expect(() => withNumbers(source, {noSuchNumber: 1})).toThrow('noSuchNumber is not in the file');
  });

  it('describes each number in a sentence', () => {
    const undocumented = Object.keys(RANKING).filter(
      (name) => !new RegExp(`/\\*\\* [A-Z][^*]+\\. \\*/\\n  ${name}: `).test(source),
    );
    expect(undocumented).toEqual([]);
  });
});
