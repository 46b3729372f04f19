import {describe, expect, it} from 'vitest';
import type {IndexedPage, TextFile} from '../index/format';
import {stem} from '../text/stem';
import type {StandsFor} from './rank';
import {sectionFor} from './sections';

const page: IndexedPage = {
  path: '/docs/proxy',
  title: 'Use a proxy',
  summary: 'How to reach the internet through a proxy.',
  area: 'Guides',
  language: 'en',
  tag: 'docs-default-current',
  rank: 5,
  isError: false,
  keywords: [],
  headings: ['Variables of the proxy', 'Certificates of a company and of its proxy', 'Limits'].map(
    (text) => ({level: 2, text, anchor: ''}),
  ),
};

const text: TextFile = {
  blocks: [
    [-1, 'A proxy forwards requests.'],
    [0, 'Export the address before aqua runs.'],
    [1, 'Add the root to the store.'],
    [2, 'Git reads its own settings.'],
  ],
  asked: [
    [-1, 'firewal'],
    [2, 'clon ssh submodul'],
  ],
};

/** A query whose words have equal weights. */
const asks = (query: string): StandsFor => {
  const concepts = query.split(' ').map(stem);
  return (word) => {
    const concept = concepts.indexOf(word.stem);
    return concept < 0 ? [] : [{concept, worth: 3}];
  };
};

const found = (query: string) => sectionFor(page, text, asks(query));

describe('the section that answers', () => {
  it.each([
    ['variables', 0],
    ['export', 0],
    ['root store', 1],
    ['clone', 2],
    ['certificates clone', 1],
  ])('%s: matches by its heading, its text, or a question', (query, section) => {
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

  it('is the top if a section only has one more word in its text', () => {
    expect(found('proxy forwards address')).toBe(-1);
  });

  it('is the one that mentions a word more often, relative to the length of its text', () => {
    const often = (first: string, second: string) =>
      sectionFor(
        page,
        {
          blocks: [
            [0, first],
            [1, second],
          ],
        },
        asks('socks ports'),
      );
    expect(often('socks ports and hosts', 'socks ports, socks, and ports')).toBe(1);
    expect(often('socks ports', `socks ports ${'of a long list '.repeat(20)}`)).toBe(0);
  });

  it('is the one with more words, whether its text or its questions have them', () => {
    expect(found('root store clone')).toBe(1);
    expect(found('root store clone ssh submodule')).toBe(2);
  });

  it('does not need questions', () => {
    expect(sectionFor(page, {blocks: text.blocks}, asks('export'))).toBe(0);
  });
});
