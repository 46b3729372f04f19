// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));

const {default: MessageFilter} = await import('./index');

afterEach(cleanup);

const entry = (id: string, text: string) => (
  <section id={`message-${id}`}>
    <pre>
      <code>{text}</code>
    </pre>
    <p>Cause of {id}</p>
  </section>
);

it('hides what does not match and says how many do', () => {
  render(
    <>
      <MessageFilter />
      <h2>Group</h2>
      {entry('one', 'checksum is invalid')}
      {entry('two', 'unknown package')}
      <h2>After</h2>
    </>,
  );
  const hidden = () =>
    Array.from(document.querySelectorAll<HTMLElement>('h2, section'), ({hidden: is}) => is);
  const field = screen.getByRole('searchbox');
  expect(screen.getByRole('status').textContent).toBe('2 messages');

  fireEvent.change(field, {target: {value: 'unknown pack'}});
  expect(hidden()).toEqual([true, true, false, false]);
  expect(screen.getByRole('status').textContent).toBe('1 of 2 messages match');

  fireEvent.change(field, {target: {value: 'cause one'}});
  expect(hidden()).toEqual([true, false, true, false]);

  fireEvent.change(field, {target: {value: 'nothing of this'}});
  expect(hidden()).toEqual([true, true, true, false]);
  expect(screen.getByRole('status').textContent).toContain('No message matches');

  fireEvent.change(field, {target: {value: ''}});
  expect(hidden()).toEqual([false, false, false, false]);
});

it('fetches the content of messages that came without', async () => {
  const html = '<section id="message-one"><code>checksum is invalid</code></section>';
  const fetched = vi.fn(async (_path: string, _options: RequestInit) => new Response(html));
  vi.stubGlobal('fetch', fetched);
  render(
    <>
      <MessageFilter />
      <section id="message-one" />
    </>,
  );
  expect(await screen.findByText('checksum is invalid')).not.toBeNull();
  expect(await screen.findByText('1 messages')).not.toBeNull();
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([location.pathname]);
  vi.unstubAllGlobals();
});

it('asks for nothing when all messages are there', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  render(
    <>
      <MessageFilter />
      {entry('one', 'checksum is invalid')}
    </>,
  );
  expect(fetched).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
