/**
 * The decoder of an adaptive binary range coder, which uses few bits for likely decisions. The encoder is
 * part of the build (`plugins/search/range-encoder.ts`).
 *
 * A bit is coded with the statistics of the earlier bits in the same context. The encoder and the decoder
 * update these statistics in the same way, so they are not stored.
 */

/** The adaptation limit of a context: after LIMIT decisions, each new decision has the weight 1/LIMIT. */
const LIMIT = 160;
const ONE = 65536;

/** The weight of a decision by the number of earlier decisions. */
const RATES = Float64Array.from({length: LIMIT + 1}, (_, seen) => 1 / (seen + 1.6));

/**
 * The statistics of some contexts. The first returned function splits the range from `low` to `high` where a 1
 * ends and a 0 begins; the other one updates the statistics.
 */
export function learner(contexts: number) {
  const ones = new Float64Array(contexts).fill(0.5);
  const seen = new Uint8Array(contexts);
  return {
    split(context: number, low: number, high: number): number {
      const chance = Math.round((ones[context] as number) * ONE);
      const sure = chance < 32 ? 32 : chance > ONE - 32 ? ONE - 32 : chance;
      return low + ((high - low) >>> 16) * sure;
    },
    learn(context: number, bit: number): void {
      const times = seen[context] as number;
      const before = ones[context] as number;
      ones[context] = before + (bit - before) * (RATES[times] as number);
      if (times < LIMIT) seen[context] = times + 1;
    },
  };
}

/** Codes a decision: an encoder writes `bit` and returns it; a decoder ignores it and returns the bit that it read. */
export type CodeBit = (context: number, bit: number) => number;

/** Reads decisions that were written with the same number of contexts. After the end, it reads zeros. */
export function decoder(contexts: number, bytes: Uint8Array): CodeBit {
  const {split, learn} = learner(contexts);
  let low = 0;
  let high = 0xffffffff;
  let next = 0;
  let value = 0;
  const shift = () => {
    value = ((value << 8) | (bytes[next++] ?? 0)) >>> 0;
  };
  for (let i = 0; i < 4; i++) shift();
  return (context) => {
    const at = split(context, low, high);
    const bit = value <= at ? 1 : 0;
    if (bit) high = at;
    else low = at + 1;
    learn(context, bit);
    while (low >>> 24 === high >>> 24) {
      shift();
      low = (low << 8) >>> 0;
      high = ((high << 8) | 255) >>> 0;
    }
    return bit;
  };
}

/** The number of contexts that `codeNumber` uses. */
export const NUMBER_CONTEXTS = 256;

/**
 * Codes a number from 0: first its number of bits, then the bits, with separate contexts for the leading ones.
 *
 * @param base the first of its {@link NUMBER_CONTEXTS} contexts
 */
export function codeNumber(codeBit: CodeBit, base: number, value = 0): number {
  const wanted = value + 1;
  let length = 0;
  while (codeBit(base + length, wanted >> (length + 1) > 0 ? 1 : 0) && length < 20) length++;
  let read = 1;
  for (let i = length - 1; i >= 0; i--) {
    // The leading bits of short numbers have separate contexts; the rest are nearly random.
    const context = read < 16 ? 24 + length * 16 + read : 24 + i;
    read = read * 2 + codeBit(base + Math.min(NUMBER_CONTEXTS - 1, context), (wanted >> i) & 1);
  }
  return read - 1;
}

/** Codes one of 2^bits values as a tree of decisions; uses 2^bits contexts. */
export function codeChoice(codeBit: CodeBit, base: number, bits: number, value = 0): number {
  let read = 1;
  for (let i = bits - 1; i >= 0; i--) read = read * 2 + codeBit(base + read, (value >> i) & 1);
  return read - (1 << bits);
}
