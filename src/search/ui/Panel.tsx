import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {type Filters, type Hit, PACKAGES_AREA} from '../answer';
import type {SearchData} from '../data';
import {RESULTS} from '../engine/ranking';
import {engineOf} from '../engines';
import {Failure} from './Failure';
import {matchedWords} from './hits';
import {NoResults} from './NoResults';
import {Results} from './Results';
import type {PanelState} from './SearchDialog';
import {StartScreen} from './StartScreen';
import {type PastSearch, pastSearch, Searches} from './storage';
import {useFilters} from './useFilters';
import {useLocalUrl} from './useLocalUrl';
import {usePackages, useSearchEngine} from './usePackages';
import {type SearchState, useSearch} from './useSearch';

/** The number of pages whose text is loaded before the reader scrolls the list. */
const FIRST_TEXTS = RESULTS.openPages;

export type PanelProps = {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  /** The ref in which the panel stores its handler for keys that are pressed in the dialog. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onQuery: (query: string) => void;
  onState: (state: PanelState) => void;
  onClose: () => void;
  /** Called when the reader opens a place, with its address and the matching words there. */
  onFollow: (url: string, words: readonly string[]) => void;
};

/**
 * Loads the data for the first answer.
 *
 * @public called by the search bar through an import that knip cannot follow
 */
export const warmUp = (data: SearchData, filters: Filters): Promise<void> =>
  engineOf(data).prepare(filters);

/** The part of the dialog below the field: past searches, results, or the reason why there are none. */
export default function Panel(props: PanelProps): ReactNode {
  const {query, field, keys, onQuery, onState, onClose, onFollow} = props;
  const data = usePluginData('search') as SearchData;
  const seeAll = `${useBaseUrl('/search')}?q=${encodeURIComponent(query)}`;
  const urlOf = useLocalUrl();
  const listId = `${useId()}-list`;
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [texts, setTexts] = useState(FIRST_TEXTS);
  const [attempt, setAttempt] = useState(0);
  const searches = useMemo(() => new Searches(data.indexName), [data.indexName]);

  const engine = useSearchEngine();
  const search = useSearch({engine, query, filters: useFilters(), texts, attempt});
  const {answer, status, fault, suggestions} = search;
  const answered = answer?.query ?? '';
  const packages = usePackages(query);
  const hits = useMemo(() => {
    const found = answer?.hits ?? [];
    // Below the pages, so that no row moves when the packages are added.
    const isAdded = ({id}: Hit) => answered === query && !found.some((hit) => hit.id === id);
    return [...found, ...packages.filter(isAdded)];
  }, [answer, answered, query, packages]);
  const view = viewOf(query, search, hits);
  const optionId = (index: number) => `${listId}-${index}`;
  const current = Math.min(active, hits.length - 1);
  const activeId = view === 'results' ? optionId(current) : undefined;

  // Before the next key, which may be Enter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is scrolled to its first hit
  useLayoutEffect(() => {
    setActive(0);
    setTexts(FIRST_TEXTS);
    list.current?.scrollTo(0, 0);
  }, [answered]);

  // Updated together with the list, so that screen readers never announce a missing option.
  useLayoutEffect(
    () => onState({status, ...(activeId && {listId, activeId})}),
    [onState, status, listId, activeId],
  );

  const choose = useCallback(
    (item: PastSearch, words: readonly string[] = []): void => {
      searches.add(item);
      onFollow(urlOf(item.url), words);
    },
    [searches, onFollow, urlOf],
  );
  const chooseHit = useCallback(
    (hit: Hit) => choose(pastSearch(hit), matchedWords(hit, query)),
    [choose, query],
  );
  const storeHit = useCallback((hit: Hit) => searches.add(pastSearch(hit)), [searches]);
  const readAll = useCallback(() => setTexts(Number.POSITIVE_INFINITY), []);

  function move(event: KeyboardEvent, step: number): void {
    event.preventDefault();
    if (view !== 'results') {
      moveFocus(event.currentTarget, step, field.current);
      return;
    }
    const next = (current + step + hits.length) % hits.length;
    field.current?.focus();
    readAll();
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({block: 'nearest'});
  }

  function enter(event: KeyboardEvent): void {
    event.preventDefault();
    const hit = view === 'results' && answered === query ? hits[current] : undefined;
    if (!hit) return;
    if (event.metaKey || event.ctrlKey) {
      storeHit(hit);
      window.open(urlOf(hit.url), '_blank', 'noopener');
      return;
    }
    // As a press on it does: the hit may be on another site.
    document.getElementById(optionId(current))?.click();
  }

  useImperativeHandle(keys, () => (event) => {
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter' && event.target === field.current) enter(event);
  });

  return (
    <>
      <div ref={list} className="DocSearch-Dropdown" onScroll={readAll}>
        {view === 'start' && (
          <StartScreen searches={searches} field={field} urlOf={urlOf} onChoose={choose} />
        )}
        {view === 'results' && answer && (
          <Results
            hits={hits}
            count={answer.count}
            listId={listId}
            optionId={optionId}
            active={current}
            seeAll={seeAll}
            urlOf={urlOf}
            onActive={setActive}
            onChoose={chooseHit}
            onElsewhere={storeHit}
            onClose={onClose}
          />
        )}
        {view === 'nothing' && (
          <NoResults query={answered} suggestions={suggestions} onSuggestion={onQuery} />
        )}
        {view === 'loading' && <p className="DocSearch-Help">Searching…</p>}
        {view === 'error' && fault && (
          <Failure
            fault={fault}
            query={query}
            onRetry={() => {
              setAttempt(attempt + 1);
              field.current?.focus();
            }}
          />
        )}
      </div>
      <div className="visually-hidden" role="status" aria-live="polite">
        {announcementOf(query, search, hits)}
      </div>
      <footer className="DocSearch-Footer">
        <ul className="DocSearch-Commands" aria-hidden="true">
          <li>
            <kbd>↵</kbd> to select
          </li>
          <li>
            <kbd>↑</kbd>
            <kbd>↓</kbd> to navigate
          </li>
          <li>
            <kbd>Esc</kbd> to close
          </li>
        </ul>
        {data.engine === 'algolia' && (
          <a
            className="DocSearch-Logo"
            href="https://www.algolia.com/developers/"
            target="_blank"
            rel="noreferrer"
          >
            Search by Algolia
          </a>
        )}
      </footer>
    </>
  );
}

