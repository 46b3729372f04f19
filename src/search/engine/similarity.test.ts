import {describe, expect, it} from 'vitest';
import {packVectors} from '../../../plugins/search/vectors';
import {LOWEST, type WordVector} from '../index/vectors';
import {similarityFrom} from './similarity';

const TERMS = ['laptop', 'computer', 'checksum', 'unknown'];
const WORDS: [string, WordVector][] = [
  ['laptop', {level: 1, digits: [2, 1, 0]}],
  ['computer', {level: -1, digits: [2, 0, -1]}],
  ['checksum', {level: LOWEST, digits: [-1, 2, -2]}],
];
const file = packVectors(TERMS, {scales: [1, 0.5, 2], words: new Map(WORDS)});

describe('similarity', () => {
  it('is high for words with similar vectors, and 0 for words without one', () => {
    if (!file) throw new Error('no file');
    const of = similarityFrom(file, TERMS.length);
    const found = of(
      [0],
      [
        [-1, [1]],
        [0, [2]],
        [1, [0, 3]],
        [2, [3]],
      ],
    );
    expect(found.get(1)).toBeCloseTo(1);
    expect(found.get(-1)).toBeGreaterThan(0.6);
    expect(found.get(0)).toBeLessThan(0.1);
    expect(found.get(2)).toBe(0);
    expect([...of([3], [[-1, [0]]]).values()]).toEqual([0]);
  });

  it('has no file without vectors', () => {
    expect(packVectors(TERMS, {scales: [1], words: new Map()})).toBeUndefined();
    expect(packVectors(TERMS, undefined)).toBeUndefined();
  });
});
