/**
 * The files of the embedded index.
 *
 * The index itself holds what ranking needs: the pages, their headings, and for each term the pages it
 * is on with its weight there. The text of a page, needed for snippets alone, is a file of its own
 * that is fetched when the page is among the hits shown. Names are text, which gzip packs; numbers go
 * through a coder of our own (coder.ts), which packs them a sixth smaller than gzip packs any text of them.
 */

import {codeChoice, codeNumber, type Decide, decoder, encoder, NUMBER} from './coder';

/** The format's version: part of every file's address. */
export const FORMAT = 5;

/** Says where the current index is. The one file with a fixed address. */
export type Manifest = {format: number; index: string; texts: string; pages: number};

/** A heading of a page. */
export type IndexedHeading = {
  level: number;
  text: string;
  anchor: string;
  /** For a message in a list of messages: the page that explains it. */
  explained?: number;
};

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
  headings: IndexedHeading[];
};

/**
 * A term on a page: how much of the page is about it, from 1 to {@link MAX_IMPACT}, and in how many of
 * the questions it stands that the page answers, up to {@link MAX_ASKED}.
 */
export type Posting = {page: number; impact: number; asked: number};

export const MAX_IMPACT = 8;
export const MAX_ASKED = 3;

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
  /**
   * Blocks a page, lines a heading: level, text, after a tab the anchor when it is not the slug, and after
   * another the page that explains it, in base 36.
   */
  headings: string;
  /** Lines: the length shared with the line before (base 36), the rest. */
  terms: string;
  /** Postings and keywords as {@link codeNumbers} codes them, in base 64. */
  numbers: string;
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

/** A small number as a character that JSON needs not escape. */
const FIRST = 0x23;
const letter = (value: number): string => String.fromCharCode(FIRST + value);

/** A damaged index has no more keywords to a page than this. */
const MAX_PHRASES = 1000;

/** The terms of each page, sorted. */
function termsByPage(postings: readonly Posting[][], count: number): number[][] {
  const pages = Array.from({length: count}, (): number[] => []);
  for (const [term, list] of postings.entries()) {
    for (const {page} of list) pages[page]?.push(term);
  }
  return pages;
}

/** Contexts of the coder: how many there are, of what kind, and where they begin. */
const GAPS = 16;
const RATIOS = 12;
const COMMON = 8;
const AT = {
  count: 0,
  phrases: NUMBER,
  phrase: 2 * NUMBER,
  gap: 3 * NUMBER,
  word: (3 + GAPS) * NUMBER,
};
const DENSE_AT = AT.word + GAPS * NUMBER;
const IMPACT_AT = DENSE_AT + RATIOS * 4;
const ASKED_AT = IMPACT_AT + COMMON * (MAX_IMPACT + 1) * MAX_IMPACT;
const CONTEXTS = ASKED_AT + COMMON * (MAX_IMPACT + 1) * (MAX_ASKED + 1);
/** A term on so many pages is coded page by page; a rarer one by the distances between its pages. */
const DENSE = 16;

/** Which context tells how far apart `rest` things are that stand in `room` places. */
const spacing = (room: number, rest: number): number =>
  Math.max(0, Math.min(GAPS - 1, Math.floor(2 * Math.log2(room / rest))));

/** Codes `count` different numbers below `room`, in order; `each` follows every one. */
function codeSorted(
  decide: Decide,
  base: number,
  count: number,
  room: number,
  known: readonly number[] | undefined,
  each?: (value: number, i: number) => void,
): number[] {
  const values: number[] = [];
  let next = 0;
  for (let i = 0; i < count && next < room; i++) {
    const context = base + NUMBER * spacing(room - next, count - i);
    const value = next + codeNumber(decide, context, (known?.[i] ?? next) - next);
    values.push(value);
    each?.(value, i);
    next = value + 1;
  }
  return values;
}

/** What the coder codes of an index. */
type Numbers = {postings: Posting[][]; keywords: number[][][]};

/**
 * Writes the postings of all terms and the keywords of all pages, or reads them when none are given.
 * Yields now and then, so that whoever has something else to do may do it.
 */