/** The text for screen readers when the list changes. */
function announcementOf(
  query: string,
  {status, answer}: SearchState,
  shown: readonly Hit[],
): string {
  if (!query.trim()) return '';
  if (status === 'error') return 'Unable to fetch results';
  if (status === 'stalled') return 'Searching';
  if (!answer) return '';
  const {count, hits, query: answered} = answer;
  const results =
    hits.length === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}`;
  const packages = shown.filter(({area}) => area === PACKAGES_AREA).length;
  const also = packages > 0 ? ` and ${packages} ${packages === 1 ? 'package' : 'packages'}` : '';
  return `${results}${also} for ${answered}`;
}

/** The current view of the panel. */
function viewOf(
  query: string,
  {status, answer}: SearchState,
  hits: readonly Hit[],
): 'start' | 'error' | 'results' | 'nothing' | 'loading' {
  if (!query.trim()) return 'start';
  if (status === 'error') return 'error';
  if (!answer) return 'loading';
  return hits.length > 0 ? 'results' : 'nothing';
}

/** Moves the focus between the links of a view without options, and back to the field. */
function moveFocus(dialog: Element, step: number, field: HTMLElement | null): void {
  const links = dialog.querySelectorAll<HTMLElement>('.DocSearch-Dropdown a[href]');
  const stops = [field, ...links].filter((stop) => stop !== null);
  const current = stops.indexOf(document.activeElement as HTMLElement);
  stops[(current + step + stops.length) % stops.length]?.focus();
}
