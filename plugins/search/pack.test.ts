import {describe, expect, it} from 'vitest';
import {
  anchorOf,
  ENTRY,
  type PlaceQuestions,
  type SearchIndex,
  storedAnchor,
  type TextFile,
} from '../../src/search/index/format';
import {
  codeNumber,
  createContexts,
  decoder,
  numberContexts,
} from '../../src/search/index/range-decoder';
import {unpack, unpackText} from '../../src/search/index/read';
import {random} from '../../tests/search/fixtures';
import {pack, packText} from './pack';
import {encoder} from './range-encoder';

const take = (count: number, seed: number): number[] => Array.from({length: count}, random(seed));

describe('the coder', () => {
  it('decodes all decisions that it encoded', () => {
    for (const share of [0, 0.001, 0.3, 0.5, 0.999, 1]) {
      const bits = take(5000, 7).map((chance) => (chance < share ? 1 : 0));
      const {codeBit, finish} = encoder();
      const written = createContexts(4);
      for (const [i, bit] of bits.entries()) codeBit(written, i % 4, bit);
      const readBit = decoder(finish());
      const read = createContexts(4);
      expect(bits.map((_, i) => readBit(read, i % 4, 0))).toEqual(bits);
    }
  });

  it('needs few bits for likely decisions', () => {
    const {codeBit, finish} = encoder();
    const contexts = createContexts(1);
    for (const chance of take(8000, 3)) codeBit(contexts, 0, chance < 0.01 ? 1 : 0);
    expect(Buffer.from(finish(), 'base64').length).toBeLessThan(130);
  });

  it('encodes numbers of any size', () => {
    const numbers = take(2000, 5).map((chance) => Math.floor(1 / (chance + 0.00001)) - 1);
    const {codeBit, finish} = encoder();
    const written = numberContexts();
    for (const value of numbers) codeNumber(codeBit, written, value);
    const readBit = decoder(finish());
    const read = numberContexts();
    for (const value of numbers) expect(codeNumber(readBit, read)).toBe(value);
  });

  it('terminates on arbitrary bytes', () => {
    const bytes = take(50, 9).map((chance) => chance * 256);
    const readBit = decoder(Buffer.from(bytes).toString('base64'));
    const read = numberContexts();
    for (let i = 0; i < 1000; i++) expect(codeNumber(readBit, read)).toBeLessThan(2 ** 21);
  });
});

describe('the stored form of an anchor', () => {
  it.each([
    [2, 'A heading', 'a-heading', ''],
    [2, 'A heading', 'own', 'own'],
    [ENTRY, 'PATH', 'PATH', ''],
    [ENTRY, '--tags, -t', 'aqua-install--tags', 'aqua-install*'],
    [ENTRY, 'packages[].name', 'field-packages.name', 'field-*'],
  ])('does not repeat the name in its text: level %i, %s, #%s', (level, text, anchor, stored) => {
    expect(storedAnchor(level, text, anchor)).toBe(stored);
    expect(anchorOf(level, text, stored)).toBe(anchor);
  });
});

describe('an index', () => {
  const chance = random(11);
  const pages = Array.from({length: 60}, (_, i) => ({
    path: `/docs/${i}`,
    title: `Page ${i}`,
    area: i % 2 ? 'Docs' : 'Blog',
    language: 'en',
    tag: 'default',
    rank: i % 9,
    isError: i % 7 === 0,
    keywords: [] as number[][],
    questions: [] as PlaceQuestions[],
    headings: Array.from({length: i % 12}, (_heading, at) => ({
      level: 2,
      text: `A "heading" ${at}`,
      anchor: ['own', `a-heading-${at}`, `field-x.A "heading" ${at}`, 'ends-with-a-'][
        at % 4
      ] as string,
    })),
  }));
  const terms = Array.from({length: 400}, (_, i) => `term${String(i).padStart(3, '0')}`);
  const postings = terms.map((_, i) => {
    const share = i % 10 === 0 ? 0.9 : 0.03;
    return pages.flatMap((_page, page) =>
      chance() < share ? [{page, impact: 1 + Math.floor(chance() * 8)}] : [],
    );
  });
  for (const [page, {keywords, questions, headings}] of pages.entries()) {
    const own = terms.flatMap((_, i) =>
      postings[i]?.some((each) => each.page === page) ? [i] : [],
    );
    for (let i = 0; i < page % 5; i++) keywords.push(own.filter(() => chance() < 0.2));
    for (let heading = -1; heading < headings.length; heading++) {
      if (chance() < 0.6) questions.push([heading, own.filter(() => chance() < 0.1)]);
    }
  }
  const index: SearchIndex = {origin: 'https://example.com', pages, terms, postings};

  it('is the same after it is packed and unpacked', () => {
    expect(unpack(JSON.parse(JSON.stringify(pack(index))))).toEqual(index);
  });

  it.each([
    ['numbers', ''],
    ['numbers', 'AAAA'],
    ['terms', 'term000'],
    ['headings', ''],
    ['pages', null],
  ])('is rejected if its %s are %j', (part, value) => {
    const damaged = {...pack(index), [part]: value} as ReturnType<typeof pack>;
    expect(() => unpack(damaged)).toThrow('the index is not complete');
  });
});

describe('the text of a page', () => {
  it.each<TextFile>([
    {description: '', blocks: []},
    {
      description: 'What the page is about.',
      blocks: [
        [-1, 'An introduction.'],
        [1, 'A section.'],
        [1, 'More of it.\nIn two lines.'],
        [0, 'Text after an entry.'],
      ],
    },
    {description: '', blocks: [[2, 'One.']]},
  ])('is the same after it is packed and unpacked', (text) => {
    expect(unpackText(JSON.parse(JSON.stringify(packText(text))))).toEqual(text);
  });
});
