import {contentStems} from '../../src/search/engine/names';
import {BM25F, INDEXING} from '../../src/search/engine/ranking';
import type {
  IndexedHeading,
  IndexedPage,
  PlaceQuestions,
  Posting,
  SearchIndex,
  TextFile,
} from '../../src/search/index/format';
import {anchorWords, ENTRY, lastPart, MAX_IMPACT} from '../../src/search/index/format';
import type {SearchRecord} from './record';
import {keywordTerms, namedCommands, termsOf, textOf} from './terms';
import {shortened} from './texts';

/** The result of compiling the records: the index, and the text of each page. */
export type Compiled = {index: SearchIndex; texts: TextFile[]};

/** A page as read from its records, with terms instead of their numbers. */
type Draft = {
  page: Omit<IndexedPage, 'keywords' | 'questions'>;
  text: TextFile;
  /** The frequency of each term on the page, weighted by field. */
  frequency: Map<string, number>;
  /** The terms that the page names. */
  named: Set<string>;
  keywords: string[][];
  /** The terms that are complete technical tokens. The parts of each token are also terms. */
  wholes: Set<string>;
  /** The terms that the page contains outside of samples. */
  written: Set<string>;
  /** What readers ask about each place on the page, by heading (-1: the page as a whole). */
  asked: Map<number, Asked>;
};

/** The terms of the questions and the queries that a place answers. */
type Asked = {
  /** The terms of its questions. */
  questions: ReadonlySet<string>;
  /** How many of its questions and queries contain each term. */
  often: ReadonlyMap<string, number>;
};

/** The terms of a place that search stores for its questions and queries. */
type StoredTerms = (asked: Asked) => string[];

/** Compiles the records of one docs version into the embedded index. */
export function compile(records: readonly SearchRecord[]): Compiled {
  const commands = namedCommands(records);
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = record.url_without_anchor;
    byPage.set(page, [...(byPage.get(page) ?? []), record]);
  }
  // Pages with similar paths share words, which makes the distances between page numbers short.
  const addresses = [...byPage.keys()].sort();
  const numberOf = new Map(addresses.map((address, page) => [new URL(address).pathname, page]));
  const drafts = addresses.map((address) =>
    draftOf(address, byPage.get(address) ?? [], numberOf, commands),
  );
  const stored = storedTerms(drafts);
  const askedAnywhere = drafts.map(({asked}) => new Set([...asked.values()].flatMap(stored)));
  const postings = withoutNoise(postingsOf(drafts, askedAnywhere), drafts, askedAnywhere);
  const terms = [...postings.keys()].sort((a, b) => (a < b ? -1 : 1));
  const numbers = new Map(terms.map((term, i) => [term, i]));
  const numbered = (some: Iterable<string>): number[] =>
    Array.from(some, (term) => numbers.get(term) as number).sort((a, b) => a - b);
  return {
    index: {
      origin: addresses[0] ? new URL(addresses[0]).origin : '',
      pages: drafts.map(({page, keywords, asked}) => ({
        ...page,
        keywords: keywords.map(numbered),
        // Words of the place's own name are not repeated. The messages of a list are found by their texts.
        questions: (page.rank === 0 ? [] : [...asked]).map(([heading, own]): PlaceQuestions => {
          const named = new Set(contentStems(page.headings[heading]?.text ?? page.title));
          return [heading, numbered(stored(own).filter((term) => !named.has(term)))];
        }),
      })),
      terms,
      postings: terms.map((term) => postings.get(term) ?? []),
    },
    texts: drafts.map(({text}) => text),
  };
}

/** The weight of a term by the field of its record. */
function fieldBoost({type, role}: SearchRecord): number {
  const {title, name, text, code} = BM25F;
  if (type === 'lvl1') return title;
  return role === 'text' ? text : role === 'code' ? code : name;
}

/** Whether the words of a record are names on the page, rather than mentions. */
const isNaming = ({type, role}: SearchRecord): boolean =>
  type === 'lvl1' || role === 'heading' || role === 'keyword' || role === 'term';

