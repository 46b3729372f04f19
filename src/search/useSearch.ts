import {useEffect, useReducer, useRef} from 'react';
import {
  IndexError,
  requestFor,
  type SearchClient,
  type SearchHit,
  type SearchResult,
} from './client';
import type {FacetFilters} from './engine';
import {NARROW_SCREEN, SNIPPET_WORDS, SNIPPET_WORDS_NARROW, STALL_MS} from './limits';

/** The states of a search, section 4 of the specification. */
export type Status = 'idle' | 'loading' | 'stalled' | 'error';

export type SearchState = {
  status: Status;
  /** The query that `result` answers. */
  answered: string;
  result: SearchResult | null;
  hits: SearchHit[];
  /** With status `error`: there is no index at all. */
  isMissing: boolean;
};

type Action =
  | {type: 'reset'}
  | {type: 'loading'}
  | {type: 'stalled'}
  | {type: 'answer'; query: string; result: SearchResult; append: boolean}
  | {type: 'error'; isMissing: boolean};

export const INITIAL: SearchState = {
  status: 'idle',
  answered: '',
  result: null,
  hits: [],
  isMissing: false,
};

/** The next state. Hits stay while the next ones are on their way. */
export function reduce(state: SearchState, action: Action): SearchState {
  switch (action.type) {
    case 'reset':
      return INITIAL;
    case 'loading':
      return {...state, status: 'loading'};
    case 'stalled':
      return state.status === 'loading' ? {...state, status: 'stalled'} : state;
    case 'answer': {
      const before = action.append
        ? state.hits.slice(0, action.result.page * action.result.hitsPerPage)
        : [];
      return {
        status: 'idle',
        answered: action.query,
        result: action.result,
        hits: [...before, ...action.result.hits],
        isMissing: false,
      };
    }
    case 'error':
      return {...state, status: 'error', isMissing: action.isMissing};
  }
}

/** How many words a snippet has on this screen. */
function snippetWords(): number {
  return window.matchMedia(`(max-width: ${NARROW_SCREEN}px)`).matches
    ? SNIPPET_WORDS_NARROW
    : SNIPPET_WORDS;
}

export type SearchInput = {
  client: SearchClient;
  query: string;
  indexName: string;
  facetFilters: FacetFilters;
  /** The page of hits wanted; earlier ones stay above it. */
  page?: number;
  /** Of how many pages the text is wanted, for the snippets. */
  texts: number;
  /** Raised to try again. */
  attempt: number;
};

/** How long typing has to rest before texts are fetched for the snippets. */
const TEXTS_AFTER_MS = 250;

/** Searches for a query as it changes. Answers that come after a newer question are dropped. */
export function useSearch({
  client,
  query,
  indexName,
  facetFilters,
  page = 0,
  texts,
  attempt,
}: SearchInput): SearchState {
  const [state, dispatch] = useReducer(reduce, INITIAL);
  const facets = useRef(facetFilters);
  facets.current = facetFilters;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEffect(() => {
    if (!query.trim()) {
      dispatch({type: 'reset'});
      return undefined;
    }
    let isCurrent = true;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const request = requestFor(query, {
      indexName,
      snippetWords: snippetWords(),
      facetFilters: facets.current,
      page,
    });
    const search = (wanted: number) =>
      client.search({requests: [request]}, {texts: wanted}).then(({results}) => {
        const result = results[0];
        if (!result) throw new Error('no result');
        if (isCurrent) dispatch({type: 'answer', query, result, append: page > 0});
      });
    dispatch({type: 'loading'});
    timers.push(setTimeout(() => dispatch({type: 'stalled'}), STALL_MS));
    // Not in the task of the key itself: that one ends with the letter on the screen.
    timers.push(
      setTimeout(() => {
        search(client.addsTexts ? 0 : texts).then(
          () => {
            if (!client.addsTexts || !isCurrent) return;
            const complete = () => {
              search(texts).catch(() => {
                // The hits are there; only their snippets are not.
              });
            };
            timers.push(setTimeout(complete, TEXTS_AFTER_MS));
          },
          (error: unknown) => {
            const isMissing = error instanceof IndexError && error.isMissing;
            if (isCurrent) dispatch({type: 'error', isMissing});
          },
        );
      }, 0),
    );
    return () => {
      isCurrent = false;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client, query, indexName, page, texts, attempt]);

  return state;
}
