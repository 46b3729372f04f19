import type {TextBlock, TextFile} from '../../src/search/index/format';
import {cut} from '../../src/search/text/paste';

/** How many characters of a page are kept to make snippets of. */
const TEXT_LIMIT = 5_000;

/** A text within the limit: the longest blocks lose their ends, all at the same length. */
export function shortened({summary, blocks}: TextFile): TextFile {
  let most = Number.POSITIVE_INFINITY;
  const sum = () => blocks.reduce((all, [, text]) => all + Math.min(most, text.length), 0);
  if (sum() > TEXT_LIMIT) {
    for (most = 2000; sum() > TEXT_LIMIT && most > 40; ) most *= 0.9;
  }
  return {
    summary,
    blocks: blocks.map(([heading, text]): TextBlock => [heading, cut(text, Math.floor(most))]),
  };
}
