import {stem, withoutEnding} from '../text/stem';
import type {Word} from '../text/tokens';
import {keepBest, type Lexicon, type Matches} from './lexicon';
import type {ParsedQuery, QueryToken} from './query';
import {RANKING} from './ranking';
import type {Synonyms} from './synonyms';

/** A concept of the query, and the terms that match it. */
export type Concept = {
  weight: number;
  terms: Matches;
  /** The terms that the reader typed, with inflections, completions, and corrections, but not synonyms. */
  spelled: ReadonlySet<number>;
  /** Phrases of several terms that match the concept. A page contains a phrase if it has all of its terms. */
  phrases: number[][];
  /** A bonus adds to the score of a page, but a page does not need it to match the query. */
  isBonus: boolean;
  /** The inverse document frequency. */
  idf: number;
  /** The position of the word in the query, or -1. */
  position: number;
};

/** A query with all terms that match its concepts. */
export type ExpandedQuery = {
  concepts: Concept[];
  /** The words of the query in order, as terms; undefined if the index does not have the term. */
  sequence: (number | undefined)[];
};

/** The beginning of an ending that stemming removes. */
const PARTIAL_ENDING =
  /^l?(?:a|at|ati|atio|ation|at[eo]|ator|i|in|ing|e|ed|er|or|io|ion|m|me|men|ment|s|al|ab|abl|able)$/;

/** Expands a query: prefixes, typos, technical names, commands, synonyms. */
export function expandQuery(
  query: ParsedQuery,
  lexicon: Lexicon,
  synonyms: Synonyms,
): ExpandedQuery {
  return new Expansion(query, lexicon, synonyms).result();
}

class Expansion {
  readonly #query: ParsedQuery;
  readonly #lexicon: Lexicon;
  readonly #synonyms: Synonyms;
  readonly #concepts: Concept[] = [];
  /** The words of the query in order. `meant` is the correction of a word that the index lacks, or its stem. */
  readonly #words: {stem: string; meant: string; concept: Concept}[] = [];

  constructor(query: ParsedQuery, lexicon: Lexicon, synonyms: Synonyms) {
    this.#query = query;
    this.#lexicon = lexicon;
    this.#synonyms = synonyms;
  }

  result(): ExpandedQuery {
    for (const token of this.#query.tokens) {
      this.#addWhole(token);
      this.#addParts(token);
    }
    this.#addSynonyms();
    this.#addNeighbours();
    return {
      concepts: this.#concepts,
      sequence: this.#words.map((word) => this.#lexicon.find(word.stem)),
    };
  }

