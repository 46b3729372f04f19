import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {
  codeVectors,
  LOWEST,
  type VectorFile,
  type WordVector,
} from '../../src/search/index/vectors';
import {encoder} from './range-encoder';

/** The vectors of words that scripts/search-vectors.py wrote. */
const FILE = join(__dirname, 'word-vectors.json');

/** The digits -2 to 2 as letters. */
const DIGITS = 'abcde';

const schema = z.object({
  /** Where the vectors come from. */
  source: z.string(),
  scales: z.array(z.number()),
  /** By stem: the level of the length, and one letter per dimension. */
  words: z.record(z.string(), z.string().regex(/^-?\d+ [a-e]+$/)),
});

/** The vectors of words, by stem. */
export type KnownVectors = {scales: readonly number[]; words: ReadonlyMap<string, WordVector>};

/** Reads the vectors of words; undefined if there are none. */
export function knownVectors(file = FILE): KnownVectors | undefined {
  if (!existsSync(file)) return undefined;
  const {scales, words} = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entries = Object.entries(words).map(([word, text]): [string, WordVector] => {
    const [level = '', letters = ''] = text.split(' ');
    const digits = [...letters].map((letter) => DIGITS.indexOf(letter) - 2);
    if (digits.length !== scales.length) throw new Error(`${file}: ${word} has another length`);
    return [word, {level: Math.max(LOWEST, Number(level)), digits}];
  });
  return {scales, words: new Map(entries)};
}

/** Packs the vectors of the terms of an index for storage. */
export function packVectors(
  terms: readonly string[],
  known: KnownVectors | undefined,
): VectorFile | undefined {
  if (!known || known.words.size === 0) return undefined;
  const {codeBit, finish} = encoder();
  const own = terms.map((term) => known.words.get(term));
  codeVectors(codeBit, terms.length, known.scales.length, own);
  return {scales: [...known.scales], numbers: finish()};
}
