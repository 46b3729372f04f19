/** Reads lines of aqua's log: time, level, message, then `key=value` pairs. Pure. */

/** A line of the log. */
export interface LogLine {
  /** The message: the text between the level and the pairs. */
  readonly message: string;
  /** The unquoted value of its pair `error`; empty if it has none. */
  readonly error: string;
}

/** The colors of a terminal; without their escape character, which some input fields remove. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals use them for colors
const COLORS = /\u001b\[[0-9;]*[A-Za-z]|\[\d{1,3}(?:;\d{1,3})*m/g;
/** The level of a line, as aqua, its earlier releases, and other programs print it. */
export const LEVEL =
  /(?:^|\s)\[?(?:ERR|WRN|INF|DBG|ERRO|FATA|WARN|INFO|DEBU|ERROR|FATAL)(?:\[\d*\]|\])?(?=\s|:)/;
/** `Nov 21 12:00:00.000` and the timestamps of CI logs, before a level. */
const LINE_START =
  /(?:\b[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d(?:\.\d+)?|\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*)(?=\s{1,4}(?:\d{4}-|[A-Z][a-z]{2} {1,2}\d|[A-Z]{3,4}\b))/g;
const PAIR = /(?:^|(?<=\s))([A-Za-z_][\w.-]*)=("(?:[^"\\]|\\.)*"?|'[^']*'?|\S*)/g;

/** A text without the colors of a terminal. */
export const withoutColors = (text: string): string => text.replace(COLORS, '');

/** The `key=value` pairs in `text`, in their order, with values without quotation marks, and the text without them. */
export function separatePairs(text: string): {pairs: [key: string, value: string][]; rest: string} {
  const pairs = [...text.matchAll(PAIR)].map(([, key = '', value = '']): [string, string] => [
    key,
    value.replace(/^["']|["']$/g, ''),
  ]);
  return {pairs, rest: text.replace(PAIR, ' ')};
}

/** A value between quotation marks, as it was before the log escaped it. */
export const withoutEscapes = (value: string): string => value.replace(/\\(.)/g, '$1');

/** The log lines in `text`. A single-line input field may have joined several of them. */
export function parseLog(text: string): LogLine[] {
  return withoutColors(text)
    .replace(LINE_START, '\n')
    .split('\n')
    .flatMap((line) => line.split(LEVEL))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const {pairs, rest} = separatePairs(line);
      const error = pairs.findLast(([key]) => key === 'error')?.[1] ?? '';
      return {message: rest.replace(/\s+/g, ' ').trim(), error: withoutEscapes(error)};
    });
}
