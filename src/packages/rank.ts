/** Finds packages by command, name, former name, or purpose. Pure functions. */
import {distance, editsAllowed} from '../search/engine/fuzzy';
import {lastPart} from '../search/index/format';
import {stem} from '../search/text/stem';
import type {Row} from './list';
import {possibleNames, withoutVersions} from './names';
import {RANKING} from './ranking';
import {LONGEST_PHRASE, type Synonym, synonymsOf} from './synonyms';
import {nameStems, parsePackageQuery, type QueryWord, textStems} from './words';

const {matchQuality, minimumCoverage, exactBoost, prior} = RANKING;

type Field = keyof typeof RANKING.fieldBoost;
/** The fields that contain names; the others describe the purpose of a package. */
const NAME_FIELDS: ReadonlySet<Field> = new Set(['command', 'last', 'alias', 'owner']);

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
    phrases: row.also.map(textStems),
    prior: priorOf(row, names),
  };
}

/** Finds packages in a list. */
export class PackageRanker {
  /** By term. */
  private readonly postings = new Map<string, Posting[]>();
  private readonly terms: string[];
  private readonly entries: readonly Entry[];

  /** @param labels the labels of purposes by their ids */
  constructor(rows: readonly Row[], labels: Readonly<Record<string, string>> = {}) {
    for (const [row, each] of rows.entries()) {
      for (const [field, text] of Object.entries(textsOf(each, labels)) as [Field, string][]) {
        for (const term of (NAME_FIELDS.has(field) ? nameStems : textStems)(text)) {
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

  /**
   * The numbers of the rows that match `query`, best first. If it contains complete names, as an entry of `aqua.yaml` or
   * a command does, its other words are ignored.
   */
  find(query: string): number[] {
    const text = withoutVersions(query);
    const isName = (word: string) =>
      word.includes('/') &&
      this.entries.some(({name, aliases}) => name === word || aliases.includes(word));
    const names = parsePackageQuery(text).isReplacement ? [] : possibleNames(text).filter(isName);
    if (names.length === 0) return this.rank(text);
    const found = names.map((name) => this.rank(name));
    return [...new Set([...found.flatMap(([first]) => first ?? []), ...found.flat()])];
  }

  private rank(query: string): number[] {
    const {words, isReplacement} = parsePackageQuery(query);
    const asked = query.trim().toLowerCase();
    const sought = this.seek(words, isReplacement);
    const own = sought.filter((each) => !each.asked.isMinor);
    const total = own.reduce((sum, {rarity}) => sum + rarity, 0);

    const found = new Map<number, {score: number; share: number}>();
    for (const {asked: word, scores, rarity} of sought) {
      for (const [row, score] of scores) {
        const sum = found.get(row) ?? {score: 0, share: 0};
        found.set(row, {
          score: sum.score + score * rarity * (word.isMinor ? RANKING.minorWordWeight : 1),
          share: sum.share + (word.isMinor ? 0 : rarity / total),
        });
      }
    }
    const most = Math.max(0, ...[...found.values()].map(({share}) => share));
    const least = most * this.leastCoverage(asked, most, [...found.values()]);
    const named = own.map((each) => each.asked.text).join(' ');
    const [first] = words;
    // `yaml` is not a misspelling of `gyaml`, but `json diff` can be one of `jsondiff`.
    const isWord = words.length === 1 && first !== undefined && this.describes(first.stem);
    return [...found]
      .filter(([, {share}]) => share >= least)
      .map(([row, {score, share}]) => {
        const entry = this.entries[row] as Entry;
        const factor = isReplacement ? replaced(entry, named) : exactness(entry, asked, isWord);
        const phrases = 1 + RANKING.phraseBoost * phraseShare(entry, own, total);
        return {
          row,
          score: score * share ** RANKING.coverageExponent * phrases * entry.prior * factor,
        };
      })
      .sort((one, other) => other.score - one.score)
      .map(({row}) => row);
  }

  /** Whether a description of a package contains a word. */
  private describes(word: string): boolean {
    return (this.postings.get(word) ?? []).some(({field}) => !NAME_FIELDS.has(field));
  }

  /** The share of the words of the best row that a row must have. */
  private leastCoverage(asked: string, most: number, found: readonly {share: number}[]): number {
    if (this.entries.some(({name}) => name === asked)) return minimumCoverage.ofName;
    const {length} = found.filter(({share}) => share >= most * minimumCoverage.usual);
    return length < minimumCoverage.enough ? minimumCoverage.few : minimumCoverage.usual;
  }

  /** The rows that contain each word, its synonyms, or the phrases that it is part of. */
  private seek(words: readonly QueryWord[], isReplacement: boolean): WordMatches[] {
    const isOne = words.filter(({isMinor}) => !isMinor).length === 1;
    const nameBoost = isReplacement
      ? RANKING.nameBoost.ofReplaced
      : isOne
        ? RANKING.nameBoost.ofOne
        : RANKING.nameBoost.ofMany;
    const each = words.map((asked, at) => {
      const meanings = this.meanings(asked, at === words.length - 1);
      const scores: Scores = new Map();
      for (const [term, weight] of meanings) this.addTerm(scores, term, weight, nameBoost);
      const own = meanings.filter(([, weight]) => weight >= RANKING.sameMeaning);
      return {asked, scores, own, ofPhrases: new Map<string, number>()};
    });
    for (const span of spansOf(each)) {
      for (const {stems, weight} of this.synonymsFor(span.map(({asked}) => asked))) {
        const found = this.scoresOfAll(stems, weight, nameBoost);
        for (const {scores, ofPhrases} of span) {
          for (const [row, score] of found) scores.set(row, Math.max(score, scores.get(row) ?? 0));
          if (weight >= RANKING.sameMeaning) for (const term of stems) ofPhrases.set(term, weight);
        }
      }
    }
    return each.map(({asked, scores, own, ofPhrases}) => {
      const postings = own.flatMap(([term]) => this.postings.get(term) ?? []);
      const strong = new Set(postings.map(({row}) => row));
      const count = Math.max(strong.size || scores.size, RANKING.minimumFrequency);
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
    if (this.postings.has(word)) meanings.push([word, matchQuality.whole]);
    for (const verb of new Set(verbsOf(text))) {
      if (verb !== word && this.postings.has(verb)) meanings.push([verb, matchQuality.agent]);
    }
    const isKnown = meanings.length > 0;
    for (const term of this.terms) {
      if (term === word) continue;
      if (term.startsWith(word)) {
        // A reader may still be typing the last word.
        const weight = isKnown && !isLast ? matchQuality.prefixOfKnownWord : matchQuality.prefix;
        meanings.push([term, weight * (0.5 + word.length / term.length / 2)]);
      } else if (!isKnown && word.length > 2 && term.includes(word)) {
        meanings.push([term, matchQuality.infix]);
      }
    }
    const hasSynonyms = synonymsOf([word]).length > 0;
    if (hasSynonyms || meanings.some(([, weight]) => weight > matchQuality.infix)) return meanings;
    const limit = editsAllowed(word.length);
    for (const term of limit > 0 ? this.terms : []) {
      const edits = distance(word, term, limit);
      if (edits <= limit) {
        meanings.push([term, matchQuality.misspelled[edits] ?? 0]);
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
      if (this.postings.has(joined)) synonyms.push({stems: [joined], weight: matchQuality.joined});
    }
    const parts = first && words.length === 1 ? this.partsOf(first) : undefined;
    if (parts) synonyms.push({stems: parts, weight: matchQuality.joined});
    return synonyms;
  }

  /** The two words of the index that a word which the index lacks is made of: `filemanager`. */
  private partsOf({text, stem: word}: QueryWord): string[] | undefined {
    if (this.postings.has(word)) return undefined;
    const {compoundPart} = RANKING;
    for (let at = compoundPart; at <= text.length - compoundPart; at++) {
      const parts = [stem(text.slice(0, at)), stem(text.slice(at))];
      if (parts.every((part) => this.postings.has(part))) return parts;
    }
    return undefined;
  }

  /** Adds the score of the rows that contain a term: by its best field, and a part of the others. */
  private addTerm(scores: Scores, term: string, weight: number, nameBoost: number): void {
    for (const {row, field} of this.postings.get(term) ?? []) {
      const score = RANKING.fieldBoost[field] * weight * (NAME_FIELDS.has(field) ? nameBoost : 1);
      const best = scores.get(row) ?? 0;
      scores.set(row, Math.max(score, best) + RANKING.tieBreaker * Math.min(score, best));
    }
  }

  /** The scores of the rows that contain all terms: that of the term that scores lowest. */
  private scoresOfAll(terms: readonly string[], weight: number, nameBoost: number): Scores {
    const [first = new Map() as Scores, ...rest] = terms.map((term) => {
      const scores: Scores = new Map();
      this.addTerm(scores, term, weight, nameBoost);
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
    .filter(({share}) => share >= RANKING.minimumPhraseCoverage);
  return own.reduce((sum, {terms, rarity}) => {
    const shares = said
      .filter(({phrase}) => phrase.some((term) => terms.has(term)))
      .map(({share}) => share ** 2);
    return sum + (rarity / total) * Math.max(0, ...shares);
  }, 0);
}

/** Lower for the package that the reader wants to replace. */
const replaced = ({name, last, commands}: Entry, named: string): number =>
  name === named || last === named || commands.includes(named) ? RANKING.replacedFactor : 1;

/**
 * Higher if the whole query is the name, the command, or the owner of the package, or nearly its name. If `isWord`, the
 * query is a word of descriptions, so it is not a misspelled name.
 */
function exactness({name, last, commands, aliases}: Entry, asked: string, isWord: boolean): number {
  let factor = 1;
  if (name === asked) factor *= exactBoost.name;
  if (commands.includes(asked)) factor *= exactBoost.command;
  if (last === asked) factor *= exactBoost.last;
  else if (!isWord && isNearly(asked, last)) factor *= exactBoost.misspelled;
  if (name.startsWith(`${asked}/`)) factor *= exactBoost.owner;
  if (aliases.includes(asked)) factor *= exactBoost.alias;
  // A package with one command comes before a package with several.
  return factor / (1 + 0.1 * Math.min(5, commands.length - 1));
}

/** How likely it is that a reader wants a row, whatever the query is. */
function priorOf({name, isCommon, verification, kinds}: Row, names: ReadonlySet<string>): number {
  const parent = name.slice(0, name.lastIndexOf('/'));
  // Built on the reader's machine.
  const isSource = kinds.length > 0 && kinds.every((kind) => kind === 'go' || kind === 'cargo');
  return (
    (isCommon ? prior.common : 1) *
    (verification.length > 0 ? prior.verified : 1) *
    (names.has(parent) ? prior.partOfOther : 1) *
    (isSource ? prior.builtFromSource : 1)
  );
}
