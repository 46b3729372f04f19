import {useEffect, useReducer} from 'react';
import {
  type Answer,
  type Filters,
  type Hit,
  type SearchEngine,
  SearchError,
  type SearchFault,
} from '../answer';
import {NARROW_SCREEN, REST_MS, SNIPPET_WORDS, SNIPPET_WORDS_NARROW, STALL_MS} from '../limits';

/** The states of a search. `stalled`: it has taken longer than a reader expects. */
type Status = 'idle' | 'loading' | 'stalled' | 'error';

export type SearchState = {
  status: Status;
  /** The latest answer; its hits are those of all pages of hits so far. */
  answer: Answer | null;
  /** What to try instead, when there are no hits. */
  suggestions: string[];
  /** With status `error`: why. */
  fault: SearchFault | null;
};

type Action =
  | {type: 'reset'}
  | {type: 'loading'}
  | {type: 'stalled'}
  | {type: 'answer'; answer: Answer}
  | {type: 'suggestions'; suggestions: string[]}
  | {type: 'error'; fault: SearchFault};

const INITIAL: SearchState = {status: 'idle', answer: null, suggestions: [], fault: null};

/** The hits of an answer below those of the pages before it. */
function appended(before: Answer | null, {query, page, hits}: Answer): Hit[] {
  if (page === 0 || before?.query !== query) return hits;
  const known = new Set(hits.map(({id}) => id));
  return [...before.hits.filter(({id}) => !known.has(id)), ...hits];
}

/** The next state. Hits stay while the next ones are on their way. */
function reduce(state: SearchState, action: Action): SearchState {
  switch (action.type) {
    case 'reset':
      return INITIAL;
    case 'loading':
      return {...state, status: 'loading'};
    case 'stalled':
      return state.status === 'loading' ? {...state, status: 'stalled'} : state;
    case 'answer': {
      const hits = appended(state.answer, action.answer);
      return {...INITIAL, answer: {...action.answer, hits}};
    }
    case 'suggestions':
      return {...state, suggestions: action.suggestions};
    case 'error':
      return {...state, status: 'error', fault: action.fault};
  }
}

/** How many words a snippet has on this screen. */
function snippetWords(): number {
  return window.matchMedia(`(max-width: ${NARROW_SCREEN}px)`).matches
    ? SNIPPET_WORDS_NARROW
    : SNIPPET_WORDS;
}

export type SearchInput = {
  engine: SearchEngine;
  query: string;
  filters: Filters;
  /** The page of hits wanted; earlier ones stay above it. */
  page?: number;
  /** Of how many pages the text is wanted, for the snippets. */
  texts: number;
  /** Raised to try again. */
  attempt: number;
};

/** Searches for a query as it changes. Answers that come after a newer question are dropped. */
export function useSearch(input: SearchInput): SearchState {
  const {engine, query, filters, page = 0, texts, attempt} = input;
  const [state, dispatch] = useReducer(reduce, INITIAL);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEffect(() => {
    if (!query.trim()) {
      dispatch({type: 'reset'});
      return undefined;
    }
    let isCurrent = true;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const after = (milliseconds: number, work: () => unknown) =>
      timers.push(setTimeout(work, milliseconds));
    const show = (action: Action) => isCurrent && dispatch(action);

    const search = async (wanted: number): Promise<Answer> => {
      const request = {query, filters, page, snippetWords: snippetWords()};
      const answer = await engine.search(request, wanted);
      show({type: 'answer', answer});
      return answer;
    };
    const searchFirst = async () => {
      try {
        const {hits} = await search(engine.addsTexts ? 0 : texts);
        if (hits.length === 0) {
          show({type: 'suggestions', suggestions: await engine.suggest(query, filters)});
        } else if (engine.addsTexts && isCurrent) {
          // The hits are there: that their snippets cannot be had is no error.
          after(REST_MS, () => search(texts).catch(() => undefined));
        }
      } catch (error) {
        show({type: 'error', fault: error instanceof SearchError ? error.fault : 'unreachable'});
      }
    };

    dispatch({type: 'loading'});
    after(STALL_MS, () => show({type: 'stalled'}));
    // Not in the task of the key itself: that one ends with the letter on the screen.
    after(0, searchFirst);
    return () => {
      isCurrent = false;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [engine, query, filters, page, texts, attempt]);

  return state;
}
