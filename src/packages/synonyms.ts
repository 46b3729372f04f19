/** Other words for what a reader asks for, from `synonyms.json`. Pure functions. */
import {RANKING} from './ranking';
import table from './synonyms.json';
import {textStems} from './words';

/** A synonym: the stems of a word or a phrase, and its weight. */
export interface Synonym {
  readonly stems: readonly string[];
  readonly weight: number;
}

const byPhrase = new Map<string, Synonym[]>();

/** Adds `others` as synonyms of a phrase. */
function add(phrase: string, others: readonly string[], weight: number): void {
  const key = textStems(phrase).join(' ');
  const synonyms = others.map((other) => ({stems: textStems(other), weight}));
  byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...synonyms]);
}

/** Adds each phrase of a group as a synonym of the others. */
function addGroup(group: readonly string[], weight: number): void {
  for (const phrase of group) {
    const others = group.filter((other) => other !== phrase);
    add(phrase, others, weight);
  }
}

const {same, near, leadsTo} = RANKING.synonymQuality;
for (const group of table.same) addGroup(group, same);
for (const group of table.near) addGroup(group, near);
for (const [phrase, others] of Object.entries(table.leadsTo)) add(phrase, others, leadsTo);

/** The number of words of the longest phrase that has synonyms. */
export const LONGEST_PHRASE = Math.max(
  ...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length),
);

/** The synonyms of a word or a phrase, given by its stems. */
export const synonymsOf = (stems: readonly string[]): readonly Synonym[] =>
  byPhrase.get(stems.join(' ')) ?? [];
