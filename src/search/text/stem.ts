const isVowel = (word: string, i: number): boolean =>
  'aeiou'.includes(word[i] ?? '') || (word[i] === 'y' && i > 0 && !isVowel(word, i - 1));

/** The number of vowel sequences followed by a consonant: Porter's measure of a stem. */
function measure(word: string): number {
  let count = 0;
  for (let i = 1; i < word.length; i++) {
    if (!isVowel(word, i) && isVowel(word, i - 1)) count++;
  }
  return count;
}

const hasVowel = (word: string): boolean => [...word].some((_, i) => isVowel(word, i));

/** Endings that form nouns, adjectives, or adverbs; longer endings before shorter ones. */
const SUFFIXES = (
  'ization ational ation ement ator ment able ible ally ness ance ence sion ' +
  'ive ent ate ize ion er or al ly'
).split(' ');
/** The ending of a word, or an empty text. */
const suffixOf = (word: string): string => SUFFIXES.find((ending) => word.endsWith(ending)) ?? '';

/** Exceptions to the rules below. */
const EXCEPTIONS = new Map([
  ['alias', 'alias'],
  ['aliases', 'alias'],
  ['windows', 'windows'],
  // Different from the completion of commands, also in its common misspelling.
  ['completely', 'completely'],
  ['completly', 'completely'],
  // Different from an executable: an executor runs jobs on CircleCI.
  ['executor', 'executor'],
  ['executors', 'executor'],
]);

/**
 * The stem of a folded word: the part that `install`, `installs`, `installed`, `installing`, and `installation`
 * share. Short words and words with a digit are not changed. A stem is not necessarily a word.
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word.replace(/'.*$/, '');
  const exception = EXCEPTIONS.get(word);
  if (exception) return exception;
  let base = word;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh)es$/.test(base)) base = base.slice(0, -2);
  else if (base.endsWith('s') && !/[siu]s$/.test(base)) base = base.slice(0, -1);
  const verb = /^(.+?)(?:ing|(?<!e)ed)$/.exec(base)?.[1];
  if (verb && verb.length > 2 && hasVowel(verb)) {
    base = /([^aeiouylsz])\1$/.test(verb) ? verb.slice(0, -1) : verb;
    if (/(?:[^u]at|bl|iz)$/.test(base)) base += 'e';
  }
  if (base.endsWith('ification')) base = `${base.slice(0, -7)}y`;
  const {length} = suffixOf(base);
  if (length > 0 && measure(base.slice(0, -length)) > (length > 4 ? 0 : 1)) {
    base = withoutEnding(base);
  }
  if (base.length > 4 && base.endsWith('e')) base = base.slice(0, -1);
  if (base.length > 4 && base.endsWith('y')) base = `${base.slice(0, -1)}i`;
  return base.endsWith('ll') ? base.slice(0, -1) : base;
}

/** A misspelled word without its ending, even if what remains is too short to be a stem: `permision`, `permis`. */
export function withoutEnding(word: string): string {
  const suffix = suffixOf(word);
  const rest = word.slice(0, word.length - suffix.length);
  return suffix === 'sion' ? `${rest}s` : rest;
}
