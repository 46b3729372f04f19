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

/** Whether one error of the error chain `text` (`first: second: third`) consists of `parts`, in order. */
function isLink(text: string, parts: readonly string[]): boolean {
  if (!parts.every((part) => text.includes(part))) return false;
  const literals = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  // A placeholder matches at least one character.
  return new RegExp(`(?:^|: )${literals.join('.+?')}(?:[:,;]|$)`).test(text);
}

/**
 * The indexes of the messages that match `query`: those that a pasted log line contains, in its message
 * or in its `error=`, and those that contain the query. If there are none, those whose texts contain
 * all words of the query.
 */
export function matching(messages: readonly Searchable[], query: string): Set<number> {
  const lines = query.split('\n').map((line) => {
    const {before, messages: own, errors} = parseLog(line);
    return {errors: errors.map(plain), own: [before, ...own].map(plain)};
  });
  const texts = new Set(lines.flatMap(({errors, own}) => [...errors, ...own]).filter(Boolean));
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
  const words = new Set(
    lines.flatMap(({errors, own}) => (errors.some(Boolean) ? errors : own).join(' ').split(' ')),
  );
  return indexesOf(({about}) => {
    const own = plain(about);
    return [...words].every((word) => own.includes(word));
  });
}
