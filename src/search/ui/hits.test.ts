import {expect, it} from 'vitest';
import type {Hit, Segment} from '../answer';
import {matchedWords} from './hits';

const match = (text: string): Segment => ({text, isMatch: true});
const other = (text: string): Segment => ({text, isMatch: false});
const HIT: Hit = {
  id: '1',
  kind: 'heading',
  url: 'https://example.com/docs/config#AQUA_ROOT_DIR',
  area: 'Docs',
  headings: [[match('AQUA'), other('_'), match('ROOT'), other('_DIR')]],
  text: [
    match("aqua's"),
    other(' folder, where '),
    match('aqua'),
    other(' puts its '),
    match('files'),
    other('.'),
  ],
};

it.each([
  ['aqua root files', ['AQUA', 'ROOT', "aqua's", 'aqua', 'files']],
  ['AQUA_ROOT', ['AQUA_ROOT', 'files']],
  ['aqua_root files', ['aqua_root', 'files']],
  ['AQUA_', ['AQUA', 'ROOT', "aqua's", 'aqua', 'files']],
])('has a technical name in the query as one word: %s', (query, words) => {
  expect(matchedWords(HIT, query)).toEqual(words);
});
