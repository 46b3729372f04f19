/**
 * The requests and answers of search, which are the same for both engines. The embedded engine
 * (`engine/`) and Algolia (`algolia/`) both use these types; the interface (`ui/`) only knows these types.
 */

/** A part of a text, and whether it matches the query. */
export type Segment = {text: string; isMatch: boolean};

/** The area of the hits that are packages. */
export const PACKAGES_AREA = 'Packages';

/** One result: a page, a heading of the page, or a text below a heading. */
export type Hit = {
  /** The id of the place, which is the same in every answer. */
  id: string;
  kind: 'page' | 'heading' | 'text';
  /** The published URL, with the anchor of the place. */
  url: string;
  /** The part of the site that the page belongs to. */
  area: string;
  /** The title of the page, then the headings down to the target. */
  headings: Segment[][];
  /** A snippet from the text of the place. Empty if the text is not available. */
  text: Segment[];
};

/** One page of the hits of a query. */
export type Answer = {
  query: string;
  hits: Hit[];
  /** The total number of hits. */
  count: number;
  /** The number of this page of hits, from 0, and the total number of pages. */
  page: number;
  pageCount: number;
  /** Whether the query is a name of the first hit, or in the title of its page. Undefined if the engine cannot tell. */
  isSubject?: boolean;
};

/** The language and the docs versions of the hits: one of these tags, as Docusaurus defines them. */
export type Filters = {language: string; tags: readonly string[]};

/** A request to an engine. */
export type SearchRequest = {
  query: string;
  filters: Filters;
  /** The requested page of hits, from 0. */
  page?: number;
  /** The number of words in a snippet. */
  snippetWords: number;
};

/** The interface that both engines implement. */
export type SearchEngine = {
  /**
   * Answers a request.
   *
   * @param texts the number of pages, from the first, for whose text to wait; by default all
   * @throws SearchError if there is no answer
   */
  search(request: SearchRequest, texts?: number): Promise<Answer>;
  /** Loads the data for the first answer with these filters. */
  prepare(filters: Filters): Promise<void>;
  /** Whether a second search that waits for more texts improves the first answer. */
  addsTexts: boolean;
  /** Queries to suggest if a query found nothing. Never fails: in the worst case, returns popular words. */
  suggest(query: string, filters: Filters): Promise<string[]>;
};

/**
 * The reason for a missing answer: the server cannot be reached; a file is not on the server (a newer
 * deployment replaced it, or no index was built); or a file exists but cannot be read.
 */
export type SearchFault = 'unreachable' | 'missing' | 'damaged';

/** The error of an engine that cannot answer. */
export class SearchError extends Error {
  readonly fault: SearchFault;

  constructor(message: string, fault: SearchFault, cause?: unknown) {
    super(message, {cause});
    this.name = 'SearchError';
    this.fault = fault;
  }
}

/** Whether a value from storage or another host is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** The plain text of segments. */
export const plainText = (segments: readonly Segment[]): string =>
  segments.map(({text}) => text).join('');

/** Words that always have results: suggested if there is no other suggestion. */
const POPULAR = ['install', 'registry', 'checksum'];

/** Three suggestions: first the words of the query that have results, then popular words. */
export const suggestionsFrom = (found: readonly string[]): string[] =>
  [...new Set([...found, ...POPULAR])].slice(0, 3);
