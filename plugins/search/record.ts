/** The levels of a hierarchy: the area, the page, and its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** The hierarchy of a record: `lvl0` is its area, `lvl1` its page, and the rest are the headings above it. */
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
    /** The rank of the page: how likely a reader needs it. */
    pageRank: number;
    /** 100 for a page, less for each heading level, 0 for text. */
    level: number;
    /** The position on the page, counted from the end: higher means earlier. */
    position: number;
  };
  /** Whether the page explains an error. It ranks behind other pages unless the query is an error. */
  is_error: boolean;
  /** The questions that the place answers, in the record of a page, a heading, or an entry. They are never shown. */
  questions?: string[];
  /** Queries whose answer is the place, as its questions. Search uses only the words that several of them share. */
  queries?: string[];
  /** Other names of the command in this heading, or messages of other programs that its section explains. */
  names?: string[];
  /** Whether a term is an entry with its own anchor, not that of the heading above it. */
  is_entry?: boolean;
  /** The path of the page that explains the message in this heading. */
  explained?: string;
  /** The role of the record, which determines the weight of its words. */
  role: 'heading' | 'text' | 'term' | 'code' | 'summary' | 'keyword';
};
