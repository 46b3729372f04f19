import type {PlaceQuestions, TextFile} from '../index/format';
import {words} from '../text/tokens';
import {keepBest} from './lexicon';
import type {Name} from './names';
import {SECTIONS, SIMILARITY} from './ranking';

/** A concept that a term matches, by its number, and the weight of the term. */
export type ConceptMatch = {concept: number; weight: number};

/** The concepts of the query that a term of the index matches; none if it does not match the query. */
export type ConceptsOf = (term: number) => readonly ConceptMatch[];

/** The terms of a text, each with its frequency. */
type Frequencies = ReadonlyMap<number, number>;

/** The places of a page: the names of its top and its headings, the questions of some of them, and its text. */
export type Places = {
  names: readonly Name[];
  questions: readonly PlaceQuestions[];
  /** The text of the page, if it is loaded. */
  text?: TextFile | undefined;
};

/** The terms of the text of each place, cached because every key reads them again. */
const readTexts = new WeakMap<TextFile, ReadonlyMap<number, Frequencies>>();

function termsByPlace(
  text: TextFile,
  find: (term: string) => number | undefined,
): ReadonlyMap<number, Frequencies> {
  const known = readTexts.get(text);
  if (known) return known;
  const places = new Map<number, Map<number, number>>();
  for (const [heading, content] of text.blocks) {
    const terms = places.get(heading) ?? new Map<number, number>();
    for (const {stem} of words(content)) {
      const term = find(stem);
      if (term !== undefined) terms.set(term, (terms.get(term) ?? 0) + 1);
    }
    places.set(heading, terms);
  }
  readTexts.set(text, places);
  return places;
}

/** The best weight of some terms for each concept of the query. */
function mentionsIn(terms: Iterable<number>, conceptsOf: ConceptsOf): Map<number, number> {
  const mentions = new Map<number, number>();
  for (const term of terms) {
    for (const {concept, weight} of conceptsOf(term)) keepBest(mentions, concept, weight);
  }
  return mentions;
}

/** The same for a text, in which a concept counts more the more often it occurs, up to a limit. */
function mentionsInText(terms: Frequencies, conceptsOf: ConceptsOf): Map<number, number> {
  const mentions = new Map<number, number>();
  for (const [term, often] of terms) {
    for (const {concept, weight} of conceptsOf(term)) {
      keepBest(mentions, concept, (weight * often) / (often + SECTIONS.saturation));
    }
  }
  return mentions;
}

/**
 * The place of a page that answers a query. The score of a place is the sum of what its name, its questions, and
 * its text say about each concept of the query, weighted by how few places of the page mention the concept. For a
 * sentence, it is the share of the highest score, and the similarity in meaning is added.
 *
 * @param find returns the number of a term
 * @param similarities how much each place is like a sentence in meaning
 * @returns the number of a heading, or -1 for the top of the page
 */
export function sectionFor(
  {names, questions, text}: Places,
  conceptsOf: ConceptsOf,
  find: (term: string) => number | undefined,
  similarities?: ReadonlyMap<number, number>,
): number {
  const asked = new Map(questions);
  const texts = text && termsByPlace(text, find);
  const places = names.map(({stems}, i) => ({
    name: mentionsIn(stems, conceptsOf),
    asked: mentionsIn(asked.get(i - 1) ?? [], conceptsOf),
    text: mentionsInText(texts?.get(i - 1) ?? new Map(), conceptsOf),
  }));
  const count = new Map<number, number>();
  for (const place of places) {
    for (const concept of new Set(Object.values(place).flatMap((field) => [...field.keys()]))) {
      count.set(concept, (count.get(concept) ?? 0) + 1);
    }
  }
  const rarities = [...count].map(([concept, own]): [number, number] => [
    concept,
    SECTIONS.anywhere + Math.log(1 + (places.length - own + 0.5) / (own + 0.5)),
  ]);
  const scores = places.map((place, i) => {
    const isTop = i === 0;
    const isFound = Object.values(place).some(({size}) => size > 0);
    return rarities.reduce(
      (score, [concept, rarity]) =>
        score +
        rarity *
          ((place.name.get(concept) ?? 0) * (isTop ? SECTIONS.title : 1) +
            (place.asked.get(concept) ?? 0) * SECTIONS.asked +
            (place.text.get(concept) ?? 0) * SECTIONS.text),
      isTop && isFound ? SECTIONS.top : 0,
    );
  });
  const highest = Math.max(...scores) || 1;
  const totals = scores.map(
    (score, i) => score / highest + SIMILARITY.section * (similarities?.get(i - 1) ?? 0),
  );
  return totals.indexOf(Math.max(...totals)) - 1;
}
