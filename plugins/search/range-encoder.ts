import {type CodeBit, learn, split} from '../../src/search/index/range-decoder';

/** Encodes decisions. `finish` returns the bytes in base 64. */
export function encoder(): {codeBit: CodeBit; finish(): string} {
  const bytes: number[] = [];
  let low = 0;
  let high = 0xffffffff;
  return {
    codeBit(contexts, context, bit) {
      const at = split(contexts, context, low, high);
      if (bit) high = at;
      else low = at + 1;
      learn(contexts, context, bit);
      while (low >>> 24 === high >>> 24) {
        bytes.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
      return bit;
    },
    finish() {
      for (let shift = 24; shift >= 0; shift -= 8) bytes.push((high >>> shift) & 255);
      return Buffer.from(bytes).toString('base64');
    },
  };
}
