import path from 'node:path';
import {expect, it} from 'vitest';
import {decoder} from '../../src/search/index/range-decoder';
import {codeVectors} from '../../src/search/index/vectors';
import {testFolder} from '../../tests/unit/folder';
import {knownVectors, packVectors} from './vectors';

const write = (content: unknown): string =>
  path.join(testFolder({'vectors.json': JSON.stringify(content)}), 'vectors.json');

it('packs the vectors of the terms of an index, in their order', () => {
  const words = {tool: '-2 abcde', old: '0 ccccc', apt: '3 eeaac'};
  const known = knownVectors(write({source: 'a test', scales: [1, 1, 1, 1, 1], words}));
  const packed = packVectors(['apt', 'new', 'tool'], known);
  expect(codeVectors(decoder(packed?.numbers ?? ''), 3, 5)).toEqual([
    {level: 3, digits: [2, 2, -2, -2, 0]},
    undefined,
    {level: -2, digits: [-2, -1, 0, 1, 2]},
  ]);
});

it('refuses a vector with another number of dimensions', () => {
  const file = write({source: 'a test', scales: [1, 1], words: {tool: '0 abc'}});
  expect(() => knownVectors(file)).toThrow('tool has another length');
});

it('reads no vectors if there is no file', () => {
  expect(knownVectors('/nowhere/vectors.json')).toBeUndefined();
});
