import type {FacetFilters} from './engine';
import {HITS_PER_PAGE} from './limits';
import type {Hierarchy, Level} from './record';

/** A search as Algolia's `search` method takes it; the fields of the specification, section 7. */
export type SearchRequest = {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  attributesToRetrieve?: string[];
  /** `content:10`: an attribute, and how many words of it. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
};

/** A text with its matches between tags. */
export type Marked = {value: string; matchLevel?: 'none' | 'partial' | 'full'};

export type MarkedFields = {
  hierarchy?: Partial<Record<Level, Marked | null>>;
  content?: Marked | null;
};

/** A hit, in the format of DocSearch's records. */
export type SearchHit = {
  objectID: string;
  type: Level | 'content';
  url: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Hierarchy;
  _highlightResult?: MarkedFields;
  _snippetResult?: MarkedFields;
};

export type SearchResult = {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index?: string;
  queryID?: string;
};

export type SearchOptions = {
  /** Of how many pages to wait for the text, from the first; those that are here are used anyway. */
  texts?: number;
};

/** The one interface of both engines. */
export type SearchClient = {
  /** Answers each request. Rejects when no answer is to be had. */
  search(
    request: {requests: SearchRequest[]},
    options?: SearchOptions,
  ): Promise<{results: SearchResult[]}>;
  /** Fetches what the first answer needs. */
  prepare?(): Promise<void>;
  /** Whether a second search with `texts` adds to the first. */
  addsTexts?: boolean;
  /** What to ask instead of a query that found nothing. */
  suggest?(query: string): string[];
};

/** The engine's files cannot be had. `isMissing`: there are none, as before the first build. */
export class IndexError extends Error {
  readonly isMissing: boolean;

  constructor(message: string, isMissing: boolean, cause?: unknown) {
    super(message, {cause});
    this.name = 'RetryError';
    this.isMissing = isMissing;
  }
}

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The request for a query, as DocSearch makes it. */
export function requestFor(
  query: string,
  {
    indexName,
    snippetWords,
    facetFilters,
    page = 0,
  }: {indexName: string; snippetWords: number; facetFilters: FacetFilters; page?: number},
): SearchRequest {
  return {
    query,
    indexName,
    page,
    hitsPerPage: HITS_PER_PAGE,
    facetFilters,
    attributesToRetrieve: [
      'hierarchy.lvl0',
      ...HEADINGS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...HEADINGS.map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
  };
}
