import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import {type Query, readQuery, writeQuery} from './filters';

/** How long typing has to rest before the address follows, in milliseconds. */
const REST = 250;

/** What a change is: typing goes on in one entry of the history, a choice makes an entry. */
export type Change = 'typing' | 'choice';

/**
 * The search of the page, which its address has too: a change writes the address, and going back
 * and forward brings the search back.
 */
export function useQuery(isBrowser: boolean): [Query, (query: Query, change: Change) => void] {
  const {search, pathname} = useLocation();
  const history = useHistory();
  // The page that the build wrote asks for nothing, whatever its address says.
  const [query, setQuery] = useState(() => readQuery(isBrowser ? search : ''));
  const written = useRef(isBrowser ? search : '');
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isBrowser || written.current === search) return;
    clearTimeout(timer.current);
    written.current = search;
    isTyping.current = false;
    setQuery(readQuery(search));
  }, [search, isBrowser]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (next: Query, kind: Change) => {
      setQuery(next);
      clearTimeout(timer.current);
      const write = () => {
        const address = writeQuery(next);
        if (address === written.current) return;
        const goesOn = kind === 'typing' && isTyping.current;
        isTyping.current = kind === 'typing';
        written.current = address;
        history[goesOn ? 'replace' : 'push'](pathname + address);
      };
      if (kind === 'typing') timer.current = setTimeout(write, REST);
      else write();
    },
    [history, pathname],
  );

  return [query, change];
}
