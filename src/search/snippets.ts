import {words} from './text';

/** What decides that a word of a text is highlighted, and how much it counts. */
export type Weigh = (word: {text: string; stem: string}) => number;

export type Tags = {before: string; after: string};

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A text as HTML, with the words that matched between tags. */
export function mark(text: string, weigh: Weigh, {before, after}: Tags): string {
  let html = '';
  let at = 0;
  for (const word of words(text)) {
    if (word.start < at || weigh(word) <= 0) continue;
    html +=
      escapeHtml(text.slice(at, word.start)) +
      before +
      escapeHtml(text.slice(word.start, word.end)) +
      after;
    at = word.end;
  }
  return html + escapeHtml(text.slice(at));
}

/** How well a text answers: the weight of the different words that matched in it. */
export function worth(text: string, weigh: Weigh): number {
  return worthOf(words(text), weigh);
}

/** {@link worth} of the words of a text. */
export function worthOf(all: readonly {text: string; stem: string}[], weigh: Weigh): number {
  const found = new Map<string, number>();
  for (const word of all) {
    const weight = weigh(word);
    if (weight > 0) found.set(word.stem, weight);
  }
  let sum = 0;
  for (const weight of found.values()) sum += weight;
  return sum;
}

/**
 * The part of a text with the most of what was asked for, of at most a number of words (separated by
 * blanks, as Algolia counts them), as HTML with its matches between tags.
 */
export function snippet(
  text: string,
  limit: number,
  weigh: Weigh,
  tags: Tags,
  ellipsis = '…',
): string {
  const chunks = [...text.matchAll(/\S+/g)];
  if (chunks.length <= limit) return mark(text, weigh, tags);
  const weights = chunks.map(([chunk]) => words(chunk).reduce((sum, word) => sum + weigh(word), 0));
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
  // A match at the very end of the window gets some of what follows it.
  const lead = weights.slice(best, best + limit).findIndex((weight) => weight > 0);
  const start = Math.min(chunks.length - limit, best + Math.max(0, lead - 2));
  const end = start + limit - 1;
  const first = chunks[start]?.index ?? 0;
  const last = chunks[end];
  const part = text.slice(first, last ? last.index + last[0].length : text.length);
  return (
    (start > 0 ? ellipsis : '') +
    mark(part, weigh, tags) +
    (end < chunks.length - 1 ? ellipsis : '')
  );
}
