// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {highlight} from '../../../plugins/highlight/html';
import {copyText} from './copyText';

const copied = (text: string, language: string) => {
  const code = document.createElement('code');
  code.innerHTML = highlight(text, language);
  return copyText(code);
};

it('copies only the commands of a session, without prompts and output', () => {
  expect(copied('$ aqua init\n$ aqua g \\\n> cli/cli\nout <1>\n', 'console')).toBe(
    'aqua init\naqua g \\\ncli/cli',
  );
});

it('copies all of any other code', () => {
  expect(copied('a: "<b>"\nc: $ d\n', 'yaml')).toBe('a: "<b>"\nc: $ d');
});
