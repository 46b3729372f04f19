/**
 * The files of the embedded index.
 *
 * The index itself holds what ranking needs: the pages, their headings, and for each term the pages it
 * is on with its weight there. The text of a page, needed for snippets alone, is a file of its own
 * that is fetched when the page is among the hits shown. Everything is text: one character a number,
 * so that gzip's Huffman coding does the packing.
 */

/** The format's version: part of every file's address. */
export const FORMAT = 3;

/** Says where the current index is. The one file with a fixed address. */
export type Manifest = {format: number; index: string; texts: string; pages: number};

/** A heading of a page. */
export type IndexedHeading = {level: number; text: string; anchor: string};

/** A page as the engine knows it. */
export type IndexedPage = {
  path: string;
  title: string;
  area: string;
  language: string;
  tag: string;
  rank: number;
  isError: boolean;
  /** What readers call its subject: the terms of each phrase, sorted. */
  keywords: number[][];
  /** What readers ask that it answers: the terms of each question, sorted. */
  questions: number[][];
  headings: IndexedHeading[];
};

/** A term on a page: how much of the page is about it, from 1 to {@link MAX_IMPACT}. */
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
  origin: string;
  areas: string[];
  facets: [language: string, tag: string][];
  /** A line a page: area, facet, rank, error or not (a character each), path, tab, title. */
  pages: string;
  /** Blocks a page, lines a heading: level, text, and after a tab the anchor when it is not the slug. */
  headings: string;
  /** A line a page: the phrases of its keywords, a tab, those of its questions. See {@link packPhrases}. */
  phrases: string;
  /** Lines: the length shared with the line before (base 36), the rest. */
  terms: string;
  /** Distances between pages, a character each; a blank line ends nothing: a space ends a term. */
  gaps: string;
  impacts: string;
};

/** A block of a page's text: the heading it is below (-1: none), and what it says. */
export type TextBlock = [heading: number, text: string];

/** The file of a page's text. */
export type TextFile = {summary: string; blocks: TextBlock[]};

/** The last part of a page's path, by which the page is often called. */
export function lastPart(path: string): string {
  return /([^/]*)\/?$/.exec(path)?.[1] ?? '';
}

/** The anchor Docusaurus gives a heading, but for repeated ones. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\- _]/gu, '')
    .replace(/ /g, '-');
}

const FIRST = 0x23;
/** Numbers below this take one character; above, an escape and two. */
const ONE = 88;

function encodeNumber(value: number): string {
  if (value < ONE) return String.fromCharCode(FIRST + (value >= 0x5c - FIRST ? value + 1 : value));
  return `!${encodeNumber(Math.floor(value / ONE))}${encodeNumber(value % ONE)}`;
}

function* decodeNumbers(text: string): Generator<number | null> {
  let i = 0;
  function read(): number {
    const character = text.charCodeAt(i++);
    if (character === 0x21) return read() * ONE + read();
    const value = character - FIRST;
    return character > 0x5c ? value - 1 : value;
  }
  while (i < text.length) {
    if (text[i] === ' ') {
      i++;
      yield null;
    } else {
      yield read();
    }
  }
}

/** The terms of each page, sorted. */
function termsByPage(index: Pick<SearchIndex, 'postings'>, count: number): number[][] {
  const pages = Array.from({length: count}, (): number[] => []);
  for (const [term, list] of index.postings.entries()) {
    for (const {page} of list) pages[page]?.push(term);
  }
  return pages;
}

/**
 * Packs phrases: the terms of a phrase as distances within the sorted terms of its page, a space after
 * each phrase. What a phrase says is on its page by definition, so that these distances are short.
 */
function packPhrases(
  phrases: readonly (readonly number[])[],
  places: ReadonlyMap<number, number>,
): string {
  let packed = '';
  for (const phrase of phrases) {
    let last = -1;
    for (const term of phrase) {
      const place = places.get(term) as number;
      packed += encodeNumber(place - last - 1);
      last = place;
    }
    packed += ' ';
  }
  return packed;
}

