/** Finds packages by command, name, former name, or purpose. Pure functions. */
import {distance, editsAllowed} from '../search/engine/fuzzy';
import {stem} from '../search/text/stem';
import {lastPart, type Row} from './list';
import {LONGEST_PHRASE, type Synonym, synonymsOf} from './synonyms';
import {namesOf, parseQuery, type QueryWord, wordsOf} from './words';

/** The weight of a word by the field that contains it. */
const FIELDS = {
  command: 10,
  last: 8,
  alias: 6,
  owner: 3,
  also: 7,
  summary: 5,
  purpose: 4,
};
type Field = keyof typeof FIELDS;
/** The fields that contain names; the others describe the purpose of a package. */
const NAME_FIELDS: ReadonlySet<Field> = new Set(['command', 'last', 'alias', 'owner']);

/** The weight of matches in fields other than the best one. */
const BESIDE = 0.15;

/**
 * The weight of names by the query: of one word; of several words, which usually describe a purpose; or for what
 * can take the place of the package that it names.
 */
const NAMES = {ofOne: 1, ofMany: 0.4, ofReplaced: 0.1};

/**
 * The weight of a match by its kind. A word that is known counts for little where it is only the
 * beginning of another. For misspellings, by the number of edits.
 */
const FOUND = {
  whole: 1,
  agent: 0.9,
  joined: 0.95,
  beginning: 0.55,
  beginningOfKnown: 0.2,
  inside: 0.3,
  misspelled: [1, 0.45, 0.2],
};
/** The least weight of a match that tells what a word means. */
const MEANS = 0.8;

/** Words that fewer rows contain are not rarer for that: most are no better known to readers. */
const RARE = 12;

/** The least length of the parts of a word that the index lacks. */
const PART = 4;

/** The weight of words that say little. */
const SOFT = 0.12;

/** How much a row without some of the words loses: the power of the share of the words that it has. */
const COVERAGE = 2.2;
/**
 * The share of the words of the best row that a row must have, and the share if there are not enough rows
 * with it: readers describe a tool in words that our summaries may not use. The whole name of a package
 * asks for nothing else.
 */
const LEAST_SHARE = {usual: 0.6, enough: 12, few: 0.3, ofName: 0.99};

/** The gain of a row one of whose phrases the query contains, by the share of the query that it is. */
const PHRASE = 1.6;
/** The least share of a phrase that the query must contain. */
const LEAST_PHRASE = 0.5;

/** The factor for a package whose name, or the part of it that the key describes, is the whole query. */
const EXACT = {name: 20, command: 8, alias: 3, last: 3, owner: 4, nearly: 4};
/** The factor for the package that a reader wants to replace. */
const REPLACED = 0.1;

/** What decides between packages that fit alike. */
const PRIOR = {
  common: 1.7,
  verified: 1.04,
  partOfOther: 0.8,
  source: 0.85,
};

/** Whether `asked` is `name` apart from typing errors, such as a missing hyphen. */
function isNearly(asked: string, name: string): boolean {
  const limit = editsAllowed(asked.length);
  return limit > 0 && asked !== name && distance(asked, name, limit) <= limit;
}

/** What does something, as the verb: `linter`, lint; `scanner`, scan. Several spellings are possible. */
function verbsOf(word: string): string[] {
  const base = /^(.{3,})(?:er|or)$/.exec(word)?.[1];
  if (!base) return [];
  return [base, `${base}e`, base.replace(/(.)\1$/, '$1')].map(stem);
}

/** All sequences of neighboring items, up to the length of the longest phrase. */
const spansOf = <Item>(items: readonly Item[]): Item[][] =>
  items.flatMap((_, start) =>
    items
      .slice(start, start + LONGEST_PHRASE)
      .map((_item, more) => items.slice(start, start + more + 1)),
  );

/** The score of rows for a word of the query. */
type Scores = Map<number, number>;

