/** Finds messages by a part of their text, or by a pasted log line. Pure functions. */
import {parseLog} from '../../log/parse';

/** A message that can be found. */
export interface Searchable {
  /** The literal text; placeholders are `<in angle brackets>`. */
  readonly text: string;
  /** The text of the page about this message. */
  readonly about: string;
}

/** The maximum length of the compared part of a line. All messages of aqua are shorter. */
const LONGEST = 4000;

const plain = (text: string): string =>
  text.slice(0, LONGEST).replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether `text` contains `parts` in order from `start` to the end of one error of an error chain. */
function fits(text: string, parts: readonly string[], start: number): boolean {
  const [first = '', ...rest] = parts;
  if (!text.startsWith(first, start)) return false;
  let at = start + first.length;
  // A placeholder matches at least one character.
  for (const part of rest.slice(0, -1)) {
    const next = text.indexOf(part, at + 1);
    if (next < 0) return false;
    at = next + part.length;
  }
  const isEnd = (end: number) => end === text.length || /[:,;]/.test(text[end] ?? '');
  const last = rest.at(-1);
  if (last === undefined) return isEnd(at);
  if (last === '') return at < text.length;
  for (let next = text.indexOf(last, at + 1); next >= 0; next = text.indexOf(last, next + 1)) {
    if (isEnd(next + last.length)) return true;
  }
  return false;
}

/**
 * The maximum number of parts of an error chain (`first: second: third`) that are compared. All
 * messages of aqua have fewer.
 */
const MOST_LINKS = 50;

/** Whether one error of the error chain `text` consists of `parts`, in order. */
function isLink(text: string, parts: readonly string[]): boolean {
  let start = 0;
  for (let links = 0; links < MOST_LINKS; links += 1) {
    if (fits(text, parts, start)) return true;
    const next = text.indexOf(': ', start);
    if (next < 0) return false;
    start = next + 2;
  }
  return false;
}

/**
 * The indexes of the messages that match `query`: those that a pasted log line contains, in its message
 * or in its `error=`, and those that contain the query. If there are none, those whose texts contain
 * all words of the query.
 */
export function matching(messages: readonly Searchable[], query: string): Set<number> {
  const lines = parseLog(query).map(({message, error}) => ({
    message: plain(message),
    error: plain(error),
  }));
  const texts = new Set(lines.flatMap(({message, error}) => [error, message]).filter(Boolean));
  if (texts.size === 0) return new Set(messages.keys());
  const indexesOf = (matches: (message: Searchable) => boolean) =>
    new Set(messages.flatMap((message, index) => (matches(message) ? [index] : [])));
  const found = indexesOf((message) => {
    const own = plain(message.text);
    // The literal parts between the placeholders.
    const parts = own.split(/<[^<>]+>/);
    return [...texts].some((text) => own.includes(text) || isLink(text, parts));
  });
  if (found.size > 0) return found;
  const words = new Set(lines.flatMap(({message, error}) => (error || message).split(' ')));
  return indexesOf(({about}) => {
    const own = plain(about);
    return [...words].every((word) => own.includes(word));
  });
}
