// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const location = {search: ''};
vi.mock('@docusaurus/router', () => ({useLocation: () => location}));

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
