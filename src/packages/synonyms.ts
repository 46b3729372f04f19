/** Other words for what a reader asks for, from `synonyms.json`. Pure functions. */
import table from './synonyms.json';
import {wordsOf} from './words';

/**
 * The weight of a synonym: a word of the same meaning, a word with which a summary says what the word
 * stands for, or a related word.
 */
const SAME = 0.85;
const LEADS = 0.6;
const NEAR = 0.45;

/** A synonym: the stems of a word or a phrase, and its weight. */
export interface Synonym {
  readonly stems: readonly string[];
  readonly weight: number;
}

const byPhrase = new Map<string, Synonym[]>();

/** Adds `others` as synonyms of a phrase. */
function add(phrase: string, others: readonly string[], weight: number): void {
  const key = wordsOf(phrase).join(' ');
  const synonyms = others.map((other) => ({stems: wordsOf(other), weight}));
  byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...synonyms]);
}

/** Adds each phrase of a group as a synonym of the others. */
function addGroup(group: readonly string[], weight: number): void {
  for (const phrase of group) {
    const others = group.filter((other) => other !== phrase);
    add(phrase, others, weight);
  }
}

for (const group of table.same) addGroup(group, SAME);
for (const group of table.near) addGroup(group, NEAR);
for (const [phrase, others] of Object.entries(table.leadsTo)) add(phrase, others, LEADS);

/** The number of words of the longest phrase that has synonyms. */
export const LONGEST_PHRASE = Math.max(
  ...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length),
);

/** The synonyms of a word or a phrase, given by its stems. */
export const synonymsOf = (stems: readonly string[]): readonly Synonym[] =>
  byPhrase.get(stems.join(' ')) ?? [];
