import {describe, expect, it} from 'vitest';
import {compile} from '../../../plugins/search/compile';
import {PAGES, recordsOf} from '../../../plugins/search/fixtures';
import {type ExpandedQuery, expandQuery} from './expand';
import {Lexicon} from './lexicon';
import {parseQuery} from './query';
import {RANKING} from './ranking';
import {Synonyms} from './synonyms';

const {index} = compile(
  recordsOf([
    ...PAGES,
    {
      path: '/docs/commands',
      title: 'Commands',
      blocks: ['# aqua vacuum', `${'word '.repeat(400)} in passing.`],
    },
  ]),
);
const lexicon = new Lexicon(index, RANKING);
const synonyms = new Synonyms({
  same: [
    ['remove', 'delete'],
    ['version', 'release number'],
  ],
  leadsTo: {'free disk space': ['vacuum']},
});

const expand = (query: string): ExpandedQuery =>
  expandQuery(parseQuery(query, RANKING), {index, lexicon, synonyms, ranking: RANKING});

/** The terms of each concept, with how well they stand for it. */
const termsOf = (query: string) =>
  expand(query).concepts.map(({terms}) =>
    Object.fromEntries([...terms].map(([term, quality]) => [lexicon.terms[term], quality])),
  );

describe('a word', () => {
  it('stands for its stem', () => {
    expect(termsOf('checksums ')).toEqual([{checksum: 1}]);
  });

  it('stands for what begins with it, while it is the last', () => {
    const [terms] = termsOf('uninst');
    expect(terms?.uninstal).toBeGreaterThan(0.5);
    expect(terms?.uninstal).toBeLessThan(1);
  });

  it('stands for what it was perhaps meant to be', () => {
    expect(termsOf('vaccum ')).toEqual([{vacuum: RANKING.oneEdit}]);
  });

  it('stands for the two it is made of, without the blank between them', () => {
    expect(termsOf('diskspace ')).toEqual([{disk: RANKING.splitMatch, spac: RANKING.splitMatch}]);
  });

  it('stands for its synonyms, and less so', () => {
    expect(termsOf('delete ')).toEqual([{remov: RANKING.synonymMatch}]);
  });
});

describe('a technical name', () => {
  it('is a concept as a whole, and so is each of its parts', () => {
    const {concepts, sequence} = expand('AQUA_ROOT_DIR ');
    expect(concepts.map(({weight}) => weight)).toEqual([
      RANKING.compoundWeight,
      ...Array(3).fill(RANKING.knownCompoundPartWeight),
    ]);
    expect(sequence.map((term) => lexicon.terms[term ?? -1])).toEqual(['aqua', 'root', 'dir']);
  });

  it('is found from neighbours, as a bonus', () => {
    const bonus = expand('root dir ').concepts.find(({isBonus}) => isBonus);
    expect([...(bonus?.terms.keys() ?? [])].map((term) => lexicon.terms[term])).toEqual([
      'aquarootdir',
    ]);
  });
});

describe('a phrase', () => {
  it('leads to its synonyms as a bonus, and counts as one word', () => {
    const {concepts} = expand('free disk space ');
    const bonus = concepts.filter(({isBonus}) => isBonus);
    expect(bonus).toHaveLength(1);
    expect(bonus[0]?.weight).toBe(RANKING.synonymOfPhrase);
    const words = concepts.filter(({isBonus}) => !isBonus);
    const own = expand('free ').concepts[0]?.weight ?? 0;
    expect(words[0]?.weight).toBeCloseTo(own / 3 ** 0.5);
  });

  it('stands for a word on the pages that have all of it', () => {
    const pages = recordsOf([
      {path: '/docs/a', title: 'A', blocks: ['The release has a number.']},
      {path: '/docs/b', title: 'B', blocks: ['The release.']},
    ]);
    const own = compile(pages).index;
    const ownLexicon = new Lexicon(own, RANKING);
    const {concepts} = expandQuery(parseQuery('version ', RANKING), {
      index: own,
      lexicon: ownLexicon,
      synonyms,
      ranking: RANKING,
    });
    const phrases = concepts[0]?.phrases.map((phrase) => phrase.map((id) => ownLexicon.terms[id]));
    expect(phrases).toEqual([['releas', 'number']]);
  });
});

it('gives less weight to numbers, and to words that pages only mention', () => {
  const [version, word, mentioned] = expand('1.28 vacuum passing ').concepts.filter(
    ({terms}, i) => i === 0 || terms.size > 0,
  );
  expect(version?.weight).toBeLessThan(word?.weight ?? 0);
  expect(mentioned?.weight).toBe(RANKING.unnamedWeight);
});

it('gives rare words more weight than common ones', () => {
  const [common, rare] = expand('aqua vacuum ').concepts;
  expect(rare?.idf).toBeGreaterThan(common?.idf ?? 0);
});

it('takes a command for one, and its tool for little', () => {
  const {concepts} = expand('aqua vacuum');
  expect(concepts.filter(({isCommand}) => isCommand)).toHaveLength(1);
  expect(concepts[0]?.weight).toBe(RANKING.toolNameWeight);
});
