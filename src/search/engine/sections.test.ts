import {describe, expect, it} from 'vitest';
import type {PlaceQuestions, TextFile} from '../index/format';
import {stem} from '../text/stem';
import {contentStems} from './names';
import {type ConceptsOf, type Places, sectionFor} from './sections';

/** The number of each stem. */
const terms: string[] = [];
const numberOf = (stemmed: string): number => {
  if (!terms.includes(stemmed)) terms.push(stemmed);
  return terms.indexOf(stemmed);
};

const names = [
  'Use a proxy',
  'Variables of the proxy',
  'Certificates of a company and of its proxy',
  'Limits',
].map((name) => ({stems: contentStems(name).map(numberOf), compounds: []}));

const asked = (heading: number, words: string): PlaceQuestions => [
  heading,
  words.split(' ').map((word) => numberOf(stem(word))),
];
const questions = [
  asked(-1, 'firewall'),
  asked(0, 'export address'),
  asked(1, 'root store trust'),
  asked(2, 'clone ssh submodule'),
];

/** A query whose words have equal weights. */
const asks = (query: string): ConceptsOf => {
  const concepts = query.split(' ').map((word) => numberOf(stem(word)));
  return (term) => {
    const concept = concepts.indexOf(term);
    return concept < 0 ? [] : [{concept, weight: 3}];
  };
};

const text: TextFile = {
  description: '',
  blocks: [
    [-1, 'A proxy forwards requests.'],
    [0, 'Write the value into the profile.'],
    [1, 'Add the file to the keychain.'],
    [2, 'Git reads its own settings.'],
  ],
};

const found = (query: string, places: Partial<Places> = {}, alike?: [number, number][]) =>
  sectionFor({names, questions, text, ...places}, asks(query), numberOf, alike && new Map(alike));

describe('the section that answers', () => {
  it.each([
    ['variables', 0],
    ['export', 0],
    ['root store', 1],
    ['clone', 2],
    ['certificates clone', 1],
    ['keychain', 1],
    ['settings value', 0],
  ])('%s: matches by its heading, a question, or its text', (query, section) => {
    expect(found(query)).toBe(section);
  });

  it('is the top of the page if the title or a question of the page matches', () => {
    expect(found('proxy')).toBe(-1);
    expect(found('firewall')).toBe(-1);
  });

  it('is the top if no section matches', () => {
    expect(found('kubernetes')).toBe(-1);
  });

  it('is the one with rare words, although the title has another word', () => {
    expect(found('proxy certificates')).toBe(1);
    expect(found('proxy root store clone')).toBe(1);
  });

  it('is the one with more words, whether its name or its questions have them', () => {
    expect(found('root store clone')).toBe(1);
    expect(found('root store clone ssh submodule')).toBe(2);
  });

  it('is the top if a section only has one more word in its text', () => {
    expect(found('proxy forwards value')).toBe(-1);
  });

  it('is the one that mentions a word more often', () => {
    const blocks: TextFile['blocks'] = [
      [0, 'socks ports'],
      [1, 'socks ports, socks, and ports'],
    ];
    expect(found('socks ports', {text: {description: '', blocks}})).toBe(1);
  });

  it('is another one if the meaning of a sentence says more than the words', () => {
    expect(found('root store clone', {}, [[2, 0.5]])).toBe(2);
    expect(found('kubernetes', {}, [[1, 0.1]])).toBe(1);
  });

  it('has all the words, although another one is a little more like the sentence', () => {
    const alike: [number, number][] = [
      [0, 0.5],
      [2, 0.3],
    ];
    expect(found('git clone ssh submodule settings', {}, alike)).toBe(2);
  });

  it('does not need questions or a text', () => {
    expect(found('limits', {questions: [], text: undefined})).toBe(2);
    expect(found('settings', {questions: []})).toBe(2);
    expect(found('clone', {text: undefined})).toBe(2);
  });
});
