// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const location = {search: ''};
// A new object for each rendering, as after a navigation.
vi.mock('@docusaurus/router', () => ({useLocation: () => ({...location})}));

const {useQuery} = await import('./useQuery');

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/packages/');
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

/** Types a search into the page, and returns it. */
function type(q: string) {
  const {result} = renderHook(() => useQuery(true, []));
  const [query, change] = result.current;
  act(() => change({...query, q}, 'typing'));
  return result;
}

it('writes the URL when the reader pauses', () => {
  const result = type('rg');
  expect(result.current[0].q).toBe('rg');
  expect(window.location.search).toBe('');
  vi.runAllTimers();
  expect(window.location.search).toBe('?q=rg');
});

it('writes the URL once, before a link is followed', () => {
  type('rg');
  document.body.click();
  expect(window.location.search).toBe('?q=rg');
  history.pushState(null, '', '/packages/BurntSushi/ripgrep');
  vi.runAllTimers();
  expect(window.location.search).toBe('');
});

it('does not write a search that a navigation has replaced', () => {
  const {result, rerender, unmount} = renderHook(() => useQuery(true, []));
  act(() => result.current[1]({...result.current[0], q: 'rg'}, 'typing'));
  history.pushState(null, '', '/packages/?q=jq');
  rerender();
  document.body.click();
  vi.runAllTimers();
  expect(window.location.search).toBe('?q=jq');
  expect(result.current[0].q).toBe('jq');
  act(() => result.current[1]({...result.current[0], q: 'rg'}, 'typing'));
  unmount();
  history.pushState(null, '', '/docs/');
  vi.runAllTimers();
  expect(window.location.search).toBe('');
});

it('adds one entry to the history for the values of a filter while it has the focus', () => {
  const {result} = renderHook(() => useQuery(true, []));
  /** The number of entries that the choice of a value adds. */
  const added = (filter: 'kind' | 'platform', value: string) => {
    const before = history.length;
    act(() => result.current[1]({...result.current[0], [filter]: value}, filter));
    expect(new URLSearchParams(window.location.search).get(filter)).toBe(value);
    return history.length - before;
  };
  expect(added('kind', 'http')).toBe(1);
  expect(added('kind', 'go')).toBe(0);
  document.body.dispatchEvent(new FocusEvent('focusout', {bubbles: true}));
  expect(added('kind', 'cargo')).toBe(1);
  expect(added('platform', 'linux/amd64')).toBe(1);
  expect(added('platform', 'linux/arm64')).toBe(0);
});

it('adds text that was typed before the app ran to the search in the URL', () => {
  history.replaceState(null, '', '/packages/?kind=http&page=2');
  location.search = window.location.search;
  const {result, rerender} = renderHook(({isBrowser}) => useQuery(isBrowser, []), {
    initialProps: {isBrowser: false},
  });
  // As PackageSearch does after it has hydrated the page, when Docusaurus tells it that it runs in a browser.
  act(() => {
    result.current[1]({...result.current[0], q: 'rg'}, 'typing');
    rerender({isBrowser: true});
  });
  expect(result.current[0]).toMatchObject({q: 'rg', kind: 'http', page: 1});
  vi.runAllTimers();
  expect(window.location.search).toBe('?q=rg&kind=http');
  location.search = '';
});

it('shows the search in the URL when the app runs', () => {
  history.replaceState(null, '', '/packages/?q=jq&page=2');
  location.search = window.location.search;
  const {result, rerender} = renderHook(({isBrowser}) => useQuery(isBrowser, []), {
    initialProps: {isBrowser: false},
  });
  expect(result.current[0].q).toBe('');
  rerender({isBrowser: true});
  expect(result.current[0]).toMatchObject({q: 'jq', page: 2});
  location.search = '';
});
