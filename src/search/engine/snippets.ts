import type {Segment} from '../answer';
import {type Word, words} from '../text/tokens';
import type {RankedPages, Weigh} from './rank';
import {RESULTS} from './ranking';

type IsTyped = RankedPages['isTyped'];

/** A text in segments: typed words are matches. */
export function segmentsOf(text: string, isTyped: IsTyped): Segment[] {
  const segments: Segment[] = [];
  const add = (part: string, isMatch: boolean) => {
    if (part) segments.push({text: part, isMatch});
  };
  let at = 0;
  for (const word of words(text)) {
    if (!isTyped(word)) continue;
    add(text.slice(at, word.start), false);
    add(text.slice(word.start, word.end), true);
    at = word.end;
  }
  add(text.slice(at), false);
  return segments;
}

/** The distinct words of a text, cached because every key reads the texts of pages again. */
const readTexts = new Map<string, Word[]>();

function distinctWords(text: string): Word[] {
  const known = readTexts.get(text);
  if (known) return known;
  const distinct = [...new Map(words(text).map((word) => [word.stem, word])).values()];
  readTexts.set(text, distinct);
  return distinct;
}

/** The total weight of some words. */
const totalOf = (some: readonly Word[], weigh: Weigh): number =>
  some.reduce((sum, word) => sum + weigh(word), 0);

/** The score of a text: the total weight of its distinct words. */
export const relevanceOf = (text: string, weigh: Weigh): number =>
  totalOf(distinctWords(text), weigh);

/** The starts of sentences and lines in a text, as indexes of its chunks. */
function beginningsOf(chunks: readonly RegExpMatchArray[], text: string): number[] {
  return chunks.flatMap((chunk, i) => {
    const before = chunks[i - 1];
    if (!before) return [i];
    const isNewLine = text
      .slice((before.index ?? 0) + before[0].length, chunk.index)
      .includes('\n');
    return isNewLine || /[.!?:]$|^·$/.test(before[0]) ? [i] : [];
  });
}

/** A text without punctuation at its end that would announce more text. */
const withoutOpenEnd = (text: string): string => text.replace(/[\s,;:(]+$/, '');

/**
 * The part of a text that matches the query best, with at most a number of words (separated by
 * spaces, as Algolia counts them).
 */
export function snippet(text: string, limit: number, weigh: Weigh, isTyped: IsTyped): Segment[] {
  const chunks = [...text.matchAll(/\S+/g)];
  if (chunks.length <= limit) return segmentsOf(withoutOpenEnd(text), isTyped);
  const weights = chunks.map(([chunk]) => totalOf(words(chunk), weigh));
  let sum = 0;
  let best = 0;
  let bestSum = -1;
  for (let i = 0; i < weights.length; i++) {
    sum += weights[i] ?? 0;
    if (i >= limit) sum -= weights[i - limit] ?? 0;
    if (i >= limit - 1 && sum > bestSum + 1e-9) {
      bestSum = sum;
      best = i - limit + 1;
    }
  }
  // If a match is at the end of the window, add some of the text after it.
  const lead = weights.slice(best, best + limit).findIndex((weight) => weight > 0);
  const sumFrom = (from: number) =>
    weights.slice(from, from + limit).reduce((all, weight) => all + weight, 0);
  const sentence = beginningsOf(chunks, text).reduce(
    (found, from) => (sumFrom(from) > sumFrom(found) + 1e-9 ? from : found),
    0,
  );
  const window = Math.min(chunks.length - limit, best + Math.max(0, lead - 2));
  const start = sumFrom(sentence) >= bestSum * RESULTS.sentenceShare ? sentence : window;
  const end = Math.min(chunks.length, start + limit) - 1;
  const last = chunks[end];
  const part = text.slice(
    chunks[start]?.index ?? 0,
    last ? last.index + last[0].length : text.length,
  );
  const ellipsis: Segment = {text: '…', isMatch: false};
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...segmentsOf(withoutOpenEnd(part), isTyped),
    ...(end < chunks.length - 1 ? [ellipsis] : []),
  ];
}
