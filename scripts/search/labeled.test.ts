import path from 'node:path';
import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {readLabeled} from './labeled';

const query = {query: 'set up', pages: ['/docs/install'], kind: 'question'};

const read = (content: unknown) =>
  readLabeled(path.join(testFolder({'a.json': JSON.stringify(content, null, 2)}), 'a.json'));

it('reads labeled queries', () => {
  expect(read([query])).toEqual([query]);
});

it('names the file and the line of what is wrong', () => {
  expect(() => read([query, {...query, pages: []}])).toThrow(/a\.json:11: .*pages.*: correct it/);
  expect(() => readLabeled('tests/nowhere.json')).toThrow(
    'tests/nowhere.json:1: the file is missing',
  );
});
