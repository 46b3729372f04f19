import {expect, it} from 'vitest';
import {parseLog} from './parse';

/** The messages of `text` with the errors of its pairs. */
const read = (text: string) => {
  const {messages, errors} = parseLog(text);
  return [messages, errors];
};

it('removes time, level, colors, and pairs', () => {
  const line =
    'Nov 21 12:00:00.000 ERR install the package program=aqua version=2.62.3 error="checksum is invalid"';
  expect(read(line)).toEqual([['install the package'], ['checksum is invalid']]);
  expect(read('\u001b[31mERR\u001b[0m aqua failed error="a \\"b\\": C:\\dir"')).toEqual([
    ['aqua failed'],
    ['a "b": C:\\dir'],
  ]);
  expect(read('FATA[0001] aqua failed   aqua_version=1.2.3 error=x')).toEqual([
    ['aqua failed'],
    ['x'],
  ]);
});

it('separates several lines that an input field joined, and the output before them', () => {
  const two =
    'make: 2026-11-21T12:00:00.123Z Nov 21 12:00:00.000 ERR one a=b Nov 21 12:00:01.000 WRN two';
  expect(parseLog(two)).toMatchObject({before: 'make:', messages: ['one', 'two']});
});

it.each([
  ['aqua failed error=x', true],
  ["package isn't found package_name=a/b", true],
  ['WRN an unknown message', true],
  ['2026-11-30T10:00:00Z WRN unknown', true],
  ['WRN lines', false],
  ['how do I hide INF messages', false],
  ['what is repo_name=foo', false],
  ['key=value', false],
  ['an error of aqua', false],
])('tells whether a text is from a log: %s', (text, isLog) => {
  expect(parseLog(text).isLog).toBe(isLog);
});
