import {stem} from './stem';

/**
 * Turns text into terms, with the same rules for the index and for queries.
 *
 * A word is folded (case, accents) and split into its parts (`AQUA_ROOT_DIR`: aqua, root, dir). If it
 * has several parts, the whole word without separators (`aquarootdir`) is also a term, so that `version_overrides`,
 * `version-overrides`, and `versionoverrides` are the same term. Parts are reduced to their stem.
 */

const MARKS = /[\u0300-\u036f]+/g;

/** Lower case, without accents. Does not change the length of a composed text. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are plain ASCII.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII is intended
  return /^[\x00-\x7f]*$/.test(lower)
    ? lower
    : lower.normalize('NFD').replace(MARKS, '').normalize();
}

/** A word found in a text. */
export type Word = {
  /** The position in the text. */
  start: number;
  end: number;
  /** Folded, as written. */
  text: string;
  /** The term for the lookup. */
  stem: string;
};

/** A word, separated by spaces and punctuation, with its parts. */
export type Token = {
  /** Folded, as written, separators and all. */
  text: string;
  parts: Word[];
  /** The joined parts if there are several that form one technical token; otherwise empty. */
  whole: string;
  /** `--flag` or `-f`, as written; otherwise empty. */
  flag: string;
};

const CHUNK = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.\-/@:+']*|--?[a-z][a-z-]*/giu;
const PART = /[\p{L}\p{N}\p{M}]+(?:'[a-z]+)?/gu;
const MAX_PARTS = 6;
const MAX_WHOLE = 40;

/** Splits a text into tokens, in order. The text is folded first: offsets are those of the folded text. */
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

/** All parts of a text, in order, for highlighting and the matching of phrases. */
export function words(source: string): Word[] {
  return tokenize(source).flatMap((token) => token.parts);
}
