import {type CodeBit, type Contexts, codeNumber, numberContexts} from './range-decoder';

/**
 * The vector of a word: a level of its length, and one digit per dimension. Words that occur in questions with the
 * same meaning have similar vectors (`scripts/search-vectors.py`).
 */
export type WordVector = {level: number; digits: readonly number[]};

/** The stored vectors of the terms of an index. */
export type VectorFile = {
  /** The scale of each dimension. */
  scales: number[];
  /** The vectors, encoded by {@link codeVectors}, in base 64. */
  numbers: string;
};

/** The lowest level. */
export const LOWEST = -16;
/** The length of a vector grows by this exponent per level. */
export const LEVEL = 0.35;

/** A digit around 0 as a number from 0: 0, 1, -1, 2, -2 are 0 to 4. */
const folded = (digit: number): number => (digit > 0 ? 2 * digit - 1 : -2 * digit);
const unfolded = (number: number): number => (number % 2 ? (number + 1) / 2 : 0 - number / 2);

/** Writes the vectors of terms, or reads them if none are given. A term without a vector is undefined. */
export function codeVectors(
  codeBit: CodeBit,
  terms: number,
  dimensions: number,
  known?: readonly (WordVector | undefined)[],
): (WordVector | undefined)[] {
  const own = numberContexts();
  const levels = numberContexts();
  const contexts: Contexts[] = Array.from({length: dimensions}, numberContexts);
  return Array.from({length: terms}, (_, term) => {
    const given = known?.[term];
    if (!codeNumber(codeBit, own, given ? 1 : 0)) return undefined;
    return {
      level: codeNumber(codeBit, levels, (given?.level ?? LOWEST) - LOWEST) + LOWEST,
      digits: contexts.map((each, i) =>
        unfolded(codeNumber(codeBit, each, folded(given?.digits[i] ?? 0))),
      ),
    };
  });
}
