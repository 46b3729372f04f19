import {MAX_IMPACT, type PlaceQuestions, type Posting} from './format';
import {
  type CodeBit,
  type Contexts,
  codeNumber,
  createContexts,
  numberContexts,
} from './range-decoder';

/** The number of kinds of distances between chosen items, and of kinds of terms by their number of pages. */
const GAPS = 16;
const COMMON = 8;
/** The number of kinds of items by how often they were chosen, see {@link sizeOf}. */
const SIZES = 4;
/** This is added to how often each item was chosen, because the first choices say little about it. */
const PRIOR = 4;

/** The kind of the distances between `rest` items in `room` positions. */
const spacing = (room: number, rest: number): number =>
  Math.max(0, Math.min(GAPS - 1, Math.floor(2 * Math.log2(room / rest))));

/** The kind of a term on `count` pages. */
const commonness = (count: number): number =>
  Math.min(COMMON - 1, Math.floor(Math.log2(Math.max(1, count))));

const list = <Item>(length: number, create: () => Item): Item[] => Array.from({length}, create);
/** Contexts by kind of term and by impact. */
const byTerm = () => list(COMMON, () => list(MAX_IMPACT + 1, numberContexts));
/** Contexts by kind of distance, by the two items before, and by size. */
const choiceContexts = () => createContexts(GAPS * 4 * SIZES);

/** The contexts of the coder, by what they code. */
const createModel = () => ({
  postings: {count: numberContexts(), pages: choiceContexts(), impact: byTerm()},
  keywords: {count: numberContexts(), length: numberContexts(), terms: choiceContexts()},
  questions: {
    count: numberContexts(),
    asked: choiceContexts(),
    often: byTerm(),
    places: choiceContexts(),
  },
});
type Model = ReturnType<typeof createModel>;

/** The kind of an item that was chosen `share` times as often as the average item. */
const sizeOf = (share: number): number =>
  Number(share >= 0.5) + Number(share >= 1) + Number(share >= 2);

/**
 * Codes which `count` items of a list are chosen, in order. Some items are chosen more often than others.
 *
 * @param sizes how often each item was chosen before; this choice is added
 */
function codeChoice(
  codeBit: CodeBit,
  contexts: Contexts,
  count: number,
  sizes: number[],
  known: readonly number[] = [],
): number[] {
  const given = new Set(known);
  const mean = PRIOR + sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const chosen: number[] = [];
  let before = 0;
  for (let item = 0; item < sizes.length && chosen.length < count; item++) {
    const room = sizes.length - item;
    const rest = count - chosen.length;
    const size = sizeOf(((sizes[item] as number) + PRIOR) / mean);
    const context = (spacing(room, rest) * 4 + before) * SIZES + size;
    const bit = rest === room ? 1 : codeBit(contexts, context, given.has(item) ? 1 : 0);
    before = ((before << 1) | bit) & 3;
    if (bit) chosen.push(item);
  }
  for (const item of chosen) (sizes[item] as number)++;
  return chosen;
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
  const model = createModel();
  const numbers: Numbers = {postings: [], keywords: [], questions: []};
  const sizes = headings.map(() => 0);
  for (let term = 0; term < terms; term++) {
    if (term % 100 === 99) yield;
    const given = known?.postings[term];
    numbers.postings.push(codePostings(codeBit, model.postings, sizes, given));
  }
  // The terms of keywords and questions are always on their page, so they are coded as indexes in its list.
  const own = termsByPage(numbers.postings, headings.length);
  for (const [page, said] of own.entries()) {
    yield;
    const given = known?.keywords[page];
    numbers.keywords.push(codeKeywords(codeBit, model.keywords, said, given));
  }
  for (const [page, said] of own.entries()) {
    yield;
    const places = (headings[page] ?? 0) + 1;
    const given = known?.questions[page];
    numbers.questions.push(codeQuestions(codeBit, model.questions, said, places, given));
  }
  return numbers;
}

/**
 * Codes the pages of a term, and its impact on each.
 *
 * @param sizes the number of terms of each page, so far
 */
function codePostings(
  codeBit: CodeBit,
  model: Model['postings'],
  sizes: number[],
  given: readonly Posting[] | undefined,
): Posting[] {
  const count = codeNumber(codeBit, model.count, given?.length);
  const known = given?.map(({page}) => page);
  let impact = 0;
  return codeChoice(codeBit, model.pages, count, sizes, known).map((page, i) => {
    const contexts = model.impact[commonness(count)]?.[impact] as Contexts;
    impact = codeNumber(codeBit, contexts, (given?.[i]?.impact ?? 1) - 1) + 1;
    return {page, impact};
  });
}

/** A term on a page: its impact there, and on how many pages it is. */
type OwnTerm = {term: number; impact: number; count: number};

/** The terms of each page, sorted. */
function termsByPage(postings: readonly Posting[][], pages: number): OwnTerm[][] {
  const own = list(pages, (): OwnTerm[] => []);
  for (const [term, on] of postings.entries()) {
    for (const {page, impact} of on) own[page]?.push({term, impact, count: on.length});
  }
  return own;
}

/** Codes the keywords of a page: the terms of each phrase. */
function codeKeywords(
  codeBit: CodeBit,
  model: Model['keywords'],
  said: readonly OwnTerm[],
  given: readonly number[][] | undefined,
): number[][] {
  const count = codeNumber(codeBit, model.count, given?.length);
  const sizes = said.map(() => 0);
  return Array.from({length: count}, (_, i) => {
    const known = given?.[i]?.map((term) => said.findIndex((own) => own.term === term));
    const length = codeNumber(codeBit, model.length, known?.length);
    return codeChoice(codeBit, model.terms, length, sizes, known).map(
      (place) => said[place]?.term as number,
    );
  });
}

/** Codes the questions of a page: its places with questions, then for each of its terms, those that ask for it. */
function codeQuestions(
  codeBit: CodeBit,
  model: Model['questions'],
  said: readonly OwnTerm[],
  places: number,
  given: readonly PlaceQuestions[] | undefined,
): PlaceQuestions[] {
  const count = codeNumber(codeBit, model.count, given?.length);
  const known = given?.map(([heading]) => heading + 1);
  const questions = codeChoice(
    codeBit,
    model.asked,
    count,
    list(places, () => 0),
    known,
  ).map((place): PlaceQuestions => [place - 1, []]);
  if (questions.length === 0) return questions;
  const sizes = questions.map(() => 0);
  for (const {term, impact, count: pages} of said) {
    const asking = given?.flatMap(([, terms], place) => (terms.includes(term) ? [place] : []));
    const contexts = model.often[commonness(pages)]?.[impact] as Contexts;
    const often = codeNumber(codeBit, contexts, asking?.length);
    for (const place of codeChoice(codeBit, model.places, often, sizes, asking)) {
      questions[place]?.[1].push(term);
    }
  }
  return questions;
}