function unpackPhrases(packed: string, terms: readonly number[]): number[][] {
  const phrases: number[][] = [];
  let phrase: number[] = [];
  let place = -1;
  for (const distance of decodeNumbers(packed)) {
    if (distance === null) {
      phrases.push(phrase);
      phrase = [];
      place = -1;
    } else {
      place += distance + 1;
      phrase.push(terms[place] as number);
    }
  }
  return phrases;
}

/** Packs an index for storage. */
export function pack(index: SearchIndex): IndexFile {
  const areas = [...new Set(index.pages.map((page) => page.area))];
  const facets = [...new Set(index.pages.map((page) => `${page.language}\n${page.tag}`))];
  const own = termsByPage(index, index.pages.length);
  let previous = '';
  let gaps = '';
  let impacts = '';
  const terms = index.terms.map((term, i) => {
    let shared = 0;
    while (shared < 35 && shared < term.length && term[shared] === previous[shared]) shared++;
    previous = term;
    let page = -1;
    for (const posting of index.postings[i] ?? []) {
      gaps += encodeNumber(posting.page - page - 1);
      impacts += posting.impact;
      page = posting.page;
    }
    gaps += ' ';
    return shared.toString(36) + term.slice(shared);
  });
  return {
    format: FORMAT,
    origin: index.origin,
    areas,
    facets: facets.map((facet) => facet.split('\n') as [string, string]),
    pages: index.pages
      .map(
        (page) =>
          encodeNumber(areas.indexOf(page.area)) +
          encodeNumber(facets.indexOf(`${page.language}\n${page.tag}`)) +
          page.rank +
          (page.isError ? 1 : 0) +
          `${page.path}\t${page.title}`,
      )
      .join('\n'),
    headings: index.pages
      .map((page) =>
        page.headings
          .map(
            ({level, text, anchor}) => level + text + (slug(text) === anchor ? '' : `\t${anchor}`),
          )
          .join('\n'),
      )
      .join('\f'),
    phrases: index.pages
      .map(({keywords, questions}, page) => {
        const places = new Map((own[page] ?? []).map((term, i) => [term, i]));
        return `${packPhrases(keywords, places)}\t${packPhrases(questions, places)}`;
      })
      .join('\n'),
    terms: terms.join('\n'),
    gaps,
    impacts,
  };
}

/** Reads a stored index. */
export function unpack(file: IndexFile): SearchIndex {
  const headings = file.headings.split('\f').map((block) =>
    block
      .split('\n')
      .filter(Boolean)
      .map((line): IndexedHeading => {
        const [text = '', anchor] = line.slice(1).split('\t');
        return {level: Number(line[0]), text, anchor: anchor ?? slug(text)};
      }),
  );
  const pages = file.pages
    .split('\n')
    .filter(Boolean)
    .map((line, i): IndexedPage => {
      const [area = 0, facet = 0] = decodeNumbers(line.slice(0, 2));
      const [path = '', title = ''] = line.slice(4).split('\t');
      const [language = '', tag = ''] = file.facets[facet ?? 0] ?? [];
      return {
        path,
        title,
        area: file.areas[area ?? 0] ?? '',
        language,
        tag,
        rank: Number(line[2]),
        isError: line[3] === '1',
        keywords: [],
        questions: [],
        headings: headings[i] ?? [],
      };
    });
  let previous = '';
  const terms = file.terms
    ? file.terms.split('\n').map((line) => {
        previous = previous.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1);
        return previous;
      })
    : [];
  const postings: Posting[][] = [];
  let list: Posting[] = [];
  let page = -1;
  let at = 0;
  for (const gap of decodeNumbers(file.gaps)) {
    if (gap === null) {
      postings.push(list);
      list = [];
      page = -1;
    } else {
      page += gap + 1;
      list.push({page, impact: Number(file.impacts[at++])});
    }
  }
  const own = termsByPage({postings}, pages.length);
  for (const [i, line] of file.phrases.split('\n').entries()) {
    const page = pages[i];
    if (!page) continue;
    const [keywords = '', questions = ''] = line.split('\t');
    page.keywords = unpackPhrases(keywords, own[i] ?? []);
    page.questions = unpackPhrases(questions, own[i] ?? []);
  }
  return {origin: file.origin, pages, terms, postings};
}
