/** Levels of a hierarchy: the area, the page, and its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** Where a record stands: `lvl0` its area, `lvl1` its page, the rest the headings above it. */
export type Hierarchy = Record<Level, string | null>;

/** One record in the format of Algolia's DocSearch: a heading, or a block of text below one. */
export type SearchRecord = {
  objectID: string;
  type: Level | 'content';
  /** The address, with the anchor of the heading it belongs to. */
  url: string;
  url_without_anchor: string;
  /** The page's path below the base URL, without the segment of its docs version. */
  route: string;
  anchor: string | null;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  lang: string;
  version: string[];
  weight: {
    /** The page's own standing: what a reader most likely wants. */
    pageRank: number;
    /** 100 for a page, less for each heading below it, 0 for text. */
    level: number;
    /** Its place on the page, counted from the end: earlier is more. */
    position: number;
  };
  /** A page that explains an error: behind the others unless an error is asked for. */
  is_error: boolean;
  /** What readers ask that it answers; on the record of a page, a heading or an entry, never shown. */
  questions?: string[];
  /** Other names of the command this heading is. */
  names?: string[];
  /** A term that is an entry: its anchor is its own, not that of the heading above it. */
  is_entry?: boolean;
  /** The path of the page that explains the message this heading is. */
  explained?: string;
  /** How its words are to be weighed. */
  role: 'heading' | 'text' | 'term' | 'code' | 'summary' | 'keyword';
};
