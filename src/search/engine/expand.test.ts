import {describe, expect, it} from 'vitest';
import {compile} from '../../../plugins/search/compile';
import {PAGES, recordsOf} from '../../../tests/search/fixtures';
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
      blocks: ['# aqua vacuum', '# -l', `${'word '.repeat(400)} in passing.`],
    },
  ]),
);
const lexicon = new Lexicon(index);
const synonyms = new Synonyms({
  same: [
    ['remove', 'delete'],
    ['version', 'release number'],
  ],
  leadsTo: {'free disk space': ['vacuum'], disk: ['vacuum']},
});

const parse = (query: string) => parseQuery(query, (name) => lexicon.commandsFor(name).size > 0);
const expand = (query: string): ExpandedQuery => expandQuery(parse(query), lexicon, synonyms);

/** The terms of each concept, with their weights. */
const termsOf = (query: string) =>
  expand(query).concepts.map(({terms}) =>
    Object.fromEntries([...terms].map(([term, quality]) => [lexicon.terms[term], quality])),
  );

describe('a word', () => {
  it('matches its stem', () => {
    expect(termsOf('checksums ')).toEqual([{checksum: 1}]);
  });

  it('matches terms that begin with it if it is the last word', () => {
    const [terms] = termsOf('uninst');
    expect(terms?.uninstal).toBeGreaterThan(0.5);
    expect(terms?.uninstal).toBeLessThan(1);
  });

  it('matches terms that differ by a typing error', () => {
    expect(termsOf('vaccum ')).toEqual([{vacuum: RANKING.likelyMatch}]);
    expect(termsOf('avcuum ')).toEqual([{vacuum: RANKING.likelyMatch}]);
    // Its ending hides its stem.
    expect(termsOf('vacuumign ')).toEqual([{vacuum: RANKING.likelyMatch}]);
  });

  it('matches its synonyms with a lower weight', () => {
    expect(termsOf('delete ')).toEqual([{remov: RANKING.synonymMatch}]);
  });

  it('matches the synonyms of the word that it means if it is misspelled', () => {
    expect(termsOf('dsik ')).toEqual([{disk: RANKING.likelyMatch, vacuum: RANKING.synonymMatch}]);
  });
});

describe('a technical name', () => {
  it('is a concept as a whole, and each of its parts is a concept', () => {
    const {concepts, sequence} = expand('AQUA_ROOT_DIR ');
    expect(concepts.map(({weight}) => weight)).toEqual([1, 1, 1, 1]);
    expect(sequence.map((term) => lexicon.terms[term ?? -1])).toEqual(['aqua', 'root', 'dir']);
  });

  it('may be incomplete', () => {
    expect(termsOf('AQUA_ROO')[0]).toEqual({aquarootdir: RANKING.likelyMatch});
  });

  it('matches adjacent words as a bonus', () => {
    const bonus = expand('root dir ').concepts.find(({isBonus}) => isBonus);
    expect([...(bonus?.terms.keys() ?? [])].map((term) => lexicon.terms[term])).toEqual([
      'aquarootdir',
    ]);
  });
});

describe('a phrase', () => {
  it('matches its synonyms as a bonus, and counts as one word', () => {
    const {concepts} = expand('free disk space ');
    const bonus = concepts.filter(({isBonus}) => isBonus);
    expect(bonus).toHaveLength(1);
    expect(bonus[0]?.weight).toBe(RANKING.synonymOfPhrase);
    const words = concepts.filter(({isBonus}) => !isBonus);
    const own = expand('free ').concepts[0]?.weight ?? 0;
    expect(words[0]?.weight).toBeCloseTo(own / 3 ** 0.5);
  });

  it('matches a word on the pages that contain the whole phrase', () => {
    const pages = recordsOf([
      {path: '/docs/a', title: 'A', blocks: ['The release has a number.']},
      {path: '/docs/b', title: 'B', blocks: ['The release.']},
    ]);
    const ownLexicon = new Lexicon(compile(pages).index);
    const {concepts} = expandQuery(parse('version '), ownLexicon, synonyms);
    const phrases = concepts[0]?.phrases.map((phrase) => phrase.map((id) => ownLexicon.terms[id]));
    expect(phrases).toEqual([['releas', 'number']]);
  });
});

it('gives less weight to numbers', () => {
  const [version, word] = expand('128 vacuum ').concepts;
  expect(version?.weight).toBeLessThan(word?.weight ?? 0);
});

it('gives rare words more weight than common ones', () => {
  const [common, rare] = expand('aqua vacuum ').concepts;
  expect(rare?.idf).toBeGreaterThan(common?.idf ?? 0);
});

it('recognizes a command, which may be misspelled', () => {
  const commands = (query: string) =>
    expand(query)
      .concepts.map(({terms}) =>
        [...terms].map(([term, quality]) => [lexicon.terms[term], quality]),
      )
      .filter((terms) => terms.some(([term]) => String(term).startsWith('aqua:')));
  expect(commands('aqua vacuum')).toEqual([[['aqua:vacuum', 1]]]);
  expect(commands('aqua vacumm')).toEqual([[['aqua:vacuum', RANKING.likelyMatch]]]);
});