/** Compiles one page from its records. */
function draftOf(
  address: string,
  records: readonly SearchRecord[],
  numberOf: ReadonlyMap<string, number>,
  commands: ReadonlySet<string>,
): Draft {
  const first = records[0] as SearchRecord;
  const url = new URL(address);
  const headings: IndexedHeading[] = [];
  const draft: Draft = {
    page: {
      path: url.pathname,
      title: first.hierarchy.lvl1 ?? '',
      area: first.hierarchy.lvl0 ?? '',
      language: first.language,
      tag: first.docusaurus_tag,
      rank: first.weight.pageRank,
      isError: first.is_error,
      headings,
    },
    text: {description: '', blocks: []},
    frequency: new Map(),
    named: new Set(),
    keywords: [],
    wholes: new Set(),
    written: new Set(),
    asked: new Map(),
  };
  const count = (text: string, role: SearchRecord['role'], boost: number, isNamed: boolean) => {
    for (const term of termsOf(text, role, commands, draft.wholes)) {
      draft.frequency.set(term, (draft.frequency.get(term) ?? 0) + boost);
      if (isNamed) draft.named.add(term);
      if (role !== 'code') draft.written.add(term);
    }
  };
  // The last part of the path is also a name of the page: `trouble-shooting`, `version-overrides`.
  count(lastPart(url.pathname), 'heading', BM25F.name, true);
  const ask = (heading: number, {questions = [], queries = []}: SearchRecord) => {
    const asked = [...questions, ...queries].map((text) => keywordTerms(text, commands));
    if (asked.length === 0) return;
    const often = new Map<string, number>();
    for (const term of asked.flat()) often.set(term, (often.get(term) ?? 0) + 1);
    const own = new Set(asked.slice(0, questions.length).flat());
    draft.asked.set(heading, {questions: own, often});
  };
  for (const record of records) {
    const text = textOf(record);
    count(text, record.role, fieldBoost(record), isNaming(record));
    if (record.role === 'keyword') {
      const terms = keywordTerms(text, commands);
      if (terms.length > 0) draft.keywords.push(terms);
    } else if (record.role === 'summary') {
      draft.text.description = text;
    } else if (record.is_entry) {
      headings.push({...headingOf(record, numberOf), level: ENTRY});
      ask(headings.length - 1, record);
    } else if (record.type === 'content') {
      const below = headings.findLastIndex(({anchor}) => anchor === record.anchor);
      if (record.role !== 'term') addBlock(draft.text.blocks, below, text, headings[below]?.level);
    } else if (record.type === 'lvl1') {
      ask(-1, record);
    } else {
      const heading = headingOf(record, numberOf);
      headings.push(heading);
      ask(headings.length - 1, record);
      // Words of the section's earlier heading, which its anchor still contains.
      count(anchorWords(heading), 'heading', BM25F.name, true);
    }
  }
  draft.text.blocks = shortened(draft.text.blocks);
  return draft;
}

/** A line that only links to more information. */
const POINTER = /^(?:More about \S+|More: .*|See .{0,60}\.?)$/;
/** The line of an entry with its type. */
const TYPE_LINE = /^Type: (.+?)(?= (?:Default|Required|Values|Since|Example): |$)/;

/**
 * Adds a block of text to those of a page. Links to more information are left out; the type of an entry
 * and its description are one block.
 */
function addBlock(
  blocks: TextFile['blocks'],
  heading: number,
  text: string,
  level: number | undefined,
): void {
  // The file name above a sample is not a sentence.
  if (POINTER.test(text) || !/\s/.test(text)) return;
  const last = blocks.at(-1);
  const type = level === ENTRY && last?.[0] === heading && TYPE_LINE.exec(last[1])?.[1];
  if (type) blocks[blocks.length - 1] = [heading, `${type} · ${text}`];
  else blocks.push([heading, text]);
}

function headingOf(record: SearchRecord, numberOf: ReadonlyMap<string, number>): IndexedHeading {
  const explained = numberOf.get(record.explained ?? '');
  return {
    level: Number(record.type.slice(3)),
    text: textOf(record),
    anchor: record.anchor ?? '',
    ...(explained !== undefined && {explained}),
    ...(record.names && {names: record.names}),
  };
}

/**
 * Chooses the terms that are stored for the questions and queries of a place: those that several of them contain and
 * that are typical of the place, and those of its questions, unless they are asked about almost everywhere.
 */
