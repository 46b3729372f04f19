/** Reads lines of aqua's log: time, level, message, then `key=value` pairs. Pure. */

/** A line of the log. */
export interface LogLine {
  /** The message: the text between the level and the pairs. */
  readonly message: string;
  /** The unquoted value of its pair `error`; empty if it has none. */
  readonly error: string;
}

/** The level of a line, as aqua and its earlier releases print it. */
const LEVEL = /(?:\b(?:ERR|WRN|INF|DBG)|\b(?:FATA|ERRO|WARN|INFO|DEBU)\[\d+\])(?=\s)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals color lines with them
const COLOR = /\u001b\[[\d;]*m/g;
/** `Nov 21 12:00:00.000` and the timestamps of CI logs, before a level. */
const TIME =
  /(?:\b[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d(?:\.\d+)?|\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*)(?=\s{1,4}(?:\d{4}-|[A-Z][a-z]{2} {1,2}\d|[A-Z]{3,4}\b))/g;
const PAIR = /(?<!\S)([A-Za-z_]+)=(?:"((?:[^"\\]|\\.)*)"|(\S*))/g;

/** The log lines in `text`. A single-line input field may have joined several of them. */
export function parseLog(text: string): LogLine[] {
  return text
    .replace(COLOR, '')
    .replace(TIME, '\n')
    .split('\n')
    .flatMap((line) => line.split(LEVEL))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      let error = '';
      const message = line.replace(PAIR, (_, key: string, quoted?: string, bare?: string) => {
        if (key === 'error') error = quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '';
        return ' ';
      });
      return {message: message.replace(/\s+/g, ' ').trim(), error};
    });
}
