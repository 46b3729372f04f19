/**
 * What search is asked and what it answers, whichever engine is behind it. The embedded engine
 * (`engine/`) and Algolia (`algolia/`) both answer in these terms; the interface (`ui/`) knows no other.
 */

/** A part of a text, and whether it is why the text was found. */
export type Segment = {text: string; isMatch: boolean};

/** One result: a page, a heading of it, or a text below one. */
export type Hit = {
  /** The same for the same place in every answer. */
  id: string;
  kind: 'page' | 'heading' | 'text';
  /** The published address, with the anchor of the place it leads to. */
  url: string;
  /** The part of the site that the page belongs to. */
  area: string;
  /** The title of the page, then the headings down to the one it leads to. */
  headings: Segment[][];
  /** What the place says: a snippet. Empty when nothing is known of it. */
  text: Segment[];
};

/** The hits of a query, a page of them at a time. */
export type Answer = {
  query: string;
  hits: Hit[];
  /** How many hits there are on all pages. */
  count: number;
  /** Which page of hits this is, from 0, and how many there are. */
  page: number;
  pageCount: number;
};

/** The language and the docs versions that hits may be of: any of the tags, as Docusaurus names them. */
export type Filters = {language: string; tags: readonly string[]};

/** A question to an engine. */
export type SearchRequest = {
  query: string;
  filters: Filters;
  /** The page of hits wanted, from 0. */
  page?: number;
  hitsPerPage?: number;
  /** How many words a snippet has. */
  snippetWords: number;
};

/** The one interface of both engines. */
export type SearchEngine = {
  /**
   * Answers a request.
   *
   * @param texts of how many pages of the answer to wait for the text, from the first; all when left out
   * @throws SearchError when no answer can be had
   */
  search(request: SearchRequest, texts?: number): Promise<Answer>;
  /** Fetches what the first answer needs. */
  prepare(): Promise<void>;
  /** Whether a second search that waits for more texts adds to the first. */
  addsTexts: boolean;
  /** What to ask instead of a query that found nothing. Never fails: at worst it gives popular words. */
  suggest(query: string, filters: Filters): Promise<string[]>;
};

/**
 * Why there is no answer: the server cannot be reached; a file is not on the server (a newer deploy
 * replaced it, or no index was built); a file is there and cannot be read.
 */
export type SearchFault = 'unreachable' | 'missing' | 'damaged';

/** The engine cannot answer. */
export class SearchError extends Error {
  readonly fault: SearchFault;

  constructor(message: string, fault: SearchFault, cause?: unknown) {
    super(message, {cause});
    this.name = 'SearchError';
    this.fault = fault;
  }
}

/** A text without its marks. */
export const plainText = (segments: readonly Segment[]): string =>
  segments.map(({text}) => text).join('');

/** Always found, whatever the site becomes: suggested when nothing else is. */
const POPULAR = ['install', 'registry', 'checksum'];

/** Three suggestions: the words of a query that are found on their own, then popular ones. */
export const suggestionsFrom = (found: readonly string[]): string[] =>
  [...new Set([...found, ...POPULAR])].slice(0, 3);
