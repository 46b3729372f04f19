import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {differences} from './differences';

const folder = mkdtempSync(path.join(tmpdir(), 'differences-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('tells files that are missing on a side, and those that differ by a byte', () => {
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
  expect(differences(one, one)).toEqual([]);
  expect(differences(one, other)).toEqual([
    'only the second: .new',
    'differs: changed',
    'only the first: deep/gone',
  ]);
});
