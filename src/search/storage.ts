import type {SearchHit} from './client';
import {FAVORITE_LIMIT, RECENT_LIMIT, RECENT_LIMIT_WITH_FAVORITES} from './limits';
import {type Hierarchy, LEVELS} from './record';

/** A hit that was chosen before. */
export type StoredSearch = {
  objectID: string;
  type: string;
  url: string;
  anchor: string | null;
  hierarchy: Hierarchy;
};

/** What of `localStorage` is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const text = (value: unknown): value is string => typeof value === 'string';

/** A stored search as it can be shown, or nothing when what was stored is something else. */
function restored(value: unknown): StoredSearch | undefined {
  const item = value as Partial<StoredSearch> | null;
  if (!item || !text(item.url) || !text(item.hierarchy?.lvl1)) return undefined;
  // Only what leads to a page: never `javascript:` and the like.
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(item.url)) return undefined;
  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => {
      const name = item.hierarchy?.[level];
      return [level, text(name) ? name : null];
    }),
  ) as Hierarchy;
  return {
    objectID: text(item.objectID) ? item.objectID : item.url,
    type: text(item.type) ? item.type : 'lvl1',
    url: item.url,
    anchor: text(item.anchor) ? item.anchor : null,
    hierarchy,
  };
}

/** What to remember of a hit: the page or heading; of a text, the heading it is below. */
export function remembered({
  objectID,
  type,
  url,
  anchor,
  hierarchy,
}: SearchHit | StoredSearch): StoredSearch {
  const deepest = [...LEVELS].reverse().find((level) => hierarchy[level]) ?? 'lvl1';
  return {objectID, type: type === 'content' ? deepest : type, url, anchor, hierarchy};
}

/**
 * Recent and favourite searches, under the keys DocSearch keeps them. A storage that is full, broken or
 * forbidden makes them last for this page only.
 */
export class Searches {
  readonly #store: Store | undefined;
  readonly #recentKey: string;
  readonly #favoriteKey: string;
  recent: StoredSearch[];
  favorites: StoredSearch[];

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

  #read(key: string): StoredSearch[] {
    try {
      const value: unknown = JSON.parse(this.#store?.getItem(key) ?? '[]');
      if (!Array.isArray(value)) return [];
      const items = value.map(restored).filter((item) => item !== undefined);
      return items.filter((item, i) => items.findIndex(({url}) => url === item.url) === i);
    } catch {
      return [];
    }
  }

  #save(): void {
    this.recent = this.recent.slice(0, this.#recentLimit());
    this.favorites = this.favorites.slice(0, FAVORITE_LIMIT);
    try {
      this.#store?.setItem(this.#favoriteKey, JSON.stringify(this.favorites));
      this.#store?.setItem(this.#recentKey, JSON.stringify(this.recent));
    } catch {
      // They last until the page is left.
    }
  }

  /** Remembers what was chosen, unless it is a favourite. */
  add(hit: SearchHit | StoredSearch): void {
    const item = remembered(hit);
    if (this.favorites.some(({url}) => url === item.url)) return;
    this.recent = [item, ...this.recent.filter(({url}) => url !== item.url)];
    this.#save();
  }

  /** Makes a recent search a favourite. */
  favor(item: StoredSearch): void {
    this.favorites = [item, ...this.favorites.filter(({url}) => url !== item.url)];
    this.recent = this.recent.filter(({url}) => url !== item.url);
    this.#save();
  }

  /** Forgets a search, recent or favourite. */
  remove(item: StoredSearch): void {
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
