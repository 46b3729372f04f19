import {describe, expect, it} from 'vitest';
import {LONGEST_PHRASE, synonymsOf} from './synonyms';
import table from './synonyms.json';
import {namesOf, parseQuery, wordsOf} from './words';

describe('words of a text', () => {
  it('are stems: other forms of a word are the same word', () => {
    expect(wordsOf('logs')).toEqual(wordsOf('logging'));
    expect(wordsOf('vulnerabilities')).toEqual(wordsOf('vulnerability'));
    expect(wordsOf('validates')).toEqual(wordsOf('validation'));
  });
  it('are a name with hyphens, and its parts', () => {
    expect(wordsOf('golangci-lint')).toEqual(['golangcilint', 'golangci', 'lint']);
  });
  it('have no stop words, but a name may be one', () => {
    expect(wordsOf('just a log')).toEqual(['log']);
    expect(namesOf('just')).toEqual(['just']);
  });
  it('have no punctuation', () => {
    expect(wordsOf('“Queries (JSON), ‘YAML’.”')).toEqual(wordsOf('queries json yaml'));
    expect(wordsOf("let's")).toEqual(wordsOf('lets'));
  });
});

describe('a query', () => {
  const own = (query: string) =>
    parseQuery(query)
      .words.filter(({isMinor}) => !isMinor)
      .map(({text}) => text);

  it('counts words little that every package fits', () => {
    expect(own('simple command line tool for json written in Rust')).toEqual(['json']);
  });
  it('counts them if it has no others', () => {
    expect(own('tool')).toEqual(['tool']);
    expect(own('just')).toEqual(['just']);
  });
  it.each(['replacement for ls', 'ls alternative', 'better ls', 'a modern ls', 'curl-like ls'])(
    '%s may ask for what takes the place of a package',
    (query) => {
      const {words, isReplacement} = parseQuery(query);
      expect(words.map(({text}) => text)).toContain('ls');
      expect(isReplacement).toBe(!query.includes('-'));
    },
  );
  it('is not about a replacement if it names nothing', () => {
    expect(parseQuery('alternative').isReplacement).toBe(false);
  });
});

describe('synonyms', () => {
  const weight = (word: string, other: string) =>
    Math.max(
      0,
      ...synonymsOf(wordsOf(word))
        .filter(({stems}) => stems.join(' ') === wordsOf(other).join(' '))
        .map((synonym) => synonym.weight),
    );

  it('stand for each other, in any form', () => {
    expect(weight('k8s', 'kubernetes')).toBeGreaterThan(0.8);
    expect(weight('cves', 'vulnerability')).toBeGreaterThan(0.8);
    expect(weight('vulnerabilities', 'cve')).toBeGreaterThan(0.8);
    expect(weight('pull request', 'pr')).toBeGreaterThan(0.8);
  });
  it('weigh less if they are only related', () => {
    expect(weight('docker', 'container')).toBeGreaterThan(0);
    expect(weight('scan', 'find')).toBeLessThan(weight('k8s', 'kubernetes'));
  });
  it('are words: no phrase is empty, twice in a group, or longer than four words', () => {
    const groups = [...table.same, ...table.near];
    expect(groups.filter((group) => group.length < 2)).toEqual([]);
    expect(groups.filter((group) => new Set(group).size < group.length)).toEqual([]);
    expect(groups.flat().filter((phrase) => wordsOf(phrase).length === 0)).toEqual([]);
    expect(LONGEST_PHRASE).toBeLessThanOrEqual(4);
  });
});
