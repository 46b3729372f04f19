import type {PlaceQuestions, Posting} from './format';
import {MAX_IMPACT} from './format';
import {type CodeBit, codeChoice, codeNumber, NUMBER_CONTEXTS} from './range-decoder';

/** The maximum number of keywords per page, which limits the work for a damaged index. */
const MAX_PHRASES = 1000;

/** A term on a page, and its impact there. */
type OwnTerm = {term: number; impact: number};

/** The terms of each page, sorted. */
function termsByPage(postings: readonly Posting[][], count: number): OwnTerm[][] {
  const pages = Array.from({length: count}, (): OwnTerm[] => []);
  for (const [term, list] of postings.entries()) {
    for (const {page, impact} of list) pages[page]?.push({term, impact});
  }
  return pages;
}

/** The contexts of the coder: their number, their kinds, and their offsets. */
const GAPS = 16;
const RATIOS = 12;
const COMMON = 8;
const AT = {
  count: 0,
  phrases: NUMBER_CONTEXTS,
  phrase: 2 * NUMBER_CONTEXTS,
  gap: 3 * NUMBER_CONTEXTS,
  word: (3 + GAPS) * NUMBER_CONTEXTS,
  places: (3 + 2 * GAPS) * NUMBER_CONTEXTS,
};
const DENSE_AT = AT.places + NUMBER_CONTEXTS;
const IMPACT_AT = DENSE_AT + RATIOS * 4;
const PLACE_AT = IMPACT_AT + COMMON * (MAX_IMPACT + 1) * MAX_IMPACT;
const ASKED_AT = PLACE_AT + GAPS * NUMBER_CONTEXTS;
const ASKED_PLACE_AT = ASKED_AT + (MAX_IMPACT + 1) * COMMON * NUMBER_CONTEXTS;
/** The number of contexts for the numbers of an index. */
export const CONTEXTS = ASKED_PLACE_AT + GAPS * NUMBER_CONTEXTS;
/** A term on at least this many pages is coded page by page; a rarer term by the distances between its pages. */
const DENSE = 16;

/** The context for a term on `count` pages. */
const commonness = (count: number): number =>
  Math.min(COMMON - 1, Math.floor(Math.log2(Math.max(1, count))));

/** The context for the distances between `rest` items in `room` places. */
const spacing = (room: number, rest: number): number =>
  Math.max(0, Math.min(GAPS - 1, Math.floor(2 * Math.log2(room / rest))));

/** Codes `count` distinct numbers below `room`, in order, and calls `each` after every number. */
function codeSorted(
  codeBit: CodeBit,
  base: number,
  count: number,
  room: number,
  known: readonly number[] | undefined,
  each?: (value: number, i: number) => void,
): number[] {
  const values: number[] = [];
  let next = 0;
  for (let i = 0; i < count && next < room; i++) {
    const context = base + NUMBER_CONTEXTS * spacing(room - next, count - i);
    const value = next + codeNumber(codeBit, context, (known?.[i] ?? next) - next);
    values.push(value);
    each?.(value, i);
    next = value + 1;
  }
  return values;
}

/** The numbers of an index that the coder codes. */
export type Numbers = {
  postings: Posting[][];
  keywords: number[][][];
  questions: PlaceQuestions[][];
};

/**
 * Writes the postings of all terms, and the keywords and questions of all pages, or reads them if none are
 * given. Yields regularly, so that the caller can run other tasks in between.
 *
 * @param terms the number of terms
 * @param headings the number of headings of each page
 */
export function* codeNumbers(
  codeBit: CodeBit,
  terms: number,
  headings: readonly number[],
  known?: Numbers,
): Generator<void, Numbers> {
  const pages = headings.length;
  const postings: Posting[][] = [];
  for (let term = 0; term < terms; term++) {
    if (term % 100 === 99) yield;
    const given = known?.postings[term];
    const count = codeNumber(codeBit, AT.count, given?.length);
    const common = commonness(count);
    const list: Posting[] = [];
    let before = 0;
    const add = (page: number) => {
      const context = IMPACT_AT + (common * (MAX_IMPACT + 1) + before) * MAX_IMPACT;
      const own = given?.[list.length];
      const impact = codeChoice(codeBit, context, 3, (own?.impact ?? 1) - 1) + 1;
      list.push({page, impact});
      before = impact;
    };
    if (count < DENSE) {
      codeSorted(
        codeBit,
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
        const has = codeBit(context, given?.[list.length]?.page === page ? 1 : 0);
        if (has) add(page);
        last = ((last << 1) | has) & 3;
      }
    }
    postings.push(list);
  }
  // The terms of keywords and questions are always on their page, so they are coded as indexes in its list.
  const own = termsByPage(postings, pages);
  yield;
  const keywords = own.map((said, page) => {
    const given = known?.keywords[page];
    const places = new Map(given ? said.map(({term}, place) => [term, place]) : []);
    const count = codeNumber(codeBit, AT.phrases, given?.length);
    const phrases: number[][] = [];
    while (phrases.length < Math.min(count, MAX_PHRASES)) {
      const phrase = given?.[phrases.length];
      const length = codeNumber(codeBit, AT.phrase, phrase?.length);
      const wanted = phrase?.map((term) => places.get(term) as number);
      const found = codeSorted(codeBit, AT.word, length, said.length, wanted);
      phrases.push(found.map((place) => said[place]?.term as number));
    }
    return phrases;
  });
  const questions: PlaceQuestions[][] = [];
  for (const [page, said] of own.entries()) {
    yield;
    const places = {said, headings: headings[page] ?? 0, given: known?.questions[page]};
    questions.push(codeQuestions(codeBit, places, (term) => postings[term]?.length ?? 0));
  }
  return {postings, keywords, questions};
}

/** Writes the questions of one page: its places with questions, then for each of its terms, those that ask for it. */
function codeQuestions(
  codeBit: CodeBit,
  {
    said,
    headings,
    given,
  }: {said: readonly OwnTerm[]; headings: number; given: readonly PlaceQuestions[] | undefined},
  pagesOf: (term: number) => number,
): PlaceQuestions[] {
  const count = codeNumber(codeBit, AT.places, given?.length);
  const wanted = given?.map(([heading]) => heading + 1);
  const places = codeSorted(codeBit, PLACE_AT, count, headings + 1, wanted);
  const questions = places.map((place): PlaceQuestions => [place - 1, []]);
  const asking = new Map<number, number[]>();
  for (const [place, [, terms]] of (given ?? []).entries()) {
    for (const term of terms) asking.set(term, [...(asking.get(term) ?? []), place]);
  }
  if (places.length === 0) return questions;
  for (const {term, impact} of said) {
    const own = given && (asking.get(term) ?? []);
    const context = ASKED_AT + (impact * COMMON + commonness(pagesOf(term))) * NUMBER_CONTEXTS;
    const often = codeNumber(codeBit, context, own?.length);
    codeSorted(codeBit, ASKED_PLACE_AT, often, places.length, own, (place) =>
      questions[place]?.[1].push(term),
    );
  }
  return questions;
}
