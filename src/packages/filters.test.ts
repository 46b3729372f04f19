import {describe, expect, it} from 'vitest';
import {slugInPath, slugOf} from './address';
import {asksNothing, filtered, readQuery, writeQuery} from './filters';
import type {Row} from './list';

const PURPOSES = ['git', 'json'];
const EMPTY = {q: '', platform: '', kind: '', verification: '', purpose: '', page: 1};

describe('the address of a search', () => {
  it('contains the whole search and restores it', () => {
    const query = {
      q: 'json & yaml',
      platform: 'linux/arm64',
      kind: 'go',
      verification: 'none',
      purpose: 'json',
      page: 3,
    };
    expect(readQuery(writeQuery(query), PURPOSES)).toEqual(query);
    expect(writeQuery(query)).toContain('platform=linux/arm64');
  });
  it('is empty for an empty search', () => {
    expect(writeQuery(EMPTY)).toBe('');
    for (const search of ['', '?q=+', '?page=0']) {
      const query = readQuery(search, PURPOSES);
      expect(asksNothing(query)).toBe(true);
      expect(writeQuery(query)).toBe('');
    }
    expect(asksNothing(readQuery('?kind=go', PURPOSES))).toBe(false);
    expect(asksNothing(readQuery('?q=jq', PURPOSES))).toBe(false);
    expect(readQuery('?page=0', PURPOSES).page).toBe(1);
  });
  it('ignores unknown values', () => {
    expect(
      readQuery('?platform=beos&kind=&verification=x&purpose=fun&page=-2&page=a', PURPOSES),
    ).toEqual(EMPTY);
    expect(readQuery(`?q=${'x'.repeat(100)}`, PURPOSES).q).toHaveLength(64);
  });
});

it('applies all filters, or all filters except one', () => {
  const row = (name: string, platform: string, kind: string, verification: string[]): Row => ({
    name,
    commands: [],
    summary: '',
    aliases: [],
    also: [],
    words: [],
    purposes: name === 'a' ? ['git'] : [],
    platforms: [platform],
    kinds: [kind],
    verification,
    isCommon: false,
  });
  const rows = [row('a', 'musl', 'go', []), row('b', 'musl', 'release', ['cosign'])];
  const names = (query: Partial<typeof EMPTY>, but?: 'kind') =>
    filtered(rows, {...EMPTY, ...query}, but).map(({name}) => name);
  expect(names({platform: 'musl'})).toEqual(['a', 'b']);
  expect(names({platform: 'musl', kind: 'go'})).toEqual(['a']);
  expect(names({platform: 'musl', kind: 'go'}, 'kind')).toEqual(['a', 'b']);
  expect(names({verification: 'none'})).toEqual(['a']);
  expect(names({verification: 'cosign'})).toEqual(['b']);
  expect(names({purpose: 'git'})).toEqual(['a']);
});

it('returns the package of an address', () => {
  expect(slugOf('_go/sum.org/x#cmd/y')).toBe('_go/sum.org/x/cmd/y');
  expect(slugInPath('/packages/')).toBe('');
  expect(slugInPath('/packages')).toBe('');
  expect(slugInPath('/packages/cli/cli/')).toBe('cli/cli');
  expect(slugInPath('/packages/cli/cli/index.html')).toBe('cli/cli');
  expect(slugInPath('/docs/packages/a/b', '/docs/')).toBe('a/b');
  expect(slugInPath('/packages/%E0%A4%A')).toBe('%E0%A4%A');
});
