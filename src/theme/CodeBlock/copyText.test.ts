// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {highlight} from '../../../plugins/highlight/html';
import {copyText} from './copyText';

const copied = (text: string, language: string, title?: string) => {
  const pre = document.createElement('pre');
  pre.dataset.language = language;
  if (title !== undefined) pre.dataset.title = title;
  const code = pre.appendChild(document.createElement('code'));
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

it('copies commands without comments, which zsh would pass to the commands', () => {
  const text =
    "# first, the project's\naqua i # all\n\naqua g '#1' \\\n  -o a.yaml   # that's it\n# end\n";
  expect(copied(text, 'sh')).toBe("aqua i\n\naqua g '#1' \\\n  -o a.yaml");
});

it('copies the comments of a script', () => {
  expect(copied('# a\nb # c\n', 'sh', 'a.sh')).toBe('# a\nb # c');
});
