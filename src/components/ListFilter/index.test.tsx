// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {CONTENT_SHOWN} from '../../events';
import {serveFilters} from './serve';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));

const {default: ListFilter} = await import('./index');

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it('shows all entries initially, then only those with all words, without the app', () => {
  const {container} = render(
    <>
      <ListFilter label="Filter the fields" entries="#list>li" />
      <ul id="list">
        <li>checksum.enabled: Verifies</li>
        <li>packages[].name: the name</li>
      </ul>
    </>,
  );
  // Runs like an inline script in a browser, without access to modules.
  new Function(container.querySelector('script')?.textContent ?? '')();
  const hidden = () => screen.getAllByRole('listitem', {hidden: true}).map((each) => each.hidden);
  const type = (value: string) =>
    fireEvent.input(screen.getByRole('searchbox', {name: 'Filter the fields'}), {target: {value}});
  const status = screen.getByRole('status');
  expect(hidden()).toEqual([false, false]);
  expect(status.textContent).toBe('');

  type('VERIFIES check');
  expect(hidden()).toEqual([false, true]);
  expect(status.textContent).toBe('1 of 2 entries matches');

  type('nothing: a&b');
  expect(hidden()).toEqual([true, true]);
  expect(status.textContent).toBe(
    'None of 2 entries match. Try fewer words, or search the whole site.',
  );
  const search = screen.getByRole('link', {name: 'search the whole site'});
  expect(search.closest('[role=status]')).toBe(status);
  expect(search.getAttribute('href')).toBe('/search?q=nothing%3A+a%26b');

  // Cut within a character.
  type(`${'x'.repeat(999)}🙂`.repeat(100));
  expect(status.querySelector('a')?.search).toBe(`?q=${'x'.repeat(999)}%EF%BF%BD`);

  type(' ');
  expect(hidden()).toEqual([false, false]);
  expect(status.textContent).toBe('');
});

it('clears the field if a link, the history, or the app leads to a hidden place', () => {
  Element.prototype.scrollIntoView = vi.fn();
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return {length: this.closest('[hidden]') ? 0 : 1} as DOMRectList;
  });
  render(
    <>
      <ListFilter label="Filter" entries="#list>li" />
      <ul id="list">
        <li id="one">one</li>
        <li id="two">two</li>
      </ul>
      <a href="#one">to one</a>
      <a href="#two">to two</a>
      <a href="/other#two">to another page</a>
    </>,
  );
  serveFilters();
  // jsdom does not navigate.
  document.addEventListener('click', (event) => event.preventDefault());
  const field = screen.getByRole('searchbox', {name: 'Filter'}) as HTMLInputElement;
  /** The text of the field after something has happened while only the first entry is shown. */
  const after = (act: () => void) => {
    fireEvent.input(field, {target: {value: 'one'}});
    act();
    return field.value;
  };
  const click = (name: string, init = {}) =>
    fireEvent.click(screen.getByRole('link', {name}), init);
  const go = (hash: string, event: Event) => {
    history.replaceState(null, '', hash);
    const target = event.type === 'hashchange' ? window : event.bubbles ? document.body : document;
    target.dispatchEvent(event);
  };
  expect(after(() => click('to one'))).toBe('one');
  expect(after(() => click('to another page'))).toBe('one');
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(after(() => click('to two', {[key]: true}))).toBe('one');
  }
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  expect(after(() => click('to two'))).toBe('');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(after(() => click('to two'))).toBe('');

  go('#one', new Event('hashchange'));
  expect(after(() => go('#two', new Event('hashchange')))).toBe('');
  // The app starts.
  expect(after(() => go('#two', new Event(CONTENT_SHOWN)))).toBe('one');
  expect(after(() => go('#one', new Event(CONTENT_SHOWN)))).toBe('one');
  expect(after(() => go('#two', new Event(CONTENT_SHOWN)))).toBe('');
  // A link or a hit of search leads to the same place again.
  expect(after(() => go('#two', new Event(CONTENT_SHOWN)))).toBe('');
  // Other content of the page is shown.
  expect(after(() => go('#two', new Event(CONTENT_SHOWN, {bubbles: true})))).toBe('one');
});
