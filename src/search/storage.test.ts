import {describe, expect, it} from 'vitest';
import {LEVELS} from './record';
import {Searches, type Store, type StoredSearch} from './storage';

class Memory implements Store {
  readonly items = new Map<string, string>();
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}

const item = (name: string): StoredSearch => ({
  objectID: name,
  type: 'lvl1',
  url: `https://example.com/${name}`,
  anchor: null,
  hierarchy: {
    ...(Object.fromEntries(LEVELS.map((level) => [level, null])) as StoredSearch['hierarchy']),
    lvl1: name,
  },
});
const names = (items: StoredSearch[]) => items.map(({objectID}) => objectID);
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__aqua';

describe('Searches', () => {
  it('keeps seven recent searches, the latest first, each once', () => {
    const searches = new Searches('aqua', new Memory());
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c']) searches.add(item(name));
    expect(names(searches.recent)).toEqual(['c', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  it('keeps four recent searches once there is a favourite', () => {
    const searches = new Searches('aqua', new Memory());
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) searches.add(item(name));
    searches.favor(item('e'));
    expect(names(searches.recent)).toEqual(['g', 'f', 'd', 'c']);
    expect(names(searches.favorites)).toEqual(['e']);
  });

  it('keeps ten favourites, and does not list them as recent', () => {
    const searches = new Searches('aqua', new Memory());
    for (let i = 0; i < 12; i++) searches.favor(item(`f${i}`));
    expect(searches.favorites).toHaveLength(10);
    searches.add(item('f11'));
    expect(searches.recent).toEqual([]);
  });

  it('remembers them in the storage, under the keys of DocSearch', () => {
    const store = new Memory();
    new Searches('aqua', store).add(item('a'));
    expect(store.items.has(RECENT)).toBe(true);
    const again = new Searches('aqua', store);
    expect(names(again.recent)).toEqual(['a']);
    again.remove(item('a'));
    expect(new Searches('aqua', store).recent).toEqual([]);
  });

  it('remembers the heading of a text', () => {
    const searches = new Searches('aqua', new Memory());
    searches.add({...item('a'), type: 'content', content: 'text'});
    expect(searches.recent[0]).toMatchObject({type: 'lvl1'});
    expect(searches.recent[0]).not.toHaveProperty('content');
  });

  it.each([
    'not json',
    'null',
    '{}',
    '[1, null, "a", {}]',
    '[{"url": "javascript:alert(1)", "hierarchy": {"lvl1": "x"}}]',
    '[{"url": "//evil.example", "hierarchy": {"lvl1": "x"}}]',
    '[{"url": "/a", "hierarchy": {"lvl1": {"a": 1}}}]',
  ])('starts anew where %s is stored', (value) => {
    const store = new Memory();
    store.setItem(RECENT, value);
    expect(new Searches('aqua', store).recent).toEqual([]);
  });

  it('works for this page with a storage that is full, broken or absent', () => {
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