/** A word of the query with the rows that contain it. */
interface WordMatches {
  readonly asked: QueryWord;
  /** By the best field, without regard to how rare the word is. */
  readonly scores: Scores;
  /** The terms of the index that have its meaning, each with the weight of the match. */
  readonly terms: ReadonlyMap<string, number>;
  /** Higher for rarer words. */
  readonly rarity: number;
}

/** A row with a term in one of its fields. */
interface Posting {
  readonly row: number;
  readonly field: Field;
}

/** What is compared with the whole query: the names of a package in lower case, and its phrases. */
interface Entry {
  readonly name: string;
  readonly last: string;
  readonly commands: readonly string[];
  readonly aliases: readonly string[];
  /** The stems of each phrase that readers use for it. */
  readonly phrases: readonly string[][];
  readonly prior: number;
}

/** The texts of the fields of a row. */
function textsOf(row: Row, labels: Readonly<Record<string, string>>): Record<Field, string> {
  const last = lastPart(row.name);
  return {
    command: row.commands.join(' '),
    last,
    alias: row.aliases.join(' '),
    owner: row.name.slice(0, -last.length),
    also: row.also.join(' '),
    summary: [row.summary, ...row.words].join(' '),
    purpose: row.purposes.map((id) => labels[id] ?? id).join(' '),
  };
}

function entryOf(row: Row, names: ReadonlySet<string>): Entry {
  const small = (text: string) => text.toLowerCase();
  return {
    name: small(row.name),
    last: small(lastPart(row.name)),
    commands: row.commands.map(small),
    aliases: row.aliases.flatMap((each) => [small(each), small(lastPart(each))]),
    phrases: row.also.map(wordsOf),
    prior: priorOf(row, names),
  };
}

/** Finds packages in a list. */
export class Ranker {
  /** By term. */
  private readonly postings = new Map<string, Posting[]>();
  private readonly terms: string[];
  private readonly entries: readonly Entry[];

  /** @param labels the labels of purposes by their ids */
  constructor(rows: readonly Row[], labels: Readonly<Record<string, string>> = {}) {
    for (const [row, each] of rows.entries()) {
      for (const [field, text] of Object.entries(textsOf(each, labels)) as [Field, string][]) {
        for (const term of (NAME_FIELDS.has(field) ? namesOf : wordsOf)(text)) {
          const list = this.postings.get(term);
          if (list) list.push({row, field});
          else this.postings.set(term, [{row, field}]);
        }
      }
    }
    this.terms = [...this.postings.keys()];
    const names = new Set(rows.map(({name}) => name));
    this.entries = rows.map((row) => entryOf(row, names));
  }

  /** The numbers of the rows that match `query`, best first. */
  find(query: string): number[] {
    const {words, isReplacement} = parseQuery(query);
    const asked = query.trim().toLowerCase();
    const sought = this.seek(words, isReplacement);
    const own = sought.filter((each) => !each.asked.isSoft);
    const total = own.reduce((sum, {rarity}) => sum + rarity, 0);

    const found = new Map<number, {score: number; share: number}>();
    for (const {asked: word, scores, rarity} of sought) {
      for (const [row, score] of scores) {
        const sum = found.get(row) ?? {score: 0, share: 0};
        found.set(row, {
          score: sum.score + score * rarity * (word.isSoft ? SOFT : 1),
          share: sum.share + (word.isSoft ? 0 : rarity / total),
        });
      }
    }
    const most = Math.max(0, ...[...found.values()].map(({share}) => share));
    const least = most * this.leastShare(asked, most, [...found.values()]);
    const named = own.map((each) => each.asked.text).join(' ');
    return [...found]
      .filter(([, {share}]) => share >= least)
      .map(([row, {score, share}]) => {
        const entry = this.entries[row] as Entry;
        const factor = isReplacement ? replaced(entry, named) : exactness(entry, asked);
        const phrases = 1 + PHRASE * phraseShare(entry, own, total);
        return {row, score: score * share ** COVERAGE * phrases * entry.prior * factor};
      })
      .sort((one, other) => other.score - one.score)
      .map(({row}) => row);
  }

