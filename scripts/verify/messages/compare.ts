import type {Message} from '../../../plugins/facts/schema.ts';

/** A message in the tool's source that users can see. */
export interface SourceMessage {
  /** The file, from the root of the module. */
  file: string;
  line: number;
  /** The text, with `%s` and the like as in the source. */
  text: string;
  /** Whether it is only a prefix of another error (`open a file: %w`). */
  wraps: boolean;
  /** Whether more text follows at run time. */
  open: boolean;
}

/** The compared parts of an entry of `facts/messages/`, with its file and line. */
type KnownMessage = Pick<Message, 'id' | 'text' | 'source' | 'recording'> & {place: string};

/** A message in the source that the catalog omits, and the reason. */
export interface IgnoredMessage {
  text: string;
  file: string;
  reason: string;
}

/** Calls and assignments whose first argument or value is a message. */
const MESSAGE =
  /(?:\b(errors\.New|fmt\.Errorf|slogerr\.New)|\.(?:Warn|Error)|\bmsg\s*:?=)\s*\(?\s*(?:fmt\.Sprintf\(\s*)?("(?:[^"\\\n]|\\.)*"|`[^`]*`)(\s*\+\s*[a-z])?/g;

/** The messages in a Go file. Comments are not read. */
export function extractMessages(source: string, file: string): SourceMessage[] {
  const code = source.replace(/^[ \t]*\/\/.*$/gm, (comment) => ' '.repeat(comment.length));
  return [...code.matchAll(MESSAGE)].map((match) => {
    const [, call, literal = '', joined] = match;
    const text = literal.startsWith('`') ? literal.slice(1, -1) : (JSON.parse(literal) as string);
    return {
      file,
      line: code.slice(0, match.index).split('\n').length,
      text,
      open: joined !== undefined,
      wraps: call === 'fmt.Errorf' && text.includes('%w'),
    };
  });
}

/**
 * The form in which two texts of one message are compared: the first line, with `*` for
 * placeholders.
 */
export function skeleton(text: string): string {
  return (text.trimStart().split('\n')[0] ?? '')
    .replace(/%[+#]?[a-zA-Z]|<[^<>]+>/g, '*')
    .replace(/\*$/, '')
    .trimEnd();
}

/** Whether a message comes from a server, and is therefore not in the tool's source. */
const isFromServer = (source: string): boolean => source.startsWith('https://');

/** Compares the catalog with the source, in both directions. Each problem contains its fix. */
export function compareMessages(
  known: readonly KnownMessage[],
  found: readonly SourceMessage[],
  ignored: readonly IgnoredMessage[],
): string[] {
  const key = (text: string, file: string) => `${file}\n${skeleton(text)}`;
  const inSource = new Map(found.map((each) => [key(each.text, each.file), each]));
  const inCatalog = new Set(known.flatMap((each) => each.source.map((f) => key(each.text, f))));
  const ignoredKeys = new Set(ignored.map((each) => key(each.text, each.file)));
  /**
   * Whether the catalog's `text` of `file` is an open message with the text that follows at run
   * time.
   */
  const completes = (text: string, file: string, message: SourceMessage): boolean =>
    message.open && message.file === file && text.startsWith(message.text.trimEnd());
  return [
    ...known.flatMap(({id, text, source, place}) =>
      source
        .filter(
          (file) =>
            !isFromServer(file) &&
            !inSource.has(key(text, file)) &&
            !found.some((each) => completes(text, file, each)),
        )
        .map((file) => {
          const nearby = found
            .filter((each) => each.file === file)
            .map((each) => each.text.trim().split('\n')[0]);
          return `${place}: "${id}" names ${file} as its source, which does not contain "${text}". It contains: ${nearby.join(' | ') || 'no message'}. Correct the text or the source, or remove the entry.`;
        }),
    ),
    ...known
      .filter(({source, recording}) => source.some(isFromServer) && recording === undefined)
      .map(
        ({id, place}) =>
          `${place}: "${id}" comes from a server, so no source of the tool has its text. Name a recording in which the tool prints it.`,
      ),
    ...[...inSource]
      .filter(([each, message]) => !message.wraps && !inCatalog.has(each) && !ignoredKeys.has(each))
      .filter(
        ([, message]) =>
          !known.some((each) => each.source.some((f) => completes(each.text, f, message))),
      )
      .map(
        ([, {file, line, text}]) =>
          `${file}:${line} prints "${text.trim().split('\n')[0]}", which facts/messages lacks. Write an entry, or leave it out in scripts/verify/messages/ignored.ts with a reason.`,
      ),
    ...ignored
      .filter((each) => !inSource.has(key(each.text, each.file)))
      .map(
        ({text, file}) =>
          `scripts/verify/messages/ignored.ts leaves out "${text}" of ${file}, which is not there. Remove the entry.`,
      ),
    ...ignored
      .filter((each) => inCatalog.has(key(each.text, each.file)))
      .map(
        ({text}) =>
          `scripts/verify/messages/ignored.ts leaves out "${text}", which facts/messages has. Remove one of the two.`,
      ),
  ];
}
