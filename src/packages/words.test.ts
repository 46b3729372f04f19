import {describe, expect, it} from 'vitest';
import {LONGEST_PHRASE, synonymsOf} from './synonyms';
import table from './synonyms.json';
import {nameStems, parsePackageQuery, textStems} from './words';

describe('words of a text', () => {
  it('are stems: other forms of a word are the same word', () => {
    expect(textStems('logs')).toEqual(textStems('logging'));
    expect(textStems('vulnerabilities')).toEqual(textStems('vulnerability'));
    expect(textStems('validates')).toEqual(textStems('validation'));
  });
  it('are a name with hyphens, and its parts', () => {
    expect(textStems('golangci-lint')).toEqual(['golangcilint', 'golangci', 'lint']);
  });
  it('have no stop words, but a name may be one', () => {
    expect(textStems('just a log')).toEqual(['log']);
    expect(nameStems('just')).toEqual(['just']);
  });
  it('have no punctuation', () => {
    expect(textStems('“Queries (JSON), ‘YAML’.”')).toEqual(textStems('queries json yaml'));
    expect(textStems("let's")).toEqual(textStems('lets'));
  });
});

describe('a query', () => {
  const own = (query: string) =>
    parsePackageQuery(query)
      .words.filter(({isMinor}) => !isMinor)
      .map(({text}) => text);

  it('counts words little that every package fits', () => {
    expect(own('simple command line tool for json written in Rust')).toEqual(['json']);
  });
  it('counts them if it has no others', () => {
    expect(own('tool')).toEqual(['tool']);
    expect(own('just')).toEqual(['just']);
    expect(own('tool +')).toEqual(['tool']);
    expect(own('# cli tool')).toEqual(['cli', 'tool']);
  });
  it('counts a part of a name, wherever a word that says little repeats it', () => {
    expect(own('json-tool tool')).toEqual(['json', 'tool']);
    expect(own('tool json-tool')).toEqual(['tool', 'json']);
  });
  it.each(['replacement for ls', 'ls alternative', 'better ls', 'a modern ls', 'curl-like ls'])(
    '%s may ask for what takes the place of a package',
    (query) => {
      const {words, isReplacement} = parsePackageQuery(query);
      expect(words.map(({text}) => text)).toContain('ls');
      expect(isReplacement).toBe(!query.includes('-'));
    },
  );
  it('is not about a replacement if it names nothing', () => {
    expect(parsePackageQuery('alternative').isReplacement).toBe(false);
  });
});

describe('synonyms', () => {
  const weight = (word: string, other: string) =>
    Math.max(
      0,
      ...synonymsOf(textStems(word))
        .filter(({stems}) => stems.join(' ') === textStems(other).join(' '))
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
    expect(groups.flat().filter((phrase) => textStems(phrase).length === 0)).toEqual([]);
    expect(LONGEST_PHRASE).toBeLessThanOrEqual(4);
  });
});
