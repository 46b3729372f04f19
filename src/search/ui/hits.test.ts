import {expect, it} from 'vitest';
import type {Hit, Segment} from '../answer';
import {faceOf, groupHits, isChild, matchedWords} from './hits';

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

const hit = (url: string, headings: string[], more: Partial<Hit> = {}): Hit => ({
  ...HIT,
  id: url,
  url,
  headings: headings.map((text) => [other(text)]),
  text: [],
  ...more,
});
const PAGE = hit('/a', ['Page']);
const SECTION = hit('/a#b', ['Page', 'Section', 'Part']);
const ELSEWHERE = hit('/c', ['Other'], {area: ''});

it('groups neighboring hits of one area, and keeps their order', () => {
  const groups = groupHits([PAGE, SECTION, ELSEWHERE, PAGE]);
  expect(groups.map(({area, hits}) => [area, ...hits.map(({index}) => index)])).toEqual([
    ['Docs', 0, 1],
    ['Documentation', 2],
    ['Docs', 3],
  ]);
});

it('shows a hit below the previous one if both are on one page', () => {
  const hits = [PAGE, SECTION, ELSEWHERE];
  expect(hits.map((_, index) => isChild(hits, index))).toEqual([false, true, false]);
});

it('shows the name of a place, its page unless that is above it, and its snippet or its path', () => {
  expect(faceOf(SECTION, false)).toEqual({
    name: [other('Part')],
    page: 'Page',
    detail: [other('Docs › Page › Section')],
  });
  expect(faceOf({...SECTION, text: [match('text')]}, true)).toEqual({
    name: [other('Part')],
    page: '',
    detail: [match('text')],
  });
  expect(faceOf(PAGE, false)).toMatchObject({page: '', detail: [other('Docs')]});
});
