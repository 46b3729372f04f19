import {MAX_IMPACT, type Posting} from '../index/format';
import type {Concept, ExpandedQuery} from './expand';
import {frequencyOf, keepBest, type Lexicon} from './lexicon';
import type {Name} from './names';
import {RANKING} from './ranking';

/** The score of a page's text for a query. */
export type BodyScore = {
  /** The share of the query that the page contains, weighted and saturated. */
  body: number;
  /** How much more than other pages it contains the words of the query: an exponent. */
  affinity: number;
};

/** The total weight of the concepts of a query, without bonuses. */
export const totalWeight = (concepts: readonly Concept[]): number =>
  concepts.reduce((sum, {isBonus, weight, idf}) => sum + (isBonus ? 0 : weight * idf), 0) || 1;

/** Scores the text of every page that contains any concept of a query. */
export function scoreBodies({concepts}: ExpandedQuery, lexicon: Lexicon): Map<number, BodyScore> {
  const total = totalWeight(concepts);
  const scores = new Map<number, BodyScore>();
  for (const concept of concepts) {
    const {gains, affinities} = scoreConcept(concept, lexicon);
    for (const [page, gain] of gains) {
      const score = scores.get(page) ?? {body: 0, affinity: 0};
      if (!concept.isBonus) score.affinity += concept.weight * (affinities.get(page) ?? 0);
      score.body += ((concept.weight * concept.idf) / total) * gain;
      scores.set(page, score);
    }
  }
  return scores;
}

/** How much each page matches one concept. */
function scoreConcept(
  {terms, phrases}: Concept,
  lexicon: Lexicon,
): {gains: Map<number, number>; affinities: Map<number, number>} {
  const gains = new Map<number, number>();
  const affinities = new Map<number, number>();
  const saturated = (impact: number): number =>
    RANKING.mentionShare + ((1 - RANKING.mentionShare) * impact) / MAX_IMPACT;
  for (const [term, quality] of terms) {
    for (const posting of lexicon.postingsOf(term)) {
      const {page, impact} = posting;
      keepBest(affinities, page, quality * affinity(term, posting, lexicon));
      keepBest(gains, page, quality * saturated(impact));
    }
  }
  for (const phrase of phrases) {
    for (const [page, impact] of lexicon.pagesWithAll(phrase)) {
      keepBest(gains, page, saturated(impact));
    }
  }
  return {gains, affinities};
}

/** How much more frequent a term is on a page than on other pages: a logarithm. */
function affinity(term: number, {impact}: Posting, lexicon: Lexicon): number {
  const share = frequencyOf(impact) / (lexicon.frequency[term] as number);
  return RANKING.concentration * Math.log(1 + RANKING.concentrationScale * share);
}

/** The match of a term: its concepts, each with the weight of the term, and the position of its word, or -2. */
type TermMatch = {concepts: {concept: number; weight: number}[]; position: number};

/** The matches of the terms of one query. */
export class TermMatches {
  readonly #byTerm = new Map<number, TermMatch>();
  /** The number of words in the query. */
  readonly words: number;

  constructor({concepts, sequence}: ExpandedQuery) {
    this.words = sequence.length;
    const total = totalWeight(concepts);
    for (const [i, {terms, phrases, weight, idf, position}] of concepts.entries()) {
      const full = (weight * idf) / total;
      for (const phrase of phrases) {
        for (const term of phrase) this.#add(term, i, full / phrase.length);
      }
      for (const [term, quality] of terms) {
        const match = this.#add(term, i, quality * full);
        // A synonym has the position of its word.
        if (position >= 0 && match.position < 0) match.position = position;
      }
    }
    for (const [i, term] of sequence.entries()) {
      if (term !== undefined && sequence.indexOf(term) === i) this.#at(term).position = i;
    }
  }

  #at(term: number): TermMatch {
    const known = this.#byTerm.get(term);
    if (known) return known;
    const match: TermMatch = {concepts: [], position: -2};
    this.#byTerm.set(term, match);
    return match;
  }

  #add(term: number, concept: number, weight: number): TermMatch {
    const match = this.#at(term);
    match.concepts.push({concept, weight});
    return match;
  }

  /** The match of a term, if it matches any concept of the query. */
  of(term: number): TermMatch | undefined {
    return this.#byTerm.get(term);
  }
}

/** The share of the query that some terms cover, at most 1. */
export function coverage(terms: readonly number[], matches: TermMatches): number {
  const covered = new Map<number, number>();
  for (const term of terms) {
    // Most terms do not match the query.
    for (const {concept, weight} of matches.of(term)?.concepts ?? []) {
      keepBest(covered, concept, weight);
    }
  }
  let share = 0;
  for (const weight of covered.values()) share += weight;
  return Math.min(1, share);
}

/**
 * How well a title or heading matches the query: the share of the query that it covers, more if it has few
 * other words, and more if the words are in the same order.
 */
export function scoreName({stems, compounds}: Name, matches: TermMatches): number {
  const {nameFocus, proximity} = RANKING;
  let matched = 0;
  let neighbours = 0;
  let previous = -2;
  for (const term of stems) {
    const match = matches.of(term);
    if (match) matched++;
    const position = match?.position ?? -2;
    if (position >= 0 && position === previous + 1) neighbours++;
    previous = position;
  }
  // Most names do not match the query.
  if (matched === 0 && !compounds.some((term) => matches.of(term))) return 0;
  const phrase = matches.words > 1 ? neighbours / (matches.words - 1) : 0;
  const focus = matched / stems.length;
  const covered = coverage([...stems, ...compounds], matches);
  return covered * (1 - nameFocus + nameFocus * focus) * (1 + proximity * phrase);
}

/**
 * How well the best of some keywords matches the query: the share of the query that it covers, less for
 * its other words.
 */
export function scoreKeywords(
  keywords: readonly (readonly number[])[],
  matches: TermMatches,
  lexicon: Lexicon,
): number {
  const {keywordFocus} = RANKING;
  let best = 0;
  for (const keyword of keywords) {
    let matched = 0;
    let all = 0;
    for (const term of keyword) {
      const idf = lexicon.idf[term] as number;
      all += idf;
      if (matches.of(term)) matched += idf;
    }
    if (matched === 0) continue;
    const focus = 1 - keywordFocus + (keywordFocus * matched) / all;
    best = Math.max(best, coverage(keyword, matches) * focus);
  }
  return best;
}
