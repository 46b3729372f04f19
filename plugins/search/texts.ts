import type {TextBlock} from '../../src/search/index/format';
import {cut} from '../../src/search/text/paste';

/** The number of characters of a page that are kept for snippets. */
const TEXT_LIMIT = 820;
/** The maximum length of the sentences that are kept below each heading of a page that is too long. */
const LONG_SENTENCE = 60;

/** How many times as long as other texts the first text below a heading may be: it says what the section is about. */
const INTRODUCTION_SHARE = 2;

/** A text, cut between words, with an ellipsis if it was cut. */
function shortenedTo(text: string, limit: number): string {
  const part = cut(text, limit);
  return part === text ? text : `${part.replace(/[\s,;:(·-]+$/, '')}…`;
}

/** The first sentence of a text, or the part of it that fits. */
function firstSentence(text: string): string {
  const sentence = /^.{40,}?[.!?](?=\s)/.exec(text)?.[0] ?? text;
  return shortenedTo(sentence, LONG_SENTENCE);
}

/**
 * The first sentences of blocks: first of the block below each heading, then of other blocks as long as they
 * fit. Samples are only used if there is no other text.
 */
function beginnings(blocks: readonly TextBlock[]): TextBlock[] {
  const first = new Map<number, number>();
  for (const [i, [heading, text]] of blocks.entries()) {
    const known = blocks[first.get(heading) ?? -1]?.[1];
    if (known === undefined || (known.includes('\n') && !text.includes('\n'))) {
      first.set(heading, i);
    }
  }
  const kept = new Set(first.values());
  const sentences = blocks.map(([, text]) => firstSentence(text));
  let rest = TEXT_LIMIT - [...kept].reduce((sum, i) => sum + (sentences[i]?.length ?? 0), 0);
  return blocks.flatMap(([heading, text], i): TextBlock[] => {
    const sentence = sentences[i] ?? '';
    if (!kept.has(i)) {
      if (text.includes('\n') || sentence.length > rest) return [];
      rest -= sentence.length;
    }
    return [[heading, sentence]];
  });
}

/**
 * The blocks of a page within the limit: the longest blocks are cut to the same length, but the first text below each
 * heading may be longer. If a page has too many blocks for this, only the first sentence below each heading
 * is kept.
 */
export function shortened(blocks: readonly TextBlock[]): TextBlock[] {
  const begun = new Set<number>();
  const shares = blocks.map(([heading, text]) => {
    const isFirst = !begun.has(heading) && !text.includes('\n');
    if (isFirst) begun.add(heading);
    return isFirst ? INTRODUCTION_SHARE : 1;
  });
  let most = 2000;
  const limitOf = (i: number): number => Math.floor(most * (shares[i] as number));
  const sum = () => blocks.reduce((all, [, text], i) => all + Math.min(limitOf(i), text.length), 0);
  while (sum() > TEXT_LIMIT && most > LONG_SENTENCE) most *= 0.97;
  if (most <= LONG_SENTENCE) return beginnings(blocks);
  return blocks.map(([heading, text], i): TextBlock => [heading, shortenedTo(text, limitOf(i))]);
}
