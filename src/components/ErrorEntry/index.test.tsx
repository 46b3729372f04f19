// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

const collectAnchor = vi.fn();
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor, collectLink: vi.fn()}),
}));

const push = vi.fn();
vi.mock('@docusaurus/router', () => ({useHistory: () => ({push})}));

const {default: ErrorEntry} = await import('./index');

afterEach(cleanup);

it.each([
  ['error', 'Error'],
  ['warning', 'Warning'],
  ['info', 'Information'],
] as const)('calls a message of level %s by its name and links to itself', (level, name) => {
  render(
    <ErrorEntry id="message-x" level={level}>
      text
    </ErrorEntry>,
  );
  expect(document.getElementById('message-x')?.textContent).toBe(`${name}text`);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('link', {name}).getAttribute('href')).toBe('#message-x');
  expect(collectAnchor).toHaveBeenCalledWith('message-x');
});

it('keeps the HTML of the page when it has no children, and serves its links within the app', () => {
  render(<ErrorEntry id="message-x" level="error" />);
  const entry = document.getElementById('message-x') as HTMLElement;
  entry.innerHTML =
    '<a href="/docs/a?b#c">in</a> <a href="https://example.com/">out</a> <a href="/d">other</a>';
  // The test's window goes nowhere.
  window.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByText('in'));
  expect(push.mock.calls).toEqual([['/docs/a?b#c']]);
  fireEvent.click(screen.getByText('out'));
  fireEvent.click(screen.getByText('other'), {ctrlKey: true});
  expect(push).toHaveBeenCalledTimes(1);
});

it('lets the button beside a code of the page copy it, and say so for a moment', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  render(<ErrorEntry id="message-x" level="error" />);
  (document.getElementById('message-x') as HTMLElement).innerHTML =
    '<div><pre><code>aqua i</code></pre><button><span aria-live="polite">Copy</span></button></div>';
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText.mock.calls).toEqual([['aqua i']]);
  expect(button.textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1500);
  expect(button.textContent).toBe('Copy');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
