import type {TextBlock, TextFile} from '../../src/search/index/format';
import {cut} from '../../src/search/text/paste';

/** How many characters of a page are kept to make snippets of. */
const TEXT_LIMIT = 4_000;

/** A text within the limit: the longest blocks lose their ends, all at the same length. */
export function shortened({blocks}: TextFile): TextFile {
  let most = Number.POSITIVE_INFINITY;
  const sum = () => blocks.reduce((all, [, text]) => all + Math.min(most, text.length), 0);
  if (sum() > TEXT_LIMIT) {
    for (most = 2000; sum() > TEXT_LIMIT && most > 40; ) most *= 0.9;
  }
  return {
    blocks: blocks.map(([heading, text]): TextBlock => [heading, cut(text, Math.floor(most))]),
  };
}

/** How long a description is that search shows before it has the text of the page. */
const SUMMARY_LIMIT = 64;

/** A description as search shows it. */
export const shortSummary = (text: string): string => {
  const part = cut(text, SUMMARY_LIMIT);
  return part === text ? text : `${part}…`;
};
