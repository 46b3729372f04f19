import type {
  IndexedHeading,
  IndexedPage,
  Posting,
  SearchIndex,
  TextBlock,
  TextFile,
} from '../../src/search/index-file';
import {lastPart, MAX_ASKED, MAX_IMPACT} from '../../src/search/index-file';
import {cut} from '../../src/search/query';
import type {SearchRecord} from '../../src/search/record';
import {QUESTION_WORDS, STOP_WORDS} from '../../src/search/stop-words';
import {stem, type Token, tokenize} from '../../src/search/text';

/** How much a word weighs by where it stands. */
const WEIGHTS = {
  title: 6,
  heading: 2.6,
  deepHeading: 2.2,
  summary: 2.5,
  keyword: 2.5,
  term: 2.6,
  text: 0.83,
  code: 0.42,
};
/** A page that names a term in its title or a heading, or defines it, is about it however long it is. */
const LEAST_IMPACT = {title: 5, heading: 5, term: 5, keyword: 5};
/** Impacts as they are stored: what lies between two of these decides nothing, and costs bytes. */
const LEVELS = [0, 1, 2, 2, 2, 5, 7, 7, 7];
/** That a page mentions in passing what so many pages mention tells nothing. */
const MENTIONED_BY_FEW = 30;
/** A word that is asked of more pages than this tells none of them from the others. */
const ASKED_OF_FEW = 50;
/** BM25's saturation and length normalisation. */
const SATURATION = 2.2;
const LENGTH_NORM = 0.35;

/** What is compiled of the records: the index, and the text of each of its pages. */
export type Compiled = {index: SearchIndex; texts: TextFile[]};

function weightOf(record: SearchRecord): number {
  if (record.type === 'lvl1') return WEIGHTS.title;
  if (record.role === 'heading')
    return record.type === 'lvl2' ? WEIGHTS.heading : WEIGHTS.deepHeading;
  return WEIGHTS[record.role];
}

function leastImpactOf(record: SearchRecord): number {
  if (record.type === 'lvl1') return LEAST_IMPACT.title;
  if (record.role === 'heading') return LEAST_IMPACT.heading;
  if (record.role === 'keyword') return LEAST_IMPACT.keyword;
  return record.role === 'term' ? LEAST_IMPACT.term : 0;
}

/** The words a record adds to its page: a heading its own text, a block what it says. */
export function textOf(record: SearchRecord): string {
  return record.type === 'content' ? (record.content ?? '') : (record.hierarchy[record.type] ?? '');
}

const isVersion = (text: string): boolean => /^v?\d+(?:[.-]\d+)+\w*$/.test(text);
const isNoise = (term: string): boolean =>
  term.length > 32 || /^[0-9a-f]{10,}$/.test(term) || /^\d{5,}$/.test(term) || /\d{6,}/.test(term);

/**
 * The terms of a text: stems of its words and their parts, technical tokens as a whole, flags, and
 * `aqua:command` for what is run.
 */
export function termsOf(
  text: string,
  role: SearchRecord['role'],
  commands: ReadonlySet<string> = new Set(),
): string[] {
  const terms: string[] = [];
  const tokens = tokenize(text);
  for (const [i, token] of tokens.entries()) {
    if (/^(?:https?|git|ssh):/.test(token.text)) continue;
    if (token.flag) terms.push(token.flag);
    if (token.whole && !isNoise(token.whole) && wantsWhole(token, role)) terms.push(token.whole);
    for (const part of token.parts) {
      if (STOP_WORDS.has(part.text) && token.parts.length === 1) continue;
      if (token.parts.length > 1 && /^v?\d*$/.test(part.text)) continue;
      if (part.stem.length < 2 && !/\d/.test(part.stem)) continue;
      if (!isNoise(part.stem)) terms.push(part.stem);
    }
    const next = tokens[i + 1];
    // No command: "keep aqua up to date".
    if (tokens[i + 2]?.text === 'to' && role !== 'code') continue;
    if (token.text === 'aqua' && next && commands.has(next.text)) {
      terms.push(`aqua:${next.text}`);
    }
  }
  return terms;
}

/** The different terms of a phrase that say something. */
function phraseOf(text: string, commands: ReadonlySet<string>): string[] {
  const filler = new Set([...QUESTION_WORDS].map(stem));
  const terms = [...new Set(termsOf(text, 'keyword', commands))];
  const said = terms.filter((term) => !filler.has(term));
  return said.length > 0 ? said : terms;
}

function wantsWhole(token: Token, role: SearchRecord['role']): boolean {
  if (token.parts.length > 4 && role !== 'heading' && role !== 'term') return false;
  if (role === 'heading') return true;
  // Paths and packages are found by their parts; nobody types all of them without separators.
  return !isVersion(token.text) && !/[/@].*[/@]|@v?\d|:/.test(token.text);
}

/** The commands of the tool: what stands after its name where commands are named or run. */
export function commandsOf(records: readonly SearchRecord[]): Set<string> {
  const commands = new Set<string>();
  for (const record of records) {
    if (record.role !== 'code' && record.role !== 'heading' && record.role !== 'term') continue;
    for (const [, command = ''] of textOf(record).matchAll(/^(?:\$ )?aqua ([a-z][a-z-]*)\b/gm)) {
      commands.add(command);
    }
  }
  return commands;
}

/** How many characters of a page are there to make snippets of. */
const TEXT_LIMIT = 5_000;

