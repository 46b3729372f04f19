import {MAX_IMPACT, type Posting, type SearchIndex} from '../index/format';
import {distance, editsAllowed} from './fuzzy';
import {RANKING} from './ranking';

const MAX_EXPANSIONS = 80;

/** Terms of the index, each with how well it matches the word that was looked up (at most 1). */
export type Matches = Map<number, number>;

/** Keeps the larger of two values. */
export function keepBest<Key>(map: Map<Key, number>, key: Key, value: number): void {
  if ((map.get(key) ?? 0) < value) map.set(key, value);
}

/** The frequency of a term that has an impact: the inverse of the saturation. */
export const frequencyOf = (impact: number): number => impact / (MAX_IMPACT + 1 - impact);

/** The beginning of the terms for commands of the tool. */
const COMMAND = 'aqua:';

/** The terms of an index, the pages of each, and how often it occurs. */
export class Lexicon {
  readonly terms: readonly string[];
  readonly #postings: readonly (readonly Posting[])[];
  readonly #pages: number;
  readonly #byTerm: Map<string, number>;
  /** The inverse document frequency of each term. */
  readonly idf: Float64Array;
  /** The frequency of each term on all pages together. */
  readonly frequency: Float64Array;

  constructor({terms, postings, pages}: SearchIndex) {
    this.terms = terms;
    this.#postings = postings;
    this.#pages = pages.length;
    this.#byTerm = new Map(terms.map((term, i) => [term, i]));
    this.frequency = Float64Array.from(postings, (list) =>
      list.reduce((all, {impact}) => all + frequencyOf(impact), 0),
    );
    this.idf = Float64Array.from(postings, ({length}) => this.idfOf(length));
  }

  /** The inverse document frequency of a term on `count` pages, at least 1. */
  idfOf(count: number): number {
    const others = Math.max(0, this.#pages - count);
    return 1 + Math.log(1 + (others + 0.5) / (count + 0.5));
  }

  /** The number of a term. */
  find(term: string): number | undefined {
    return this.#byTerm.get(term);
  }

  /** The pages of a term. */
  postingsOf(term: number): readonly Posting[] {
    return this.#postings[term] as readonly Posting[];
  }

  /** The pages that have all of some terms, with the lowest of their impacts. */
  pagesWithAll(terms: readonly number[]): Map<number, number> {
    let pages: Map<number, number> | undefined;
    for (const term of terms) {
      const next = new Map<number, number>();
      for (const {page, impact} of this.postingsOf(term)) {
        const before = pages ? pages.get(page) : MAX_IMPACT;
        if (before !== undefined) next.set(page, Math.min(before, impact));
      }
      pages = next;
    }
    return pages ?? new Map();
  }

  /** Adds the terms that begin with a text. */
  addPrefixed(found: Matches, text: string, quality: number): void {
    const start = this.#lowerBound(text);
    for (let i = start; i < this.terms.length && i < start + MAX_EXPANSIONS; i++) {
      const term = this.terms[i] as string;
      if (!term.startsWith(text)) break;
      keepBest(found, i, quality);
    }
  }

  /** Adds the technical terms that contain a text. */
  addContaining(found: Matches, text: string): void {
    for (const [i, term] of this.terms.entries()) {
      if (term.length > text.length && term.includes(text)) {
        keepBest(found, i, RANKING.substringMatch);
      }
    }
  }

  /** Adds the terms that a misspelled word may mean: those with the fewest edits. */
  addSimilar(found: Matches, text: string): void {
    let best = editsAllowed(text.length);
    if (best === 0) return;
    const similar: [number, number][] = [];
    for (const [i, term] of this.terms.entries()) {
      // The first letter of a word is rarely wrong, unless it and the next one are swapped.
      if (term[0] !== text[0] && (term[0] !== text[1] || term[1] !== text[0])) continue;
      const edits = distance(text, term, best);
      if (edits > best) continue;
      best = Math.max(1, edits);
      similar.push([i, edits]);
    }
    for (const [term, edits] of similar) {
      if (edits <= best) keepBest(found, term, RANKING.likelyMatch);
    }
  }

  /**
   * The commands of the tool (`aqua:update`) that a word after its name means. If the word is misspelled, those with
   * the fewest edits.
   */
  commandsFor(word: string): Matches {
    const exact = this.find(COMMAND + word);
    if (exact !== undefined) return new Map([[exact, 1]]);
    let found: Matches = new Map();
    let best = editsAllowed(word.length);
    for (let i = this.#lowerBound(COMMAND); this.terms[i]?.startsWith(COMMAND); i++) {
      const edits = distance(word, this.terms[i]?.slice(COMMAND.length) ?? '', best);
      if (edits > best) continue;
      if (edits < best) found = new Map();
      best = edits;
      found.set(i, RANKING.likelyMatch);
    }
    return found;
  }

  /** The first term that does not sort before a text. */
  #lowerBound(text: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
