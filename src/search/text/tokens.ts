import {fold} from './fold';
import {stem} from './stem';

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

const CHUNK = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.\-/@:+']*|--?[a-z][a-z-]*/giu;
const PART = /[\p{L}\p{N}\p{M}]+(?:'[a-z]+)?/gu;
const MAX_PARTS = 6;
const MAX_WHOLE = 40;

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

/** What a text can be asked for by: its words, and its technical tokens and flags as a whole. */
export function sayings(source: string): Pick<Word, 'text' | 'stem'>[] {
  return tokenize(source).flatMap(({parts, whole, flag}) => [
    ...parts,
    ...[whole, flag].filter(Boolean).map((each) => ({text: each, stem: each})),
  ]);
}