function storedTerms(drafts: readonly Draft[]): StoredTerms {
  const sizeOf = ({often}: Asked) => [...often.values()].reduce((sum, count) => sum + count, 0);
  const places = new Map<string, number>();
  const counts = new Map<string, number>();
  let total = 0;
  for (const asked of drafts.flatMap((draft) => [...draft.asked.values()])) {
    total += sizeOf(asked);
    for (const [term, count] of asked.often) {
      places.set(term, (places.get(term) ?? 0) + 1);
      counts.set(term, (counts.get(term) ?? 0) + count);
    }
  }
  // Words that only queries contain are often misspelled, and search corrects those.
  const known = new Set(
    drafts.flatMap(({frequency, asked}) => [
      ...frequency.keys(),
      ...[...asked.values()].flatMap(({questions}) => [...questions]),
    ]),
  );
  const {askedOften, askedKeyness, askedByMany} = INDEXING;
  return (asked) => {
    const share = sizeOf(asked) / total;
    /** One part of Dunning's log-likelihood ratio: how much more often readers ask this place about a term than others. */
    const keyness = (term: string, count: number) =>
      count * Math.log(count / (share * (counts.get(term) as number)));
    const isTypical = (term: string, count: number) =>
      known.has(term) && count >= askedOften && keyness(term, count) >= askedKeyness;
    const isAsked = (term: string) =>
      asked.questions.has(term) && (places.get(term) as number) <= askedByMany;
    return [...asked.often]
      .filter(([term, count]) => isTypical(term, count) || isAsked(term))
      .map(([term]) => term);
  };
}

/** The postings of each term, with BM25's saturated frequency, normalized by the length of the page. */
function postingsOf(
  drafts: readonly Draft[],
  askedAnywhere: readonly ReadonlySet<string>[],
): Map<string, Posting[]> {
  const lengths = drafts.map(({frequency}) => [...frequency.values()].reduce((a, b) => a + b, 0));
  const average = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  const {saturation, lengthNormalization} = BM25F;
  const postings = new Map<string, Posting[]>();
  for (const [page, {frequency, named}] of drafts.entries()) {
    const asked = askedAnywhere[page] ?? [];
    const share = (lengths[page] ?? 0) / average;
    const norm = saturation * (1 - lengthNormalization + lengthNormalization * share);
    for (const term of new Set([...frequency.keys(), ...asked])) {
      const often = frequency.get(term) ?? 0;
      const impact = Math.max(
        1,
        named.has(term) ? INDEXING.namedImpact : 0,
        Math.round((MAX_IMPACT * often) / (often + norm)),
      );
      const list = postings.get(term) ?? [];
      list.push({page, impact});
      postings.set(term, list);
    }
  }
  return postings;
}

/** A word that readers may search for even if only one page mentions it: in English, and not a number. */
const SEARCHED = /^(?!\d)[\u0020-\u007e]+$|^\d{3}$/;

/** Whether a term that only one page contains is not worth a search: a mere mention of a name. */
const isNoise = (term: string, impact: number, {wholes}: Draft): boolean =>
  impact < INDEXING.namedImpact && (wholes.has(term) || !SEARCHED.test(term));

/** The postings that distinguish pages, with impacts in the stored form. */
function withoutNoise(
  all: ReadonlyMap<string, Posting[]>,
  drafts: readonly Draft[],
  askedAnywhere: readonly ReadonlySet<string>[],
): Map<string, Posting[]> {
  const {mentionedByFew, namedImpact, impactLevels} = INDEXING;
  const inKeywords = drafts.map(({keywords}) => new Set(keywords.flat()));
  const kept = new Map<string, Posting[]>();
  for (const [term, list] of all) {
    const isAsked = ({page}: Posting): boolean => askedAnywhere[page]?.has(term) ?? false;
    const isFew = list.length <= mentionedByFew && !list.some(isAsked);
    // Only samples contain it.
    if (isFew && !list.some(({page}) => drafts[page]?.written.has(term))) continue;
    const [only] = isFew && list.length === 1 ? list : [];
    if (only && isNoise(term, only.impact, drafts[only.page] as Draft)) continue;
    const least = list.length > mentionedByFew ? namedImpact : list.length > 1 ? 2 : 1;
    const telling = list.filter(
      (posting) =>
        posting.impact >= least || isAsked(posting) || inKeywords[posting.page]?.has(term),
    );
    // A rare word leads to the pages that mention it once.
    if (telling.length === 0 && list.length <= mentionedByFew) telling.push(...list);
    // Many pages mention it, and none is about it.
    if (telling.length === 0) continue;
    kept.set(
      term,
      telling.map(({page, impact}) => ({page, impact: impactLevels[impact] as number})),
    );
  }
  return kept;
}