  #concept(weight: number, terms: Matches, isBonus = false): Concept {
    const {spelledQuality} = RANKING;
    const idf = this.#idfOf(terms, []);
    const spelled = new Set(
      [...terms].flatMap(([term, quality]) => (quality >= spelledQuality ? [term] : [])),
    );
    return {weight, terms, spelled, phrases: [], isBonus, idf, position: -1};
  }

  /** The inverse document frequency of all terms that match a concept. */
  #idfOf(terms: Matches, phrases: readonly number[][]): number {
    const pages = new Set<number>();
    for (const term of terms.keys()) {
      for (const {page} of this.#lexicon.postingsOf(term)) pages.add(page);
    }
    for (const phrase of phrases) {
      for (const page of this.#lexicon.pagesWithAll(phrase).keys()) pages.add(page);
    }
    return this.#lexicon.idfOf(pages.size);
  }

  /** Adds a technical name as a whole, which may be incomplete, or a flag. */
  #addWhole({token, weight}: QueryToken): void {
    const term = token.whole || token.flag;
    if (!term) return;
    const found: Matches = new Map();
    const exact = this.#lexicon.find(term);
    if (exact !== undefined) found.set(exact, 1);
    else this.#lexicon.addPrefixed(found, term, RANKING.likelyMatch);
    if (found.size > 0) this.#concepts.push(this.#concept(weight, found));
  }

  /** Adds each word of a token. */
  #addParts({token, weight, isLast}: QueryToken): void {
    for (const [i, part] of token.parts.entries()) {
      const matches = this.#matchesOf(part, isLast && i === token.parts.length - 1);
      const number = /^v?\d+$/.test(part.text) ? RANKING.numberWeight : 1;
      const concept = this.#concept(weight * number, matches);
      concept.position = this.#words.length;
      const [best = -1] = this.#lexicon.find(part.stem) === undefined ? matches.keys() : [];
      this.#words.push({stem: part.stem, meant: this.#lexicon.terms[best] ?? part.stem, concept});
      this.#concepts.push(concept);
    }
  }

  /** The terms that match a single word. */
  #matchesOf({text, stem: stemmed}: Word, isOpen: boolean): Matches {
    const found: Matches = new Map();
    const exact = this.#lexicon.find(stemmed);
    if (exact !== undefined) found.set(exact, 1);
    if (isOpen || exact === undefined) {
      const quality = exact === undefined ? RANKING.likelyMatch : RANKING.prefixOfKnownWord;
      if (text.length > 1 || isOpen) this.#lexicon.addPrefixed(found, text, quality);
    }
    if (exact === undefined) this.#addTruncated(found, text);
    if (found.size === 0) {
      // A misspelled word may have another stem: `widnows` is Windows, `permision` is a permission.
      for (const form of [stemmed, text, withoutEnding(text)])
        this.#lexicon.addSimilar(found, form);
    }
    if (found.size === 0) this.#addSwapped(found, text);
    return found;
  }

  /** Adds the stem of a word whose ending is incomplete: `installatio`, which is indexed as `instal`. */
  #addTruncated(found: Matches, text: string): void {
    for (let length = text.length - 1; length >= Math.max(4, text.length - 5); length--) {
      if (!PARTIAL_ENDING.test(text.slice(length))) continue;
      const shorter = this.#lexicon.find(text.slice(0, length));
      if (shorter !== undefined) keepBest(found, shorter, RANKING.likelyMatch);
    }
  }

  /** Adds the stems of a word with two letters swapped: `keyrign`, whose ending hides its stem. */
  #addSwapped(found: Matches, text: string): void {
    for (let at = 1; at < text.length - 1; at++) {
      const other = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
      const term = this.#lexicon.find(stem(other));
      if (term !== undefined) keepBest(found, term, RANKING.likelyMatch);
    }
  }

  /**
   * Adds the synonyms of the words of a query. A phrase that has a synonym is one concept: its words
   * together count as much as one word.
   */
  #addSynonyms(): void {
    for (let start = 0; start < this.#words.length; start++) {
      const most = Math.min(this.#synonyms.longest, this.#words.length - start);
      for (let length = most; length >= 1; length--) {
        const phrase = this.#words.slice(start, start + length);
        const [word] = length === 1 ? phrase : [];
        const others = this.#synonyms.of(word ? [word.meant] : phrase.map(({stem}) => stem));
        if (!others) continue;
        for (const other of others) this.#addSynonym(other, word?.concept);
        for (const {concept} of phrase) {
          concept.idf = this.#idfOf(concept.terms, concept.phrases);
          if (length > 1) concept.weight /= length ** 0.5;
        }
        break;
      }
    }
  }

  /** Adds a synonym to its word. The synonym of a phrase is a separate bonus. */
  #addSynonym(stems: readonly string[], word: Concept | undefined): void {
    const ids = stems.map((each) => this.#lexicon.find(each)).filter((id) => id !== undefined);
    const [first] = ids;
    if (first === undefined || ids.length < stems.length) return;
    if (!word) {
      for (const id of ids) {
        const weight = RANKING.synonymOfPhrase / ids.length;
        const concept = this.#concept(weight, new Map([[id, 1]]), true);
        this.#concepts.push({...concept, spelled: new Set()});
      }
    } else if (ids.length === 1) {
      keepBest(word.terms, first, RANKING.synonymMatch);
    } else {
      word.phrases.push(ids);
    }
  }

  /** Adds adjacent words that are one technical name elsewhere (`root dir`), and commands (`aqua up`). */
  #addNeighbours(): void {
    const texts = this.#query.tokens.map(({token}) => token.text);
    for (const [i, one] of texts.slice(0, -1).entries()) {
      const two = texts[i + 1] ?? '';
      if (one === 'aqua') {
        const commands = this.#lexicon.commandsFor(two);
        if (commands.size > 0) this.#concepts.push(this.#concept(1, commands, true));
        continue;
      }
      const joined = `${one}${two}`.replace(/[^\p{L}\p{N}]/gu, '');
      const found: Matches = new Map();
      const exact = this.#lexicon.find(joined);
      if (exact !== undefined) found.set(exact, 1);
      else if (joined.length > 6) this.#lexicon.addContaining(found, joined);
      if (found.size > 0) {
        this.#concepts.push(this.#concept(RANKING.adjacentCompoundWeight, found, true));
      }
    }
  }
}
