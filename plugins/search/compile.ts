import {INDEXING} from '../../src/search/engine/ranking';
import type {
  IndexedHeading,
  IndexedPage,
  Posting,
  SearchIndex,
  TextFile,
} from '../../src/search/index/format';
import {anchorWords, ENTRY, lastPart, MAX_ASKED, MAX_IMPACT} from '../../src/search/index/format';
import {groupBy} from './groups';
import type {SearchRecord} from './record';
import {keywordTerms, namedCommands, termsOf, textOf} from './terms';
import {shortened, shortSummary} from './texts';

/** What is compiled of the records: the index, and the text of each of its pages. */
export type Compiled = {index: SearchIndex; texts: TextFile[]};

/** A page as it is read from its records, with terms in place of their numbers. */
type Draft = {
  page: IndexedPage;
  origin: string;
  text: TextFile;
  /** How often each term is on the page, by weight of place. */
  frequency: Map<string, number>;
  /** The least impact of the terms that the page names. */
  least: Map<string, number>;
  keywords: string[][];
  /** The terms that are technical tokens as a whole: each is also there in its parts. */
  wholes: Set<string>;
  /** In how many questions that the page answers each term is. */
  asked: Map<string, number>;
};

/** Compiles the records of one docs version into the embedded index. */
export function compile(records: readonly SearchRecord[]): Compiled {
  const commands = namedCommands(records);
  const byPage = groupBy(records, ({url_without_anchor: page}) => page);
  // Neighbours by address have words in common: short distances, which pack well.
  const addresses = [...byPage.keys()].sort();
  const numberOf = new Map(addresses.map((address, page) => [new URL(address).pathname, page]));
  const drafts = addresses.map((address) =>
    draftOf(address, byPage.get(address) ?? [], numberOf, commands),
  );
  const postings = withoutNoise(postingsOf(drafts), drafts);
  const terms = [...postings.keys()].sort((a, b) => (a < b ? -1 : 1));
  const numbers = new Map(terms.map((term, i) => [term, i]));
  const numbered = (keyword: readonly string[]): number[] =>
    keyword.map((term) => numbers.get(term) as number).sort((a, b) => a - b);
  return {
    index: {
      origin: drafts[0]?.origin ?? '',
      pages: drafts.map(({page, keywords}) => ({...page, keywords: keywords.map(numbered)})),
      terms,
      postings: terms.map((term) => postings.get(term) ?? []),
    },
    texts: drafts.map(({text}) => shortened(text)),
  };
}

/** How much a term weighs in the place a record is. */
function fieldBoost({type, role}: SearchRecord): number {
  const boosts = INDEXING.fieldBoosts;
  if (type === 'lvl1') return boosts.title;
  if (role === 'heading') return type === 'lvl2' ? boosts.heading : boosts.deepHeading;
  return boosts[role];
}

/** Whether a page names what a record says, rather than only mentions it. */
const isNaming = ({type, role}: SearchRecord): boolean =>
  type === 'lvl1' || role === 'heading' || role === 'keyword' || role === 'term';

/** Reads one page from its records. */
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
      summary: '',
      area: first.hierarchy.lvl0 ?? '',
      language: first.language,
      tag: first.docusaurus_tag,
      rank: first.weight.pageRank,
      isError: first.is_error,
      keywords: [],
      headings,
    },
    origin: url.origin,
    text: {blocks: []},
    frequency: new Map(),
    least: new Map(),
    keywords: [],
    wholes: new Set(),
    asked: new Map(),
  };
  const count = (text: string, role: SearchRecord['role'], boost: number, isNamed: boolean) => {
    for (const term of termsOf(text, role, commands, draft.wholes)) {
      draft.frequency.set(term, (draft.frequency.get(term) ?? 0) + boost);
      if (isNamed) draft.least.set(term, INDEXING.namedImpact);
    }
  };
  // The last part of the address is a name of the page too: `trouble-shooting`, `version-overrides`.
  count(lastPart(url.pathname), 'heading', INDEXING.fieldBoosts.heading, true);
  for (const term of (first.questions ?? []).flatMap((text) => keywordTerms(text, commands))) {
    draft.asked.set(term, (draft.asked.get(term) ?? 0) + 1);
  }
  for (const record of records) {
    const text = textOf(record);
    count(text, record.role, fieldBoost(record), isNaming(record));
    if (record.role === 'keyword') {
      const terms = keywordTerms(text, commands);
      if (terms.length > 0) draft.keywords.push(terms);
    } else if (record.role === 'summary') {
      draft.page.summary = shortSummary(text);
    } else if (record.is_entry) {
      headings.push({...headingOf(record, numberOf), level: ENTRY});
    } else if (record.type === 'content') {
      const below = headings.findLastIndex(({anchor}) => anchor === record.anchor);
      if (record.role !== 'term') addBlock(draft.text.blocks, below, text, headings[below]?.level);
    } else if (record.type !== 'lvl1') {
      const heading = headingOf(record, numberOf);
      headings.push(heading);
      // Former words for the section, which links still have.
      count(anchorWords(heading), 'heading', INDEXING.fieldBoosts.deepHeading, true);
    }
  }
  return draft;
}

