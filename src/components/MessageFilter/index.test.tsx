// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('@docusaurus/router', () => ({useHistory: () => ({push: vi.fn()})}));

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

it('says that messages are loading until their content is there', async () => {
  render(
    <>
      <MessageFilter />
      <div data-static-content />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading the messages…');
  const content = document.querySelector('[data-static-content]') as HTMLElement;
  content.innerHTML = '<section id="message-one"><code>checksum is invalid</code></section>';
  act(() => {
    content.dispatchEvent(new Event('static-content-ready', {bubbles: true}));
  });
  expect(screen.getByRole('status').textContent).toBe('1 messages');
});
