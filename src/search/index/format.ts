/**
 * The files of the embedded index.
 *
 * The index itself holds what ranking needs: the pages, their headings, and for each term the pages it
 * is on with its weight there. The text of a page, needed for snippets alone, is a file of its own
 * that is fetched when the page is among the hits shown. Names are text, which gzip packs; numbers are
 * range coded (numbers.ts), which packs them a quarter smaller than gzip packs any text of them.
 *
 * Each docs version has an index of its own, with the pages that belong to no version (the blog) in
 * every one: a reader downloads the version that is being read, and no word of an old version makes a
 * word of the current one look common.
 */

/** The format's version. Raise it when a file of the new format cannot be read by the old code. */
export const FORMAT = 8;

/** The files of one docs version's index: the folder of its texts, and how many pages it has. */
export type ManifestEntry = {index: string; texts: string; pages: number};

/** Says where the current indexes are, by the tag of their docs version. The one file with a fixed address. */
export type Manifest = {format: number; indexes: Record<string, ManifestEntry>};

/** The level of an entry: a definition with an anchor of its own (a field, a variable, a flag). */
export const ENTRY = 7;

/** A heading of a page, or an entry. */
export type IndexedHeading = {
  level: number;
  text: string;
  anchor: string;
  /** For a message in a list of messages: the page that explains it. */
  explained?: number;
  /** Other names of the command it is. */
  names?: string[];
};

/** A page as the engine knows it. */
export type IndexedPage = {
  path: string;
  title: string;
  /** The page's description. */
  summary: string;
  area: string;
  language: string;
  tag: string;
  rank: number;
  isError: boolean;
  /** What readers call its subject: the terms of each phrase, sorted. */
  keywords: number[][];
  headings: IndexedHeading[];
};

/** A term on a page, and how much of the page is about it: from 1 to {@link MAX_IMPACT}. */
export type Posting = {page: number; impact: number};

export const MAX_IMPACT = 8;

/** The index in memory. Terms are sorted; `postings[i]` are those of `terms[i]`, by page. */
export type SearchIndex = {
  origin: string;
  pages: IndexedPage[];
  terms: string[];
  postings: Posting[][];
};

/** The index as it is stored. */
export type IndexFile = {
  format: number;
  /** The {@link checksum} of what follows: a file that lost a part is told from a complete one. */
  check: number;
  origin: string;
  areas: string[];
  facets: [language: string, tag: string][];
  /** A line a page: area, facet, rank, error or not (a character each), path, tab, title, tab, description. */
  pages: string;
  /**
   * Blocks a page, lines a heading: level, text, after a tab the anchor when it is not the slug, and after
   * another the page that explains it, in base 36, and after a third its other names, with tabs between them.
   */
  headings: string;
  /** Lines: the length shared with the line before (base 36), the rest. */
  terms: string;
  /** Postings and keywords as {@link codeNumbers} codes them, in base 64. */
  numbers: string;
};

/** A block of a page's text: the heading it is below (-1: none), and what it says. */
export type TextBlock = [heading: number, text: string];

/** The words of the questions that a place answers (-1: the page as a whole), which its heading and text do not say. */
export type AskedWords = [heading: number, stems: string];

/** The file of a page's text. */
export type TextFile = {blocks: TextBlock[]; asked?: AskedWords[]};

/** The last part of a page's path, by which the page is often called. */
export function lastPart(path: string): string {
  return /([^/]*)\/?$/.exec(path)?.[1] ?? '';
}

/** The anchor Docusaurus gives a heading, but for repeated ones. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\- _]/gu, '')
    .replace(/ /g, '-');
}

/** The anchor that a heading has unless it says otherwise: an entry's is its name. */
export const defaultAnchor = (level: number, text: string): string =>
  level === ENTRY ? text : slug(text);

/** The words of a heading's anchor, if it was chosen and says something; otherwise nothing. */
export function anchorWords({
  level,
  text,
  anchor,
}: Pick<IndexedHeading, 'level' | 'text' | 'anchor'>): string {
  const isChosen = level < ENTRY && /^[a-z]/.test(anchor) && !/^(?:message|field)-/.test(anchor);
  return isChosen && anchor !== slug(text) ? anchor.replace(/-/g, ' ') : '';
}

/** The first character that stands for a small number and that JSON need not escape. */
export const FIRST_CHARACTER = 0x23;

/** A number that changes with any character of an index file (FNV-1a). */
export function checksum(file: Omit<IndexFile, 'check'>): number {
  const {origin, areas, facets, pages, headings, terms, numbers} = file;
  let hash = 0x811c9dc5;
  for (const text of [origin, ...areas, ...facets.flat(), pages, headings, terms, numbers]) {
    if (typeof text !== 'string') return -1;
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    }
  }
  return hash >>> 0;
}