/** Only says where more is said. */
const POINTER = /^(?:More about \S+|More: .*|See .{0,60}\.?)$/;
/** The line of an entry that says of which type it is. */
const TYPE_LINE = /^Type: (.+?)(?= (?:Default|Required|Values|Since|Example): |$)/;

/**
 * Adds a block of text to those of a page. What only leads elsewhere is left out; the type of an entry
 * and what the entry means are one block.
 */
function addBlock(
  blocks: TextFile['blocks'],
  heading: number,
  text: string,
  level: number | undefined,
): void {
  // The name of a file above a sample is no sentence.
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

/** The postings of each term: BM25's saturation of its frequency, normalized by the page's length. */
function postingsOf(drafts: readonly Draft[]): Map<string, Posting[]> {
  const lengths = drafts.map(({frequency}) => [...frequency.values()].reduce((a, b) => a + b, 0));
  const average = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  const {saturation, lengthNormalization} = INDEXING;
  const postings = new Map<string, Posting[]>();
  for (const [page, {frequency, least, asked}] of drafts.entries()) {
    const share = (lengths[page] ?? 0) / average;
    const norm = saturation * (1 - lengthNormalization + lengthNormalization * share);
    for (const term of new Set([...frequency.keys(), ...asked.keys()])) {
      const often = frequency.get(term) ?? 0;
      const impact = Math.max(
        1,
        least.get(term) ?? 0,
        Math.round((MAX_IMPACT * often) / (often + norm)),
      );
      const list = postings.get(term) ?? [];
      list.push({page, impact, asked: Math.min(MAX_ASKED, asked.get(term) ?? 0)});
      postings.set(term, list);
    }
  }
  return postings;
}

/** The postings that tell pages apart, with impacts as they are stored. */
function withoutNoise(
  all: ReadonlyMap<string, Posting[]>,
  drafts: readonly Draft[],
): Map<string, Posting[]> {
  const inKeywords = drafts.map(({keywords}) => new Set(keywords.flat()));
  const kept = new Map<string, Posting[]>();
  for (const [term, list] of all) {
    const isAskedOfMany = list.filter(({asked}) => asked > 0).length > INDEXING.askedOfFew;
    const own = list
      .map((posting) => (isAskedOfMany ? {...posting, asked: 0} : posting))
      .filter(({page, asked}) => asked > 0 || drafts[page]?.frequency.has(term));
    const {mentionedByFew, mentionedByMany, leastFrequency} = INDEXING;
    const least = own.length > mentionedByMany ? 3 : own.length > mentionedByFew ? 2 : 1;
    const [only] = own;
    const isOneSample =
      own.length === 1 &&
      only?.asked === 0 &&
      ((drafts[only.page]?.frequency.get(term) ?? 0) < leastFrequency ||
        (drafts[only.page]?.wholes.has(term) && only.impact < INDEXING.namedImpact));
    if (isOneSample) continue;
    kept.set(
      term,
      own
        .filter(
          ({page, impact, asked}) => impact >= least || asked > 0 || inKeywords[page]?.has(term),
        )
        .map((posting) => ({
          ...posting,
          impact: INDEXING.impactLevels[posting.impact] as number,
        })),
    );
  }
  return kept;
}
