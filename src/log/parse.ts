/** What a log consists of: times, levels, messages, and `key=value` pairs. Pure. */

/** The parts of a log. */
export interface Log {
  /** Whether the text is from a log: it has a level, pairs, or a message with a field. */
  readonly isLog: boolean;
  /** The text before the first level: usually the output of another program. Empty if there is none. */
  readonly before: string;
  /** The values of pairs such as `msg="…"`, without quotation marks and escapes, then the text after each level. */
  readonly messages: readonly string[];
  /** The values of pairs such as `error="…"`, without quotation marks and escapes. */
  readonly errors: readonly string[];
}

/** The colors of a terminal; without their escape character, which some input fields remove. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals use them for colors
const COLORS = /\u001b\[[0-9;]*[A-Za-z]|\[\d{1,3}(?:;\d{1,3})*m/g;
const TIME =
  /\b(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d(?= )|\b\d{4}[-/]\d\d[-/]\d\d\b/g;
/** The level of a line, as aqua, its earlier releases, and other programs print it. */
const LEVEL =
  /(?:^|\s)\[?(?:ERR|WRN|INF|DBG|ERRO|FATA|WARN|INFO|DEBU|ERROR|FATAL)(?:\[\d*\]|\])?(?=\s|:)/;
const PAIR = /(?:^|(?<=\s))([A-Za-z_][\w.-]*)=("(?:[^"\\]|\\.)*"?|'[^']*'?|\S*)/g;
const ERROR_KEY = /^err(?:or)?$/i;
const MESSAGE_KEY = /^(?:msg|message)$/i;
/** Keys that no other text has. */
const LOG_KEY = /^(?:msg|error|err|level)$/;
/** A message of at least three words, followed by a field of the log: `registry_name=standard`. */
const MESSAGE_WITH_FIELD = /^(?:[^\s=]+ ){3,}[a-z]+(?:_[a-z]+)+=\S/;

/** A text without the colors of a terminal. */
export const withoutColors = (text: string): string => text.replace(COLORS, '');

/** A text without times and dates. */
export const withoutTimes = (text: string): string => text.replace(TIME, ' ');

/** A text on one line, without leading and trailing spaces. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The parts of a log: of one line, or of several lines that an input field joined. */
export function parseLog(log: string): Log {
  const text = withoutColors(log);
  const pairs = [...text.matchAll(PAIR)];
  const valuesOf = (wanted: RegExp): string[] =>
    pairs
      .filter(([, key = '']) => wanted.test(key))
      .map(([, , value = '']) => value.replace(/^["']|["']$/g, '').replace(/\\(["\\])/g, '$1'));
  const [before = '', ...own] = withoutTimes(text.replace(PAIR, ' ')).split(LEVEL).map(tidy);
  // A question can also contain a level: "hide INF messages", "INF lines".
  const isLine = (before === '' && / /.test(own[0] ?? '')) || withoutTimes(text) !== text;
  return {
    isLog:
      (own.length > 0 && (isLine || pairs.length > 0)) ||
      pairs.length > 1 ||
      valuesOf(LOG_KEY).length > 0 ||
      MESSAGE_WITH_FIELD.test(text),
    before,
    messages: [...valuesOf(MESSAGE_KEY), ...own],
    errors: valuesOf(ERROR_KEY),
  };
}