/** A text within the limit: the longest blocks lose their ends, all at the same length. */
function shortened({summary, blocks}: TextFile): TextFile {
  let most = Number.POSITIVE_INFINITY;
  const sum = () => blocks.reduce((all, [, text]) => all + Math.min(most, text.length), 0);
  if (sum() > TEXT_LIMIT) {
    for (most = 2000; sum() > TEXT_LIMIT && most > 40; ) most *= 0.9;
  }
  return {
    summary,
    blocks: blocks.map(([heading, text]): TextBlock => [heading, cut(text, Math.floor(most))]),
  };
}

/** Compiles records into the embedded index. */
export function compile(records: readonly SearchRecord[]): Compiled {
  const commands = commandsOf(records);
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const list = byPage.get(record.url_without_anchor) ?? [];
    list.push(record);
    byPage.set(record.url_without_anchor, list);
  }
  // Neighbours by address have words in common: short distances, which pack well.
  const addresses = [...byPage.keys()].sort();
  const numberOf = new Map(addresses.map((address, page) => [new URL(address).pathname, page]));
  const pageOf = (path: string | undefined) =>
    path === undefined ? undefined : numberOf.get(path);
  const pages: IndexedPage[] = [];
  const texts: TextFile[] = [];
  const frequencies: Map<string, number>[] = [];
  const leasts: Map<string, number>[] = [];
  const phrases: string[][][] = [];
  const questions: Map<string, number>[] = [];
  let origin = '';

  for (const address of addresses) {
    const own = byPage.get(address) ?? [];
    const first = own[0];
    if (!first) continue;
    const url = new URL(address);
    origin = url.origin;
    const headings: IndexedHeading[] = [];
    const keywords: string[][] = [];
    const text: TextFile = {summary: '', blocks: []};
    const frequency = new Map<string, number>();
    const least = new Map<string, number>();
    const count = (said: string, role: SearchRecord['role'], weight: number, impact: number) => {
      for (const term of termsOf(said, role, commands)) {
        frequency.set(term, (frequency.get(term) ?? 0) + weight);
        if (impact > (least.get(term) ?? 0)) least.set(term, impact);
      }
    };
    // The last part of the address is a name of the page too: `trouble-shooting`, `version-overrides`.
    count(lastPart(url.pathname), 'heading', WEIGHTS.heading, LEAST_IMPACT.title);
    const asked = new Map<string, number>();
    for (const question of first.questions ?? []) {
      for (const term of phraseOf(question, commands)) asked.set(term, (asked.get(term) ?? 0) + 1);
    }
    for (const record of own) {
      const said = textOf(record);
      count(said, record.role, weightOf(record), leastImpactOf(record));
      if (record.role === 'keyword') keywords.push(phraseOf(said, commands));
      else if (record.role === 'summary') text.summary = said;
      else if (record.type === 'content') {
        if (record.role !== 'term') text.blocks.push([headings.length - 1, said]);
      } else if (record.type !== 'lvl1') {
        headings.push({
          level: Number(record.type.slice(3)),
          text: said,
          anchor: record.anchor ?? '',
          ...(pageOf(record.explained) && {explained: pageOf(record.explained)}),
        });
      }
    }
    phrases.push(keywords.filter(({length}) => length > 0));
    questions.push(asked);
    pages.push({
      path: url.pathname,
      title: first.hierarchy.lvl1 ?? '',
      area: first.hierarchy.lvl0 ?? '',
      language: first.language,
      tag: first.docusaurus_tag,
      rank: first.weight.pageRank,
      isError: first.is_error,
      keywords: [],
      headings,
    });
    texts.push(shortened(text));
    frequencies.push(frequency);
    leasts.push(least);
  }

  const lengths = frequencies.map((frequency) =>
    [...frequency.values()].reduce((a, b) => a + b, 0),
  );
  const average = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  const postings = new Map<string, Posting[]>();
  for (const [page, frequency] of frequencies.entries()) {
    const norm = SATURATION * (1 - LENGTH_NORM + (LENGTH_NORM * (lengths[page] ?? 0)) / average);
    const asked = questions[page];
    for (const term of new Set([...frequency.keys(), ...(asked?.keys() ?? [])])) {
      const list = postings.get(term) ?? [];
      const count = frequency.get(term) ?? 0;
      const impact = Math.max(
        1,
        leasts[page]?.get(term) ?? 0,
        Math.round((MAX_IMPACT * count) / (count + norm)),
      );
      list.push({page, impact, asked: Math.min(MAX_ASKED, asked?.get(term) ?? 0)});
      postings.set(term, list);
    }
  }
  for (const [term, list] of postings) {
    if (list.filter(({asked}) => asked > 0).length > ASKED_OF_FEW)
      for (const posting of list) posting.asked = 0;
    postings.set(
      term,
      list.filter(({page, asked}) => asked > 0 || frequencies[page]?.has(term)),
    );
  }
  const inKeywords = phrases.map((own) => new Set(own.flat()));
  for (const [term, list] of postings) {
    if (list.length > MENTIONED_BY_FEW)
      postings.set(
        term,
        list.filter(
          ({page, impact, asked}) => impact > 1 || asked > 0 || inKeywords[page]?.has(term),
        ),
      );
  }
  for (const list of postings.values()) {
    for (const posting of list) posting.impact = LEVELS[posting.impact] as number;
  }
  const terms = [...postings.keys()].sort((a, b) => (a < b ? -1 : 1));
  const numbers = new Map(terms.map((term, i) => [term, i]));
  const numbered = (phrase: readonly string[]): number[] =>
    phrase.map((term) => numbers.get(term) as number).sort((a, b) => a - b);
  for (const [page, keywords] of phrases.entries()) {
    (pages[page] as IndexedPage).keywords = keywords.map(numbered);
  }
  return {
    index: {origin, pages, terms, postings: terms.map((term) => postings.get(term) ?? [])},
    texts,
  };
}
