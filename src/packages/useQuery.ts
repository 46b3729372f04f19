import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';
import {REST_MS} from '../search/limits';
import {type Filter, type Query, readQuery, writeQuery} from './filters';

/**
 * The kind of a change. Typing, and values of a filter while it has the focus, replace the history entry that the first
 * of them adds: with the keyboard, each key chooses another value. A choice always adds an entry.
 */
export type Change = 'typing' | Filter | 'choice';

/**
 * The search of the page, synchronized with the URL: a change writes the URL, and the back and
 * forward buttons restore the search. `purposes` are the ids of all purposes.
 *
 * The URL is written without the router, which would move the focus to the top of the page.
 */
export function useQuery(
  isBrowser: boolean,
  purposes: readonly string[],
): [Query, (query: Query, change: Change) => void] {
  const location = useLocation();
  // The prerendered page shows an empty search, whatever its URL contains.
  const [query, setQuery] = useState(() => readQuery(isBrowser ? location.search : '', purposes));
  const written = useRef(isBrowser ? location.search : undefined);
  /** The kind of the last change of the history entry. */
  const last = useRef<Change>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Writes the URL of the last change, unless it is already written. */
  const latest = useRef<() => void>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation, also to the same URL
  useEffect(() => {
    const {search} = window.location;
    if (!isBrowser || written.current === search) return;
    const isFirst = written.current === undefined;
    clearTimeout(timer.current);
    latest.current = undefined;
    written.current = search;
    last.current = undefined;
    const found = readQuery(search, purposes);
    // Text that was typed before the app ran stays.
    if (isFirst && query.q) change({...found, q: query.q, page: 1}, 'typing');
    else setQuery(found);
  }, [location, isBrowser]);

  useEffect(() => {
    // Before a link is followed, which adds another entry to the history.
    const flush = () => latest.current?.();
    const leaveFilter = () => {
      if (last.current !== 'typing') last.current = undefined;
    };
    document.addEventListener('click', flush, true);
    document.addEventListener('focusout', leaveFilter);
    return () => {
      document.removeEventListener('click', flush, true);
      document.removeEventListener('focusout', leaveFilter);
      clearTimeout(timer.current);
    };
  }, []);

  const change = (next: Query, kind: Change) => {
    setQuery(next);
    clearTimeout(timer.current);
    const write = () => {
      const address = writeQuery(next);
      if (address === written.current) return;
      const goesOn = kind !== 'choice' && kind === last.current;
      last.current = kind;
      written.current = address;
      const {history, location: now} = window;
      if (goesOn) history.replaceState(history.state, '', now.pathname + address);
      else history.pushState(null, '', now.pathname + address);
    };
    latest.current = write;
    if (kind === 'typing') timer.current = setTimeout(write, REST_MS);
    else write();
  };

  return [query, change];
}
