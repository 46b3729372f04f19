import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import * as groups from '../../src/search/engine/ranking';
import {ROOT} from '../shared/root';
import {coordinateAscent, withNumbers} from './fit';

describe('coordinate ascent', () => {
  const worth = ({a, b}: {a: number; b: number}) => -((a - 2) ** 2) - (b - 0.5) ** 2;

  it('finds numbers close to the best ones', async () => {
    const numbers = await coordinateAscent({a: 1.5, b: 0.7}, worth, 0);
    expect(numbers.a).toBeCloseTo(2, 0);
    expect(numbers.b).toBeCloseTo(0.5, 0);
  });

  it('ignores improvements below the minimum', async () => {
    expect(await coordinateAscent({a: 1.9, b: 0.5}, worth, 1)).toEqual({a: 1.9, b: 0.5});
  });
});

describe('the file of numbers', () => {
  const source = readFileSync(path.join(ROOT, 'src/search/engine/ranking.ts'), 'utf8');

  const {BM25F, RANKING, SECTIONS, SIMILARITY} = groups;

  it.each(Object.entries({BM25F, RANKING, SECTIONS, SIMILARITY}))(
    'is unchanged for the same numbers of %s',
    (group, numbers) => {
      expect(withNumbers(source, group, numbers)).toBe(source);
    },
  );

  it('changes only in the given numbers', () => {
    const changed = withNumbers(source, 'SECTIONS', {saturation: 7.25});
    expect(changed).toContain('  saturation: 7.25,\n');
    expect(changed).toContain(`  saturation: ${BM25F.saturation},\n`);
    expect(changed.split('\n')).toHaveLength(source.split('\n').length);
    expect(() => withNumbers(source, 'SECTIONS', {noSuchNumber: 1})).toThrow('noSuchNumber');
  });

  it.each(Object.entries(groups))('describes each number of %s in a sentence', (_, group) => {
    const undocumented = Object.keys(group).filter(
      (name) => !new RegExp(`/\\*\\* [^*]+[.…:] \\*/\\n  ${name}: `).test(source),
    );
    expect(undocumented).toEqual([]);
  });
});