function* codeNumbers(
  decide: Decide,
  terms: number,
  pages: number,
  known?: Numbers,
): Generator<void, Numbers> {
  const postings: Posting[][] = [];
  for (let term = 0; term < terms; term++) {
    if (term % 100 === 99) yield;
    const given = known?.postings[term];
    const count = codeNumber(decide, AT.count, given?.length);
    const common = Math.min(COMMON - 1, Math.floor(Math.log2(Math.max(1, count))));
    const list: Posting[] = [];
    let before = 0;
    const add = (page: number) => {
      const context = IMPACT_AT + (common * (MAX_IMPACT + 1) + before) * MAX_IMPACT;
      const own = given?.[list.length];
      const impact = codeChoice(decide, context, 3, (own?.impact ?? 1) - 1) + 1;
      const kind = ASKED_AT + (common * (MAX_IMPACT + 1) + impact) * (MAX_ASKED + 1);
      list.push({page, impact, asked: codeChoice(decide, kind, 2, own?.asked)});
      before = impact;
    };
    if (count < DENSE) {
      codeSorted(
        decide,
        AT.gap,
        count,
        pages,
        given?.map(({page}) => page),
        add,
      );
    } else {
      let last = 0;
      for (let page = 0; page < pages && list.length < count; page++) {
        const ratio = Math.round(4 * Math.log2((pages - page) / (count - list.length)));
        const context = DENSE_AT + Math.min(RATIOS - 1, Math.max(0, ratio)) * 4 + last;
        const has = decide(context, given?.[list.length]?.page === page ? 1 : 0);
        if (has) add(page);
        last = ((last << 1) | has) & 3;
      }
    }
    postings.push(list);
  }
  // What a keyword says is on its page by definition: its terms are places in the page's own list.
  const own = termsByPage(postings, pages);
  const keywords = own.map((said, page) => {
    const given = known?.keywords[page];
    const places = new Map(given ? said.map((term, place) => [term, place]) : []);
    const count = codeNumber(decide, AT.phrases, given?.length);
    const phrases: number[][] = [];
    while (phrases.length < Math.min(count, MAX_PHRASES)) {
      const phrase = given?.[phrases.length];
      const length = codeNumber(decide, AT.phrase, phrase?.length);
      const wanted = phrase?.map((term) => places.get(term) as number);
      const found = codeSorted(decide, AT.word, length, said.length, wanted);
      phrases.push(found.map((place) => said[place] as number));
    }
    return phrases;
  });
  return {postings, keywords};
}

/** Packs an index for storage. */
export function pack(index: SearchIndex): IndexFile {
  const areas = [...new Set(index.pages.map((page) => page.area))];
  const facets = [...new Set(index.pages.map((page) => `${page.language}\n${page.tag}`))];
  let previous = '';
  const terms = index.terms.map((term) => {
    let shared = 0;
    while (shared < 35 && shared < term.length && term[shared] === previous[shared]) shared++;
    previous = term;
    return shared.toString(36) + term.slice(shared);
  });
  const {decide, finish} = encoder(CONTEXTS);
  finished(
    codeNumbers(decide, index.terms.length, index.pages.length, {
      postings: index.postings,
      keywords: index.pages.map(({keywords}) => keywords),
    }),
  );
  let numbers = '';
  for (const byte of finish()) numbers += String.fromCharCode(byte);
  return {
    format: FORMAT,
    origin: index.origin,
    areas,
    facets: facets.map((facet) => facet.split('\n') as [string, string]),
    pages: index.pages
      .map(
        (page) =>
          letter(areas.indexOf(page.area)) +
          letter(facets.indexOf(`${page.language}\n${page.tag}`)) +
          page.rank +
          (page.isError ? 1 : 0) +
          `${page.path}\t${page.title}`,
      )
      .join('\n'),
    headings: index.pages
      .map((page) =>
        page.headings
          .map(
            ({level, text, anchor, explained}) =>
              level +
              text +
              (slug(text) === anchor && explained === undefined ? '' : `\t${anchor}`) +
              (explained === undefined ? '' : `\t${explained.toString(36)}`),
          )
          .join('\n'),
      )
      .join('\f'),
    terms: terms.join('\n'),
    numbers: btoa(numbers),
  };
}

function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
  }
}

/** Reads a stored index. */
export function unpack(file: IndexFile): SearchIndex {
  return finished(unpacking(file));
}

/** Reads a stored index in steps of less than a millisecond each, but for the first. */
export function* unpacking(file: IndexFile): Generator<void, SearchIndex> {
  const headings = file.headings.split('\f').map((block) =>
    block
      .split('\n')
      .filter(Boolean)
      .map((line): IndexedHeading => {
        const [text = '', anchor, explained] = line.slice(1).split('\t');
        return {
          level: Number(line[0]),
          text,
          anchor: anchor ?? slug(text),
          ...(explained && {explained: Number.parseInt(explained, 36)}),
        };
      }),
  );
  const pages = file.pages
    .split('\n')
    .filter(Boolean)
    .map((line, i): IndexedPage => {
      const [area = 0, facet = 0] = [...line.slice(0, 2)].map((each) => each.charCodeAt(0) - FIRST);
      const [path = '', title = ''] = line.slice(4).split('\t');
      const [language = '', tag = ''] = file.facets[facet] ?? [];
      return {
        path,
        title,
        area: file.areas[area] ?? '',
        language,
        tag,
        rank: Number(line[2]),
        isError: line[3] === '1',
        keywords: [],
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
  const bytes = Uint8Array.from(atob(file.numbers), (character) => character.charCodeAt(0));
  const {postings, keywords} = yield* codeNumbers(
    decoder(CONTEXTS, bytes),
    terms.length,
    pages.length,
  );
  for (const [i, page] of pages.entries()) page.keywords = keywords[i] ?? [];
  return {origin: file.origin, pages, terms, postings};
}
