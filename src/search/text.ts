/**
 * How text becomes terms: the same rules for what is indexed and for what is asked.
 *
 * A word is folded (case, accents), kept in its parts (`AQUA_ROOT_DIR`: aqua, root, dir) and, when it
 * has several, as a whole without its separators (`aquarootdir`), so that `version_overrides`,
 * `version-overrides` and `versionoverrides` are one. Parts are reduced to their stem.
 */

/** A word found in a text. */
export type Word = {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Folded, as written. */
  text: string;
  /** The term it is looked up by. */
  stem: string;
};

/** A word as a reader separates words, with what it is made of. */
export type Token = {
  /** Folded, as written, separators and all. */
  text: string;
  parts: Word[];
  /** The parts joined, when there are several that make one technical token; otherwise empty. */
  whole: string;
  /** `--flag` or `-f`, as written; otherwise empty. */
  flag: string;
};

const MARKS = /\p{M}+/gu;
const CHUNK = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.\-/@:+']*|--?[a-z][a-z-]*/giu;
const PART = /[\p{L}\p{N}\p{M}]+(?:'[a-z]+)?/gu;
const MAX_PARTS = 6;
const MAX_WHOLE = 40;

/** Lower case, without accents. Keeps the length of everything the site's language uses. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Plain ASCII is most of it.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII is meant
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '');
}

const isVowel = (word: string, i: number): boolean =>
  'aeiou'.includes(word[i] ?? '') || (word[i] === 'y' && i > 0 && !isVowel(word, i - 1));

/** How many times a run of vowels is followed by a consonant: Porter's measure of a stem. */
function measure(word: string): number {
  let count = 0;
  for (let i = 1; i < word.length; i++) {
    if (!isVowel(word, i) && isVowel(word, i - 1)) count++;
  }
  return count;
}

const hasVowel = (word: string): boolean => [...word].some((_, i) => isVowel(word, i));

/** Endings that make a noun, an adjective or an adverb of a word; longer before shorter. */
const SUFFIXES = (
  'ization ational ation ement ator ment able ible ally ness ance ence sion ' +
  'ive ent ate ize ion er or al ly'
).split(' ');
/** What the rules below would get wrong. */
const EXCEPTIONS = new Map([
  ['alias', 'alias'],
  ['aliases', 'alias'],
  ['windows', 'windows'],
  // Not the completion of commands.
  ['completely', 'completely'],
]);

/**
 * The stem of a folded word: what `install`, `installs`, `installed`, `installing` and `installation`
 * share. Short words and those with a digit stay whole. A stem need not be a word.
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
  const suffix = SUFFIXES.find((ending) => base.endsWith(ending));
  if (suffix) {
    const rest = base.slice(0, -suffix.length);
    if (measure(rest) > (suffix.length > 4 ? 0 : 1)) base = suffix === 'sion' ? `${rest}s` : rest;
  }
  if (base.length > 4 && base.endsWith('e')) base = base.slice(0, -1);
  if (base.length > 4 && base.endsWith('y')) base = `${base.slice(0, -1)}i`;
  return base.endsWith('ll') ? base.slice(0, -1) : base;
}

/** Splits a text into tokens, in order. Text is folded here: offsets are those of the folded text. */
export function tokenize(source: string): Token[] {
  const text = fold(source);
  const tokens: Token[] = [];
  for (const chunk of text.matchAll(CHUNK)) {
    const raw = chunk[0].replace(/[.\-/@:+'_]+$/, '') || chunk[0];
    const flag = raw.startsWith('-') ? raw : '';
    const parts: Word[] = [];
    for (const part of raw.matchAll(PART)) {
      const start = chunk.index + part.index;
      parts.push({start, end: start + part[0].length, text: part[0], stem: stem(part[0])});
    }
    if (parts.length === 0) continue;
    const joined = parts.map((part) => part.text).join('');
    const isTechnical = parts.length > 1 && parts.length <= MAX_PARTS && joined.length <= MAX_WHOLE;
    tokens.push({text: raw, parts, whole: isTechnical ? stem(joined) : '', flag});
  }
  return tokens;
}

/** Every part of a text, in order: what highlighting and phrases are matched on. */
export function words(source: string): Word[] {
  return tokenize(source).flatMap((token) => token.parts);
}
