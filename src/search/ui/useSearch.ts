import {useEffect, useState} from 'react';
import {
  type Answer,
  type Filters,
  type Hit,
  type SearchEngine,
  SearchError,
  type SearchFault,
} from '../answer';
import {NARROW_SCREEN, REST_MS, SNIPPET_WORDS, SNIPPET_WORDS_NARROW, STALL_MS} from '../limits';

/** The state of a search. */
export type SearchState = {
  /** `stalled`: it has taken longer than a reader expects. */
  status: 'idle' | 'stalled' | 'error';
  /** The latest answer; its hits are those of all pages of hits so far. */
  answer: Answer | null;
  /** Suggestions if there are no hits. */
  suggestions: string[];
  /** The reason, if the status is `error`. */
  fault: SearchFault | null;
};

const INITIAL: SearchState = {status: 'idle', answer: null, suggestions: [], fault: null};

/** The hits of the earlier pages, followed by the hits of an answer. */
function appended(before: Answer | null, {query, page, hits}: Answer): Hit[] {
  if (page === 0 || before?.query !== query) return hits;
  const known = new Set(hits.map(({id}) => id));
  return [...before.hits.filter(({id}) => !known.has(id)), ...hits];
}

/** The number of words in a snippet on this screen. */
function snippetWords(): number {
  return window.matchMedia(`(max-width: ${NARROW_SCREEN}px)`).matches
    ? SNIPPET_WORDS_NARROW
    : SNIPPET_WORDS;
}

export type SearchInput = {
  engine: SearchEngine;
  query: string;
  filters: Filters;
  /** The requested page of hits; earlier pages stay above it. */
  page?: number;
  /** The number of pages whose text is requested, for the snippets. */
  texts: number;
  /** Increased to try again. */
  attempt: number;
};

/**
 * Searches whenever the query changes. Answers to outdated queries are ignored. The current hits are kept while
 * the next ones load.
 */
export function useSearch(input: SearchInput): SearchState {
  const {engine, query, filters, page = 0, texts, attempt} = input;
  const [state, setState] = useState(INITIAL);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEffect(() => {
    if (!query.trim()) {
      setState(INITIAL);
      return undefined;
    }
    let isCurrent = true;
    let isAnswered = false;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const after = (milliseconds: number, work: () => unknown) =>
      timers.push(setTimeout(work, milliseconds));
    const update = (next: (before: SearchState) => SearchState) => isCurrent && setState(next);

    const search = async (wanted: number, of = page): Promise<Answer> => {
      const request = {query, filters, page: of, snippetWords: snippetWords()};
      const answer = await engine.search(request, wanted);
      isAnswered = true;
      update(({answer: before}) => {
        return {...INITIAL, answer: {...answer, hits: appended(before, answer)}};
      });
      return answer;
    };
    const searchFirst = async () => {
      try {
        // The snippets of the page before may not be there yet.
        if (engine.addsTexts && page > 0) await search(texts, page - 1).catch(() => undefined);
        const {hits} = await search(engine.addsTexts ? 0 : texts);
        if (hits.length === 0) {
          const suggestions = await engine.suggest(query, filters);
          update((before) => ({...before, suggestions}));
        } else if (engine.addsTexts && isCurrent) {
          // The hits are shown; missing snippets are not an error.
          after(REST_MS, () => search(texts).catch(() => undefined));
        }
      } catch (error) {
        const fault = error instanceof SearchError ? error.fault : 'unreachable';
        isAnswered = true;
        update((before) => ({...before, status: 'error', fault}));
      }
    };

    // An answer usually comes before the next frame, so nothing is rendered before it.
    update((before) => (before.status === 'idle' ? before : {...before, status: 'idle'}));
    after(STALL_MS, () =>
      update((before) => (isAnswered ? before : {...before, status: 'stalled'})),
    );
    void searchFirst();
    return () => {
      isCurrent = false;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [engine, query, filters, page, texts, attempt]);

  return state;
}