  /** The share of the words of the best row that a row must have. */
  private leastShare(asked: string, most: number, found: readonly {share: number}[]): number {
    if (this.entries.some(({name}) => name === asked)) return LEAST_SHARE.ofName;
    const {length} = found.filter(({share}) => share >= most * LEAST_SHARE.usual);
    return length < LEAST_SHARE.enough ? LEAST_SHARE.few : LEAST_SHARE.usual;
  }

  /** The rows that contain each word, its synonyms, or the phrases that it is part of. */
  private seek(words: readonly QueryWord[], isReplacement: boolean): WordMatches[] {
    const isOne = words.filter(({isSoft}) => !isSoft).length === 1;
    const names = isReplacement ? NAMES.ofReplaced : isOne ? NAMES.ofOne : NAMES.ofMany;
    const each = words.map((asked, at) => {
      const meanings = this.meanings(asked, at === words.length - 1);
      const scores: Scores = new Map();
      for (const [term, weight] of meanings) this.addTerm(scores, term, weight, names);
      const own = meanings.filter(([, weight]) => weight >= MEANS);
      return {asked, scores, own, ofPhrases: new Map<string, number>()};
    });
    for (const span of spansOf(each)) {
      for (const {stems, weight} of this.synonymsFor(span.map(({asked}) => asked))) {
        const found = this.all(stems, weight, names);
        for (const {scores, ofPhrases} of span) {
          for (const [row, score] of found) scores.set(row, Math.max(score, scores.get(row) ?? 0));
          if (weight >= MEANS) for (const term of stems) ofPhrases.set(term, weight);
        }
      }
    }
    return each.map(({asked, scores, own, ofPhrases}) => {
      const postings = own.flatMap(([term]) => this.postings.get(term) ?? []);
      const strong = new Set(postings.map(({row}) => row));
      const count = Math.max(strong.size || scores.size, RARE);
      const {length} = this.entries;
      const rarity = Math.log2(1 + length / count) / Math.log2(1 + length);
      return {asked, scores, terms: new Map([...ofPhrases, ...own]), rarity};
    });
  }

  /** The terms of the index that a word of the query can match, each with its weight. */
  private meanings(
    {text, stem: word}: QueryWord,
    isLast: boolean,
  ): [term: string, weight: number][] {
    const meanings: [string, number][] = [];
    if (this.postings.has(word)) meanings.push([word, FOUND.whole]);
    for (const verb of new Set(verbsOf(text))) {
      if (verb !== word && this.postings.has(verb)) meanings.push([verb, FOUND.agent]);
    }
    const isKnown = meanings.length > 0;
    for (const term of this.terms) {
      if (term === word) continue;
      if (term.startsWith(word)) {
        // A reader may still be typing the last word.
        const weight = isKnown && !isLast ? FOUND.beginningOfKnown : FOUND.beginning;
        meanings.push([term, weight * (0.5 + word.length / term.length / 2)]);
      } else if (!isKnown && word.length > 2 && term.includes(word)) {
        meanings.push([term, FOUND.inside]);
      }
    }
    const hasSynonyms = synonymsOf([word]).length > 0;
    if (hasSynonyms || meanings.some(([, weight]) => weight > FOUND.inside)) return meanings;
    const limit = editsAllowed(word.length);
    for (const term of limit > 0 ? this.terms : []) {
      const edits = distance(word, term, limit);
      if (edits <= limit) {
        meanings.push([term, FOUND.misspelled[edits] ?? 0]);
      }
    }
    return meanings;
  }

  /** Other spellings of neighboring words: "pr" of "pull request", and "dotfiles" of "dot files". */
  private synonymsFor(words: readonly QueryWord[]): Synonym[] {
    const synonyms = [...synonymsOf(words.map((word) => word.stem))];
    const [first, second] = words;
    if (first && second && words.length === 2) {
      const joined = stem(first.text + second.text);
      if (this.postings.has(joined)) synonyms.push({stems: [joined], weight: FOUND.joined});
    }
    const parts = first && words.length === 1 ? this.partsOf(first) : undefined;
    if (parts) synonyms.push({stems: parts, weight: FOUND.joined});
    return synonyms;
  }

