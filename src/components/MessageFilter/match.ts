/** Finds the messages that a reader types a part of, or pastes a line of the log of. Pure. */

/** A message that can be found. */
export interface Searchable {
  /** As it is printed; what varies stands `<in angle brackets>`. */
  readonly text: string;
  /** All that is said about it. */
  readonly about: string;
}

/** A line of a log: its message, and the value of its `error=`. */
interface LogLine {
  readonly message: string;
  readonly error: string;
}

const LEVEL = /(?:\b(?:ERR|WRN|INF|DBG)|\b(?:FATA|ERRO|WARN|INFO|DEBU)\[\d+\])(?=\s)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals colour lines with them
const COLOUR = /\u001b\[[\d;]*m/g;
/** `Nov 21 12:00:00.000` and the times that CI writes, where they stand before a level. */
const TIME =
  /(?:\b[A-Z][a-z]{2} +\d{1,2} \d\d:\d\d:\d\d(?:\.\d+)?|\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*)(?=\s+(?:\d{4}-|[A-Z][a-z]{2} +\d|[A-Z]{3,4}\b))/g;
const PAIR = /(?:^|\s)([A-Za-z_]+)=(?:"((?:[^"\\]|\\.)*)"|(\S*))/g;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The lines of the log in `query`; a field of one line may have joined several. */
export function logLines(query: string): LogLine[] {
  return query
    .replace(COLOUR, '')
    .replace(TIME, '\n')
    .split('\n')
    .flatMap((line) => line.split(LEVEL))
    .map((line) => {
      let error = '';
      const message = line.replace(PAIR, (_, key, quoted, bare) => {
        if (key === 'error') error = (quoted?.replace(/\\(.)/g, '$1') ?? bare) as string;
        return ' ';
      });
      return {message: plain(message), error: plain(error)};
    })
    .filter(({message, error}) => message !== '' || error !== '');
}

const patterns = new Map<string, RegExp>();

/** Where the message `text` stands as a link of a chain (`first: second: third`). */
function pattern(text: string): RegExp {
  const known = patterns.get(text);
  if (known) return known;
  const literal = plain(text)
    .split(/<[^<>]+>/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('.+');
  const made = new RegExp(`(?:^|: )${literal}(?=$|[:,;])`);
  patterns.set(text, made);
  return made;
}

/**
 * Which of `messages` `query` asks for, by their places: those that a pasted line holds or whose text
 * holds what was typed; when there is none, those that are about all the words. A line of the log
 * holds its message and those in its `error=`.
 */
export function matching(messages: readonly Searchable[], query: string): Set<number> {
  const all = messages.map((_, index) => index);
  const lines = logLines(query);
  if (lines.length === 0) return new Set(all);
  const named = (text: string): number[] => {
    if (text === '') return [];
    return all.filter((index) => {
      const own = messages[index]?.text ?? '';
      return plain(own).includes(text) || pattern(own).test(text);
    });
  };
  const found = lines.flatMap(({message, error}) => [...named(error), ...named(message)]);
  if (found.length > 0) return new Set(found);
  const words = lines.flatMap(({message, error}) => (error || message).split(' '));
  return new Set(
    all.filter((index) => {
      const about = plain(messages[index]?.about ?? '');
      return words.every((word) => about.includes(word));
    }),
  );
}
