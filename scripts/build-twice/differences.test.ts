import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {compare} from './differences';

const folder = mkdtempSync(path.join(tmpdir(), 'differences-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('reports files that only one folder has, and files that differ', () => {
  const [one, other] = ['one', 'other'].map((name) => path.join(folder, name)) as [string, string];
  for (const [side, files] of [
    [one, {same: 'a', changed: 'a', 'deep/gone': ''}],
    [other, {same: 'a', changed: 'b', '.new': ''}],
  ] as const) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(side, file)), {recursive: true});
      writeFileSync(path.join(side, file), text);
    }
  }
  expect(compare(one, one)).toEqual({same: 3, found: []});
  expect(compare(one, other)).toEqual({
    same: 1,
    found: ['only the second: .new', 'differs: changed', 'only the first: deep/gone'],
  });
});

it('rejects two empty folders', () => {
  const empty = path.join(folder, 'empty');
  mkdirSync(empty);
  expect(() => compare(empty, empty)).toThrow('have no files to compare');
});
