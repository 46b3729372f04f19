import {expect, it} from 'vitest';
import {parseLog} from './parse';

/** The messages and errors of `text`. */
const read = (text: string) => parseLog(text).map(({message, error}) => [message, error]);

it('removes time, level, colors, and pairs', () => {
  const line =
    'Nov 21 12:00:00.000 ERR install the package program=aqua version=2.62.3 error="checksum is invalid"';
  expect(read(line)).toEqual([['install the package', 'checksum is invalid']]);
  expect(read('\u001b[31mERR\u001b[0m aqua failed error="a \\"b\\": c"')).toEqual([
    ['aqua failed', 'a "b": c'],
  ]);
  expect(read('FATA[0001] aqua failed   aqua_version=1.2.3 error=x')).toEqual([
    ['aqua failed', 'x'],
  ]);
});

it('separates several lines, even if an input field joined them', () => {
  const two =
    '2026-11-21T12:00:00.123Z Nov 21 12:00:00.000 ERR one a=b Nov 21 12:00:01.000 WRN two';
  expect(read(two).map(([message]) => message)).toEqual(['one', 'two']);
});
