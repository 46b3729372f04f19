// @vitest-environment jsdom
import {act, fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {CONTENT_SHOWN} from '../../events';
import {serveFilters} from '../ListFilter/serve';

vi.mock('@docusaurus/router', () => ({useHistory: () => ({push: vi.fn()})}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));

const {default: ListFilter} = await import('../ListFilter');
const {default: MessageFilter} = await import('./index');

const field = () => screen.getByRole('searchbox', {name: 'Filter'}) as HTMLInputElement;
const status = () => screen.getByRole('status').textContent;
const bar = <ListFilter label="Filter" entries='section[id^="message-"]' hint="fewer words" />;

serveFilters();

const entry = (id: string, text: string) => (
  <section id={`message-${id}`}>
    <pre>
      <code>{text}</code>
    </pre>
    <p>Cause of {id}</p>
  </section>
);

it('hides entries that do not match and announces the number of matches', () => {
  render(
    <>
      {bar}
      <MessageFilter />
      {entry('one', 'checksum is invalid')}
      {entry('two', 'unknown package')}
    </>,
  );
  const hidden = () =>
    Array.from(document.querySelectorAll<HTMLElement>('section'), ({hidden: is}) => is);
  const type = (value: string) => fireEvent.input(field(), {target: {value}});

  type('unknown pack');
  expect(hidden()).toEqual([true, false]);
  expect(status()).toBe('1 of 2 entries matches');

  type('cause one');
  expect(hidden()).toEqual([false, true]);

  type('nothing of this');
  expect(hidden()).toEqual([true, true]);
  expect(status()).toBe('None of 2 entries match. Try fewer words, or search the whole site.');

  type('');
  expect(hidden()).toEqual([false, false]);
});

it('applies text that was typed before it was rendered, and filters messages that load later', () => {
  const {rerender} = render(bar);
  field().value = 'checksum';
  rerender(
    <>
      {bar}
      <MessageFilter />
      <div data-static-content />
    </>,
  );
  expect(status()).toContain('None of 0 entries match');
  const content = document.querySelector('[data-static-content]') as HTMLElement;
  content.innerHTML = '<section id="message-one"><code>checksum is invalid</code></section>';
  act(() => {
    content.dispatchEvent(new Event(CONTENT_SHOWN, {bubbles: true}));
  });
  expect(status()).toBe('1 of 1 entries matches');
});
