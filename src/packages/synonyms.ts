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
interface Synonym {
  readonly stems: readonly string[];
  readonly weight: number;
}

const byPhrase = new Map<string, Synonym[]>();

function add(phrase: string, others: readonly string[], weight: number): number {
  const own = wordsOf(phrase);
  const key = own.join(' ');
  const synonyms = others.map((other) => ({stems: wordsOf(other), weight}));
  byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...synonyms]);
  return own.length;
}

/** Adds each phrase of a group as a synonym of the others. */
const addGroup = (group: readonly string[], weight: number): number[] =>
  group.map((phrase) =>
    add(
      phrase,
      group.filter((other) => other !== phrase),
      weight,
    ),
  );

/** The number of words of the longest phrase that has synonyms. */
export const LONGEST_PHRASE = Math.max(
  ...table.same.flatMap((group) => addGroup(group, SAME)),
  ...table.near.flatMap((group) => addGroup(group, NEAR)),
  ...Object.entries(table.leadsTo).map(([phrase, others]) => add(phrase, others, LEADS)),
);

/** The synonyms of a word or a phrase, given by its stems. */
export const synonymsOf = (stems: readonly string[]): readonly Synonym[] =>
  byPhrase.get(stems.join(' ')) ?? [];
