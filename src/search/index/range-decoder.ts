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

/** The statistics of some contexts: the share of ones, and the number of decisions up to {@link LIMIT}. */
export type Contexts = {ones: Float64Array; seen: Uint8Array};

/** The statistics of `count` contexts before the first decision: zeros and ones are equally likely. */
export const createContexts = (count: number): Contexts => ({
  ones: new Float64Array(count).fill(0.5),
  seen: new Uint8Array(count),
});

/** Splits the range from `low` to `high` where a 1 ends and a 0 begins. */
export function split({ones}: Contexts, context: number, low: number, high: number): number {
  const chance = Math.round((ones[context] as number) * ONE);
  const sure = Math.min(ONE - 32, Math.max(32, chance));
  return low + ((high - low) >>> 16) * sure;
}

/** Updates the statistics of a context with a decision. */
export function learn({ones, seen}: Contexts, context: number, bit: number): void {
  const times = seen[context] as number;
  const before = ones[context] as number;
  ones[context] = before + (bit - before) * (RATES[times] as number);
  if (times < LIMIT) seen[context] = times + 1;
}

/** Codes a decision: an encoder writes `bit` and returns it; a decoder ignores it and returns the bit that it read. */
export type CodeBit = (contexts: Contexts, context: number, bit: number) => number;

/** Reads the decisions in bytes in base 64. After the end, it reads zeros. */
export function decoder(encoded: string): CodeBit {
  const bytes = atob(encoded);
  let low = 0;
  let high = 0xffffffff;
  let next = 0;
  let value = 0;
  const shift = () => {
    // After the end, the code is NaN, which is 0 here.
    value = ((value << 8) | bytes.charCodeAt(next++)) >>> 0;
  };
  for (let i = 0; i < 4; i++) shift();
  return (contexts, context) => {
    const at = split(contexts, context, low, high);
    const bit = value <= at ? 1 : 0;
    if (bit) high = at;
    else low = at + 1;
    learn(contexts, context, bit);
    while (low >>> 24 === high >>> 24) {
      shift();
      low = (low << 8) >>> 0;
      high = ((high << 8) | 255) >>> 0;
    }
    return bit;
  };
}

/** The maximum number of bits of a number. */
const BITS = 20;
/** The number of contexts of the bits of a number, for each length. */
const LEADING = 16;

/** The contexts of a number: for its length, and for its bits by length. */
export const numberContexts = (): Contexts => createContexts(LEADING * (BITS + 2));

/** Codes a number from 0: first its number of bits, then the bits. The leading bits have separate contexts. */
export function codeNumber(codeBit: CodeBit, contexts: Contexts, value = 0): number {
  const wanted = value + 1;
  let length = 0;
  while (length < BITS && codeBit(contexts, length, wanted >> (length + 1) > 0 ? 1 : 0)) length++;
  let read = 1;
  for (let i = length - 1; i >= 0; i--) {
    const context = LEADING * (length + 1) + Math.min(read, LEADING - 1);
    read = read * 2 + codeBit(contexts, context, (wanted >> i) & 1);
  }
  return read - 1;
}
