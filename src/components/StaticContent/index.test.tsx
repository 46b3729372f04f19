// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {CONTENT_SHOWN} from '../../events';

const push = vi.fn();
vi.mock('@docusaurus/router', () => ({useHistory: () => ({push})}));

const {default: StaticContent} = await import('./index');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The HTML that the server sends. */
const serve = (html: string, status = 200) => {
  const fetched = vi.fn(async (_path: string) => new Response(html, {status}));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('renders its children if it has any', () => {
  render(<StaticContent id="messages">text</StaticContent>);
  expect(document.getElementById('messages')?.textContent).toBe('text');
});

it('fetches the page once for all parts, and announces that it is loading', async () => {
  const fetched = serve('<div id="one"><b>first</b></div><div id="two">second</div>');
  const ready = vi.fn();
  document.body.addEventListener(CONTENT_SHOWN, ready);
  render(
    <>
      <StaticContent id="one" />
      <StaticContent id="two" />
    </>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(2);
  expect(await screen.findByText('first')).not.toBeNull();
  expect(await screen.findByText('second')).not.toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([location.pathname]);
  expect(ready).toHaveBeenCalledTimes(2);
});

it('scrolls to the target of the address when the content has loaded', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
  location.hash = '#below';
  serve('<div id="one"><b id="below">first</b></div>');
  render(<StaticContent id="one" />);
  await screen.findByText('first');
  // It scrolls in an effect, after the text is there.
  await vi.waitFor(() => expect(scrolled.mock.calls).toEqual([['below']]));
  location.hash = '';
});

it('shows its content below an address with a malformed hash', async () => {
  location.hash = '#50%';
  serve('<div id="one">first</div>');
  render(<StaticContent id="one" />);
  await screen.findByText('first');
  // After it has scrolled.
  await act(async () => {});
  expect(document.getElementById('one')?.textContent).toBe('first');
  location.hash = '';
});

it.each([500, 404])('shows an error if the page cannot be loaded: %i', async (status) => {
  serve('', status);
  render(<StaticContent id="one" />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
});

it('keeps the HTML of the page and sends no request', async () => {
  const fetched = serve('');
  const container = document.createElement('div');
  container.innerHTML = '<div id="messages" data-static-content="true"><b>kept</b></div>';
  document.body.append(container);
  await act(async () => {
    render(<StaticContent id="messages" />, {container, hydrate: true});
  });
  expect(container.innerHTML).toBe(
    '<div id="messages" data-static-content="true"><b>kept</b></div>',
  );
  expect(fetched).not.toHaveBeenCalled();
});

it('follows its links within the app', () => {
  serve('');
  render(<StaticContent id="message-x" />);
  const entry = document.getElementById('message-x') as HTMLElement;
  entry.innerHTML =
    '<a href="/docs/a?b#c">in</a> <a href="https://example.com/">out</a> <a href="/d">other</a>';
  // The window of the test does not navigate.
  window.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByText('in'));
  expect(push.mock.calls).toEqual([['/docs/a?b#c']]);
  fireEvent.click(screen.getByText('out'));
  fireEvent.click(screen.getByText('other'), {ctrlKey: true});
  expect(push).toHaveBeenCalledTimes(1);
});

it('makes copy buttons copy the code beside them and confirm it briefly', async () => {
  serve('');
  vi.useFakeTimers();
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  render(<StaticContent id="message-x" />);
  (document.getElementById('message-x') as HTMLElement).innerHTML =
    '<div><pre><code>aqua i</code></pre><button><span aria-live="polite">Copy</span></button></div>';
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText.mock.calls).toEqual([['aqua i']]);
  expect(button.textContent).toBe('Copied');
  // Again, before the confirmation ends.
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(1500);
  expect(button.textContent).toBe('Copy');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
