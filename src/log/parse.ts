/** Reads lines of aqua's log: time, level, message, then `key=value` pairs. Pure. */

import {LEVEL, separatePairs, withoutColors, withoutEscapes} from './parts';

/** A line of the log. */
export interface LogLine {
  /** The message: the text between the level and the pairs. */
  readonly message: string;
  /** The unquoted value of its pair `error`; empty if it has none. */
  readonly error: string;
}

/** `Nov 21 12:00:00.000` and the timestamps of CI logs, before a level. */
const LINE_START =
  /(?:\b[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d(?:\.\d+)?|\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*)(?=\s{1,4}(?:\d{4}-|[A-Z][a-z]{2} {1,2}\d|[A-Z]{3,4}\b))/g;

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