  /** The two words of the index that a word which the index lacks is made of: `filemanager`. */
  private partsOf({text, stem: word}: QueryWord): string[] | undefined {
    if (this.postings.has(word)) return undefined;
    for (let at = PART; at <= text.length - PART; at++) {
      const parts = [stem(text.slice(0, at)), stem(text.slice(at))];
      if (parts.every((part) => this.postings.has(part))) return parts;
    }
    return undefined;
  }

  /** Adds the score of the rows that contain a term: by its best field, and a part of the others. */
  private addTerm(scores: Scores, term: string, weight: number, names: number): void {
    for (const {row, field} of this.postings.get(term) ?? []) {
      const score = FIELDS[field] * weight * (NAME_FIELDS.has(field) ? names : 1);
      const best = scores.get(row) ?? 0;
      scores.set(row, Math.max(score, best) + BESIDE * Math.min(score, best));
    }
  }

  /** The score of the rows that contain all terms: that of the term that scores lowest. */
  private all(terms: readonly string[], weight: number, names: number): Scores {
    const [first = new Map() as Scores, ...rest] = terms.map((term) => {
      const scores: Scores = new Map();
      this.addTerm(scores, term, weight, names);
      return scores;
    });
    const scores: Scores = new Map();
    for (const [row, score] of first) {
      if (rest.every((other) => other.has(row))) {
        scores.set(row, Math.min(score, ...rest.map((other) => other.get(row) ?? 0)));
      }
    }
    return scores;
  }
}

/** The share of the query that the phrases of a package are, less if the query lacks words of them. */
function phraseShare({phrases}: Entry, own: readonly WordMatches[], total: number): number {
  const weightOf = (term: string) => Math.max(0, ...own.map(({terms}) => terms.get(term) ?? 0));
  const said = phrases
    .map((phrase) => ({
      phrase,
      share: phrase.reduce((sum, term) => sum + weightOf(term), 0) / phrase.length,
    }))
    .filter(({share}) => share >= LEAST_PHRASE);
  return own.reduce((sum, {terms, rarity}) => {
    const shares = said
      .filter(({phrase}) => phrase.some((term) => terms.has(term)))
      .map(({share}) => share ** 2);
    return sum + (rarity / total) * Math.max(0, ...shares);
  }, 0);
}

/** Lower for the package that the reader wants to replace. */
const replaced = ({name, last, commands}: Entry, named: string): number =>
  name === named || last === named || commands.includes(named) ? REPLACED : 1;

/** Higher if the whole query is the name, the command, or the owner of the package. */
function exactness({name, last, commands, aliases}: Entry, asked: string): number {
  let factor = 1;
  if (name === asked) factor *= EXACT.name;
  if (commands.includes(asked)) factor *= EXACT.command;
  if (last === asked) factor *= EXACT.last;
  else if (isNearly(asked, last)) factor *= EXACT.nearly;
  if (name.startsWith(`${asked}/`)) factor *= EXACT.owner;
  if (aliases.includes(asked)) factor *= EXACT.alias;
  // A package with one command comes before a package with several.
  return factor / (1 + 0.1 * Math.min(5, commands.length - 1));
}

/** How likely it is that a reader wants a row, whatever the query is. */
function priorOf({name, isCommon, verification, kinds}: Row, names: ReadonlySet<string>): number {
  const parent = name.slice(0, name.lastIndexOf('/'));
  // Built on the reader's machine.
  const isSource = kinds.length > 0 && kinds.every((kind) => kind === 'go' || kind === 'cargo');
  return (
    (isCommon ? PRIOR.common : 1) *
    (verification.length > 0 ? PRIOR.verified : 1) *
    (names.has(parent) ? PRIOR.partOfOther : 1) *
    (isSource ? PRIOR.source : 1)
  );
}
