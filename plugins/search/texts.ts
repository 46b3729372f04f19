import type {TextBlock, TextFile} from '../../src/search/index/format';
import {cut} from '../../src/search/text/paste';

/** How many characters of a page are kept to make snippets of. */
const TEXT_LIMIT = 2_000;
/** Of a page that says too much, the first sentences below each heading are kept to this length. */
const LONG_SENTENCE = 70;

/** A text that is cut between words, and shows that it is. */
function shortenedTo(text: string, limit: number): string {
  const part = cut(text, limit);
  return part === text ? text : `${part.replace(/[\s,;:(·]+$/, '')}…`;
}

/** The first sentence of a text, or as much of it as fits. */
function firstSentence(text: string): string {
  const sentence = /^.{40,}?[.!?](?=\s)/.exec(text)?.[0] ?? text;
  return shortenedTo(sentence, LONG_SENTENCE);
}

/**
 * The first sentences of blocks: of what begins below each heading, and then of others as long as they
 * fit. Samples only where there is nothing else.
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
 * A text within the limit: the longest blocks lose their ends, all at the same length. Of a page with so
 * many blocks that none would say anything, the first sentence below each heading is kept.
 */
export function shortened({blocks}: TextFile): TextFile {
  let most = Number.POSITIVE_INFINITY;
  const sum = () => blocks.reduce((all, [, text]) => all + Math.min(most, text.length), 0);
  if (sum() > TEXT_LIMIT) {
    for (most = 2000; sum() > TEXT_LIMIT && most > LONG_SENTENCE; ) most *= 0.9;
    if (most <= LONG_SENTENCE) return {blocks: beginnings(blocks)};
  }
  return {
    blocks: blocks.map(
      ([heading, text]): TextBlock => [heading, shortenedTo(text, Math.floor(most))],
    ),
  };
}

/** How long a description is that search shows before it has the text of the page. */
const SUMMARY_LIMIT = 58;

/** A description as search shows it. */
export const shortSummary = (text: string): string => shortenedTo(text, SUMMARY_LIMIT);
