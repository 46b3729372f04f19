import type {DocSearchHit} from '@docsearch/react';
import {type Hit, isText, plainText} from '../answer';
import {FAVORITE_LIMIT, RECENT_LIMIT, RECENT_LIMIT_WITH_FAVORITES} from '../limits';
import {nameOf, trailOf} from './hits';

/** A past search: the place that the reader opened. */
export type PastSearch = {id: string; url: string; area: string; name: string; trail: string[]};

/** A search in the storage format of DocSearch. */
type Stored = Pick<DocSearchHit, 'objectID' | 'url' | 'anchor' | 'type'> & {
  hierarchy: Record<keyof DocSearchHit['hierarchy'], string | null>;
};

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The part of `localStorage` that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The stored data of a hit. */
export function pastSearch(hit: Hit): PastSearch {
  const {id, url, area} = hit;
  return {id, url, area, name: plainText(nameOf(hit)), trail: trailOf(hit)};
}

/** A valid stored search, or nothing if the stored data is invalid. */
function restored(value: unknown): PastSearch[] {
  const item = value as Partial<Record<keyof Stored, unknown>> | null;
  const hierarchy = item?.hierarchy as Record<string, unknown> | null | undefined;
  const names = HEADINGS.map((level) => hierarchy?.[level]).filter(isText);
  const name = names.pop();
  // Only URLs of pages, never `javascript:` and the like.
  if (!isText(item?.url) || !/^(?:https?:\/\/|\/(?!\/))/.test(item.url) || !name) return [];
  return [
    {
      id: isText(item.objectID) ? item.objectID : item.url,
      url: item.url,
      area: isText(hierarchy?.lvl0) ? hierarchy.lvl0 : '',
      name,
      trail: names,
    },
  ];
}

/** A search in DocSearch's format, so that it remains valid after a switch to or from DocSearch. */
function stored({id, url, area, name, trail}: PastSearch): Stored {
  const names = [...trail, name];
  const hierarchy = {
    lvl0: area,
    ...Object.fromEntries(HEADINGS.map((level, i) => [level, names[i] ?? null])),
  } as Stored['hierarchy'];
  const type = HEADINGS[names.length - 1] ?? 'lvl1';
  return {objectID: id, type, url, anchor: url.split('#')[1] ?? null, hierarchy};
}

/**
 * Recent and favorite searches, under the storage keys of DocSearch. If the storage is full, broken, or
 * blocked, they only last until the page is left.
 */
export class Searches {
  readonly #store: Store | undefined;
  readonly #recentKey: string;
  readonly #favoriteKey: string;
  recent: PastSearch[];
  favorites: PastSearch[];

  constructor(indexName: string, store: Store | undefined = browserStore()) {
    this.#store = store;
    this.#recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
    this.#favoriteKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
    this.favorites = this.#read(this.#favoriteKey).slice(0, FAVORITE_LIMIT);
    this.recent = this.#read(this.#recentKey).slice(0, this.#recentLimit());
  }

  #recentLimit(): number {
    return this.favorites.length > 0 ? RECENT_LIMIT_WITH_FAVORITES : RECENT_LIMIT;
  }

  #read(key: string): PastSearch[] {
    try {
      const value: unknown = JSON.parse(this.#store?.getItem(key) ?? '[]');
      if (!Array.isArray(value)) return [];
      const items = value.flatMap(restored);
      return items.filter((item, i) => items.findIndex(({url}) => url === item.url) === i);
    } catch {
      return [];
    }
  }

  #save(): void {
    this.recent = this.recent.slice(0, this.#recentLimit());
    this.favorites = this.favorites.slice(0, FAVORITE_LIMIT);
    try {
      this.#store?.setItem(this.#favoriteKey, JSON.stringify(this.favorites.map(stored)));
      this.#store?.setItem(this.#recentKey, JSON.stringify(this.recent.map(stored)));
    } catch {
      // They last until the page is left.
    }
  }

  /** Stores a chosen search as recent, unless it is a favorite. */
  add(item: PastSearch): void {
    if (this.favorites.some(({url}) => url === item.url)) return;
    this.recent = [item, ...this.recent.filter(({url}) => url !== item.url)];
    this.#save();
  }

  /** Turns a recent search into a favorite. */
  favor(item: PastSearch): void {
    this.favorites = [item, ...this.favorites.filter(({url}) => url !== item.url)];
    this.recent = this.recent.filter(({url}) => url !== item.url);
    this.#save();
  }

  /** Removes a recent or favorite search. */
  remove(item: PastSearch): void {
    this.recent = this.recent.filter(({url}) => url !== item.url);
    this.favorites = this.favorites.filter(({url}) => url !== item.url);
    this.#save();
  }
}

function browserStore(): Store | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
