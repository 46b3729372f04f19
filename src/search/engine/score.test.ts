import {describe, expect, it} from 'vitest';
import {compile} from '../../../plugins/search/compile';
import {type FixturePage, recordsOf} from '../../../tests/search/fixtures';
import {expandQuery} from './expand';
import {Lexicon} from './lexicon';
import {Names} from './names';
import {parseQuery} from './query';
import {coverage, scoreBodies, scoreKeywords, scoreName, TermMatches} from './score';
import {Synonyms} from './synonyms';

const PAGES: FixturePage[] = [
  {path: '/docs/a', title: 'Install packages', blocks: ['# Install packages offline', 'proxy']},
  {path: '/docs/b', title: 'Packages', blocks: ['# Offline', 'proxy proxy proxy proxy']},
  {path: '/docs/c', title: 'Offline packages that readers install', blocks: ['proxy']},
  {path: '/docs/d', title: 'Nothing', blocks: ['nothing at all']},
];

const {index} = compile(recordsOf(PAGES));
const lexicon = new Lexicon(index);
const names = new Names(index, lexicon);
const synonyms = new Synonyms({same: [], leadsTo: {}});

const expand = (query: string) =>
  expandQuery(
    parseQuery(query, () => false),
    lexicon,
    synonyms,
  );
const matchesOf = (query: string) => new TermMatches(expand(query));
const titleScore = (query: string, page: number) =>
  scoreName(names.of(page).title, matchesOf(query));

describe('a body', () => {
  it('has a higher score the more of it matches the query, and 0 without a match', () => {
    const bodies = scoreBodies(expand('proxy '), lexicon);
    expect(bodies.get(1)?.body).toBeGreaterThan(bodies.get(0)?.body ?? 0);
    expect(bodies.get(1)?.affinity).toBeGreaterThan(bodies.get(0)?.affinity ?? 0);
    expect(bodies.has(3)).toBe(false);
  });

  it('has a score of at most 1 for any query', () => {
    for (const query of ['install ', 'install packages offline proxy ']) {
      for (const {body} of scoreBodies(expand(query), lexicon).values()) {
        expect(body).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('a name', () => {
  it('scores by coverage: more of the query is better', () => {
    expect(titleScore('install packages ', 0)).toBeGreaterThan(titleScore('install packages ', 1));
    expect(titleScore('install packages ', 3)).toBe(0);
  });

  it('scores by focus: fewer other words are better', () => {
    expect(titleScore('packages ', 1)).toBeGreaterThan(titleScore('packages ', 0));
  });

  it('scores by proximity: adjacent words in the order of the query are better', () => {
    expect(titleScore('install packages ', 0)).toBeGreaterThan(titleScore('packages install ', 0));
  });
});

describe('keywords', () => {
  const ids = (...terms: string[]) => terms.map((term) => lexicon.find(term) ?? -1);
  const score = (query: string, keywords: number[][]) =>
    scoreKeywords(keywords, matchesOf(query), lexicon);

  it('have the score of the best keyword', () => {
    expect(score('proxy ', [ids('noth'), ids('proxi')])).toBe(score('proxy ', [ids('proxi')]));
  });

  it('have a lower score for words that are not in the query', () => {
    expect(score('proxy ', [ids('proxi')])).toBeGreaterThan(
      score('proxy ', [ids('proxi', 'packag', 'instal')]),
    );
    expect(score('proxy ', [ids('packag')])).toBe(0);
  });
});

describe('coverage', () => {
  const terms = ['packag', 'instal', 'proxi'].map((term) => lexicon.find(term) as number);

  it('is the share of the query that some terms cover together', () => {
    const matches = matchesOf('install packages proxy ');
    expect(coverage(terms, matches)).toBeCloseTo(1);
    expect(coverage(terms.slice(1), matches)).toBeLessThan(1);
    expect(coverage(terms, matchesOf('offline '))).toBe(0);
  });
});
