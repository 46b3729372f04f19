import {describe, expect, it} from 'vitest';
import type {Hit} from '../answer';
import {type PastSearch, pastSearch, Searches, type Store} from './storage';

class Memory implements Store {
  readonly items = new Map<string, string>();
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}

const item = (name: string): PastSearch => ({
  id: name,
  url: `https://example.com/${name}`,
  area: 'Guides',
  name,
  trail: [],
});
const names = (items: PastSearch[]) => items.map(({id}) => id);
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__aqua';

describe('Searches', () => {
  it('keeps seven recent searches, latest first, without duplicates', () => {
    const searches = new Searches('aqua', new Memory());
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c']) searches.add(item(name));
    expect(names(searches.recent)).toEqual(['c', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  it('keeps four recent searches if there is a favorite', () => {
    const searches = new Searches('aqua', new Memory());
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) searches.add(item(name));
    searches.favor(item('e'));
    expect(names(searches.recent)).toEqual(['g', 'f', 'd', 'c']);
    expect(names(searches.favorites)).toEqual(['e']);
  });

  it('keeps ten favorites, and does not list them as recent', () => {
    const searches = new Searches('aqua', new Memory());
    for (let i = 0; i < 12; i++) searches.favor(item(`f${i}`));
    expect(searches.favorites).toHaveLength(10);
    searches.add(item('f11'));
    expect(searches.recent).toEqual([]);
    searches.add(item('other'));
    expect(names(searches.recent)).toEqual(['other']);
    searches.remove(item('f11'));
    expect(names(searches.favorites)).toHaveLength(9);
    expect(names(searches.favorites)).not.toContain('f11');
  });

  it('stores them under the keys of DocSearch', () => {
    const store = new Memory();
    new Searches('aqua', store).add(item('a'));
    expect(store.items.has(RECENT)).toBe(true);
    const again = new Searches('aqua', store);
    expect(names(again.recent)).toEqual(['a']);
    again.remove(item('a'));
    expect(new Searches('aqua', store).recent).toEqual([]);
  });

  it('stores the target of a hit in the format of DocSearch', () => {
    const store = new Memory();
    const segments = (text: string) => [{text, isMatch: false}];
    const hit: Hit = {
      id: 'a',
      kind: 'text',
      url: 'https://example.com/a#b',
      area: 'Guides',
      headings: [segments('Page'), segments('Section')],
      text: segments('Some text'),
    };
    new Searches('aqua', store).add(pastSearch(hit));
    expect(JSON.parse(store.items.get(RECENT) ?? '')).toEqual([
      {
        objectID: 'a',
        type: 'lvl2',
        url: 'https://example.com/a#b',
        anchor: 'b',
        hierarchy: {
          lvl0: 'Guides',
          lvl1: 'Page',
          lvl2: 'Section',
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
      },
    ]);
    expect(new Searches('aqua', store).recent).toEqual([pastSearch(hit)]);
  });

  it.each([
    'not json',
    'null',
    '{}',
    '[1, null, "a", {}]',
    '[{"url": "javascript:alert(1)", "hierarchy": {"lvl1": "x"}}]',
    '[{"url": "//evil.example", "hierarchy": {"lvl1": "x"}}]',
    '[{"url": "/a", "hierarchy": {"lvl1": {"a": 1}}}]',
  ])('starts empty if %s is stored', (value) => {
    const store = new Memory();
    store.setItem(RECENT, value);
    expect(new Searches('aqua', store).recent).toEqual([]);
  });

  it('works on the current page if the storage is full, broken, or missing', () => {
    const full: Store = {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    for (const store of [full, undefined]) {
      const searches = new Searches('aqua', store);
      searches.add(item('a'));
      searches.favor(item('b'));
      expect(names(searches.recent)).toEqual(['a']);
    }
  });
});
