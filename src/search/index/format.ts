/**
 * The files of the embedded index.
 *
 * The index itself contains the data for ranking: the pages, their headings, and for each term, its pages
 * and its weight there. The text of a page is only needed for snippets. It is a separate file
 * that is loaded when a hit of the page is shown. Names are text, which gzip compresses; numbers are
 * range coded (numbers.ts), which makes them a quarter smaller than gzip with any text format.
 *
 * Each docs version has its own index. Pages without a version (the blog) are in
 * every index. Readers only download the index of the current version, and words of an old version do not make a
 * word of the current version look common.
 */

/** The version of the format. Increase it if the old code cannot read the new format. */
export const FORMAT = 14;

/** The files of the index of a docs version, and the folder of its texts. */
export type ManifestEntry = {
  index: string;
  texts: string;
  /** The vectors of its terms; absent if the build has none. */
  vectors?: string;
};

/** The URLs of the current indexes, by the tags of their docs versions. Only this file has a fixed URL. */
export type Manifest = {format: number; indexes: Record<string, ManifestEntry>};

/** The level of an entry: a definition with its own anchor (a field, a variable, a flag). */
export const ENTRY = 7;

/** A heading of a page, or an entry. */
export type IndexedHeading = {
  level: number;
  text: string;
  anchor: string;
  /** For a message in a list of messages: the page that explains it. */
  explained?: number;
  /** Other names of the command in this heading, or messages of other programs that its section explains. */
  names?: string[];
};

/**
 * The terms of the questions that a place answers, sorted. A place is a part of a page to which a hit can lead: a heading
 * or an entry, or the page as a whole (-1).
 */
export type PlaceQuestions = [heading: number, terms: number[]];

/** A page in the index. */
export type IndexedPage = {
  path: string;
  title: string;
  area: string;
  language: string;
  tag: string;
  rank: number;
  isError: boolean;
  /** The keywords of the page: the terms of each phrase, sorted. */
  keywords: number[][];
  headings: IndexedHeading[];
  /** The questions that places on the page answer, in the order of the headings. */
  questions: PlaceQuestions[];
};

/** A page with a term, and the impact of the term there: from 1 to {@link MAX_IMPACT}. */
export type Posting = {page: number; impact: number};

/** The highest impact: that of a term which a page repeats most. */
export const MAX_IMPACT = 8;

/** The index in memory. Terms are sorted; `postings[i]` are those of `terms[i]`, by page. */
export type SearchIndex = {
  origin: string;
  pages: IndexedPage[];
  terms: string[];
  postings: Posting[][];
};

/** The stored form of the index. */
export type IndexFile = {
  /** The {@link checksum} of the following parts, to detect incomplete files. */
  check: number;
  origin: string;
  /** One line per page: area, language, tag, rank, error flag, path, and title, separated by tabs. */
  pages: string;
  /**
   * One block per page, one line per heading: level, text, after a tab the stored form of its anchor, after
   * another tab the page that explains it, in base 36, and after a third tab its other names, separated by tabs.
   */
  headings: string;
  /** Lines: the length of the prefix shared with the previous line (base 36), then the rest. */
  terms: string;
  /** Postings, keywords, and questions, encoded by {@link codeNumbers}, in base 64. */
  numbers: string;
};

/** A block of a page's text: its heading (-1: none), and its text. */
export type TextBlock = [heading: number, text: string];

/** The text of a page, and its description. */
export type TextFile = {description: string; blocks: TextBlock[]};

/** The stored form of a page's text, which repeats few brackets and numbers. */
export type StoredText = {
  description: string;
  /** The texts of the blocks. A number is the distance to the heading of the next texts; the first is from -1. */
  blocks: (number | string)[];
};

/** The last part of a page's path or a package's name, which often is its short name. */
export const lastPart = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** The anchor that Docusaurus gives to a heading, except for repeated headings. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\- _]/gu, '')
    .replace(/ /g, '-');
}

/** The default anchor of a heading. For an entry, it is the name. */
const defaultAnchor = (level: number, text: string): string =>
  level === ENTRY ? text : slug(text);

/** The part of an entry's text that its anchor repeats: `--tags` of `--tags, -t`, `a.b` of `a[].b`. */
const nameIn = (text: string): string => text.replace(/, .*$/, '').replaceAll('[]', '');

/** In a stored anchor: the name in the text of its heading. No anchor ends with it. */
const NAME_MARK = '*';

/** The stored form of an anchor: nothing for the default, and a mark for the name in the text of the heading. */
export function storedAnchor(level: number, text: string, anchor: string): string {
  if (anchor === defaultAnchor(level, text)) return '';
  const name = nameIn(text);
  return anchor.endsWith(name) ? anchor.slice(0, anchor.length - name.length) + NAME_MARK : anchor;
}

/** The anchor with a stored form. */
export function anchorOf(level: number, text: string, stored: string): string {
  if (stored.endsWith(NAME_MARK)) return stored.slice(0, -NAME_MARK.length) + nameIn(text);
  return stored || defaultAnchor(level, text);
}

/** The words of a heading's anchor if it is an explicit id with words; otherwise nothing. */
export function anchorWords({level, text, anchor}: IndexedHeading): string {
  const isChosen = level < ENTRY && /^[a-z]/.test(anchor) && !/^(?:message|field)-/.test(anchor);
  return isChosen && anchor !== slug(text) ? anchor.replace(/-/g, ' ') : '';
}

/** A checksum of an index file (FNV-1a). */
export function checksum(file: Omit<IndexFile, 'check'>): number {
  const {origin, pages, headings, terms, numbers} = file;
  let hash = 0x811c9dc5;
  for (const text of [origin, pages, headings, terms, numbers]) {
    if (typeof text !== 'string') return -1;
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    }
  }
  return hash >>> 0;
}
