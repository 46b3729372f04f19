/** The parts of a line of a log: colors, level, and `key=value` pairs. Pure. */

/** The colors of a terminal; without their escape character, which some input fields remove. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals use them for colors
const COLORS = /\u001b\[[0-9;]*[A-Za-z]|\[\d{1,3}(?:;\d{1,3})*m/g;
/** The level of a line, as aqua, its earlier releases, and other programs print it. */
export const LEVEL =
  /(?:^|\s)\[?(?:ERR|WRN|INF|DBG|ERRO|FATA|WARN|INFO|DEBU|ERROR|FATAL)(?:\[\d*\]|\])?(?=\s|:)/;
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
