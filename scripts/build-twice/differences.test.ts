import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {compare} from './differences';

it('reports files that only one folder has, and files that differ', () => {
  const one = testFolder({same: 'a', changed: 'a', 'deep/gone': ''});
  const other = testFolder({same: 'a', changed: 'b', '.new': ''});
  expect(compare(one, one)).toEqual({same: 3, found: []});
  expect(compare(one, other)).toEqual({
    same: 1,
    found: ['only the second: .new', 'differs: changed', 'only the first: deep/gone'],
  });
});

it('rejects two empty folders', () => {
  const empty = testFolder();
  expect(() => compare(empty, empty)).toThrow('have no files to compare');
});
