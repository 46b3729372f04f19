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

/** The literal parts of a message between its placeholders. */
const partsOf = (message: string): string[] => plain(message).split(/<[^<>]+>/);

/** Whether one error of the error chain `text` (`first: second: third`) consists of `parts`, in order. */
function isLink(text: string, parts: readonly string[]): boolean {
  if (!parts.every((part) => text.includes(part))) return false;
  const literals = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  // A placeholder matches at least one character.
  return new RegExp(`(?:^|: )${literals.join('.+?')}(?:[:,;]|$)`).test(text);
}

/** Whether the advice for a message is to look up the error in its line: `install the package`. */
const refersToError = ({about}: Searchable): boolean => /look up the text of `?error/i.test(about);

/**
 * The indexes of the messages that match `query`: those that a pasted log line contains, in its message
 * or in its `error=`, and those that contain the query. If the `error=` of a line contains a message, those that only
 * refer to the error of that line are left out. If there are none, those whose texts contain all words of the query, or
 * else the last error of an error chain in it, such as `did not find expected key`.
 */
export function matching(messages: readonly Searchable[], query: string): Set<number> {
  const lines = [...new Set(query.split('\n'))].map((line) => {
    const {before, messages: own, errors} = parseLog(line);
    return {errors: errors.map(plain), own: [before, ...own].map(plain)};
  });
  if (!lines.some(({errors, own}) => [...errors, ...own].some(Boolean))) {
    return new Set(messages.keys());
  }
  const known = messages.map((message, index) => ({
    index,
    text: plain(message.text),
    parts: partsOf(message.text),
    isReference: refersToError(message),
  }));
  const found = lines.flatMap(({errors, own}) => {
    const texts = [...new Set([...errors, ...own])].filter(Boolean);
    const matches = known.filter(({text: message, parts}) =>
      texts.some((text) => message.includes(text) || isLink(text, parts)),
    );
    const isExplained = matches.some(
      ({parts, isReference}) => !isReference && errors.some((error) => isLink(error, parts)),
    );
    return matches.filter(({isReference}) => !(isReference && isExplained));
  });
  if (found.length > 0) return new Set(found.map(({index}) => index));
  const said = lines.map(({errors, own}) => (errors.some(Boolean) ? errors : own).join(' '));
  const words = new Set(said.join(' ').split(' '));
  // A single word would be part of many texts.
  const last = said
    .map((text) => text.split(': ').at(-1)?.trim() ?? '')
    .filter((text) => text.includes(' '));
  const abouts = messages.map(({about}) => plain(about));
  const having = (isFound: (about: string) => boolean) =>
    new Set([...abouts.keys()].filter((index) => isFound(abouts[index] ?? '')));
  const withWords = having((about) => [...words].every((word) => about.includes(word)));
  return withWords.size > 0
    ? withWords
    : having((about) => last.some((text) => about.includes(text)));
}
