import {decoder} from '../index/range-decoder';
import {codeVectors, LEVEL, type VectorFile} from '../index/vectors';

/** The terms of a place of a page: a heading, or its top (-1). */
export type PlaceTerms = readonly [heading: number, terms: readonly number[]];

/** How much each place is like a text in meaning, from -1 to 1. Texts and places are given as their terms. */
export type SimilarityOf = (
  terms: readonly number[],
  places: readonly PlaceTerms[],
) => ReadonlyMap<number, number>;

/** Reads the vectors of the terms of an index. */
export function similarityFrom({scales, numbers}: VectorFile, terms: number): SimilarityOf {
  const vectors = codeVectors(decoder(numbers), terms, scales.length).map((own) => {
    const length = Math.exp(LEVEL * (own?.level ?? 0));
    return own?.digits.map((digit, i) => digit * (scales[i] as number) * length) ?? [];
  });
  const known = new WeakMap<readonly number[], Float64Array>();
  /** The sum of the vectors of some terms, with the length 1. */
  const vectorOf = (some: readonly number[]): Float64Array => {
    const before = known.get(some);
    if (before) return before;
    const sum = new Float64Array(scales.length);
    // The index lacks some words of names.
    for (const term of new Set(some)) {
      for (const [i, value] of (vectors[term] ?? []).entries()) sum[i] = (sum[i] as number) + value;
    }
    const length = Math.hypot(...sum) || 1;
    const vector = sum.map((value) => value / length);
    known.set(some, vector);
    return vector;
  };
  return (asked, places) => {
    const query = vectorOf(asked);
    return new Map(
      places.map(([heading, own]) => [
        heading,
        vectorOf(own).reduce((sum, value, i) => sum + value * (query[i] as number), 0),
      ]),
    );
  };
}
