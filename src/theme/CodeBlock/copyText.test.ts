// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {highlight} from '../../../plugins/highlight/html';
import {copyBeside, copyText} from './copyText';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

it('confirms each copy for the same time', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {clipboard: {writeText: async () => undefined}});
  document.body.innerHTML =
    '<div><pre><code>aqua i</code></pre><button><span aria-live="polite">Copy</span></button></div>';
  const button = document.querySelector('button') as HTMLButtonElement;
  await copyBeside(button);
  vi.advanceTimersByTime(1000);
  await copyBeside(button);
  vi.advanceTimersByTime(1000);
  expect(button.textContent).toBe('Copied');
  vi.advanceTimersByTime(500);
  expect(button.textContent).toBe('Copy');
});
