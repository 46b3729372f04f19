import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type {SearchHit} from './client';
import {clientOf} from './clients';
import type {SearchData} from './data';
import {faceOf, groupHits, isChild, localUrl, nameOf, trailOf} from './hits';
import {ClockIcon, CloseIcon, HeadingIcon, PageIcon, SearchIcon, StarIcon, TextIcon} from './icons';
import {QUERY_LIMIT} from './limits';
import {Marked} from './Marked';
import {MissingIndex} from './MissingIndex';
import {PageLink} from './PageLink';
import {capQuery, condense} from './query';
import {Searches, type StoredSearch} from './storage';
import {loadStylesheet} from './stylesheet';
import {useFacetFilters} from './useFacetFilters';
import {useSearch} from './useSearch';

/** Of how many pages the text is fetched before the reader goes down the list. */
const FIRST_TEXTS = 4;
const ISSUES = 'https://github.com/aquaproj/aquaproj.github.io/issues/new';

/** Fetches what the first answer needs. */
export function warmUp(data: SearchData): Promise<unknown> {
  loadStylesheet();
  return clientOf(data).prepare?.() ?? Promise.resolve();
}

/** Resolves when the dialog can be shown: without its style sheet it would stand below the page. */
export const styled = loadStylesheet;

export type SearchDialogProps = {
  initialQuery: string;
  onClose: () => void;
  /** Called when the dialog is gone and the page can be used again. */
  onClosed: () => void;
};

/**
 * The search dialog: DocSearch's, with its names of classes and of storage, written anew for the sake
 * of what DocSearch's markup cannot be given from outside: a named modal dialog, options without
 * buttons inside them, announcements, and a way to try again.
 */
export default function SearchDialog({
  initialQuery,
  onClose,
  onClosed,
}: SearchDialogProps): ReactNode {
  const data = usePluginData('search') as SearchData;
  const {siteConfig} = useDocusaurusContext();
  const searchPage = useBaseUrl('/search');
  const history = useHistory();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const [query, setQuery] = useState(() => capQuery(initialQuery));
  const [active, setActive] = useState(0);
  const [texts, setTexts] = useState(FIRST_TEXTS);
  const [attempt, setAttempt] = useState(0);
  const searches = useMemo(() => new Searches(data.indexName), [data.indexName]);
  const [, setChanges] = useState(0);

  const client = clientOf(data);
  const state = useSearch({
    client,
    query,
    indexName: data.indexName,
    facetFilters: useFacetFilters(),
    texts,
    attempt,
  });
  const {hits, status, result, answered} = state;
  const hasQuery = query.trim() !== '';
  const isList = hasQuery && status !== 'error' && hits.length > 0;
  const isEmpty = hasQuery && status !== 'error' && hits.length === 0 && result !== null;
  const activeId = isList ? `${id}-option-${Math.min(active, hits.length - 1)}` : undefined;
  const seeAll = `${searchPage}?q=${encodeURIComponent(query)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens
  useEffect(() => {
    const others = Array.from(document.body.children).filter(
      (child) => !child.contains(container.current),
    );
    const shut = others.filter((child) => !child.hasAttribute('inert'));
    for (const child of shut) child.setAttribute('inert', '');
    const gap = window.innerWidth - document.documentElement.clientWidth;
    document.body.classList.add('DocSearch--active');
    document.body.style.overflow = 'hidden';
    document.body.style.paddingRight = gap > 0 ? `${gap}px` : '';
    // What was selected on the page is only a proposal: the next key replaces it.
    const isProposal = query !== '' && window.getSelection()?.toString().trim().startsWith(query);
    input.current?.focus({preventScroll: true});
    if (isProposal) input.current?.select();
    return () => {
      for (const child of shut) child.removeAttribute('inert');
      document.body.classList.remove('DocSearch--active');
      document.body.style.overflow = '';
      document.body.style.paddingRight = '';
      onClosed();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is read from its first hit
  useEffect(() => {
    setActive(0);
    setTexts(FIRST_TEXTS);
    if (list.current) list.current.scrollTop = 0;
  }, [answered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option moved
  useEffect(() => {
    const option = activeId && document.getElementById(activeId);
    if (option && active > 0) option.scrollIntoView({block: 'nearest'});
  }, [active]);

  function move(step: number): void {
    if (hits.length === 0) return;
    setTexts(Number.POSITIVE_INFINITY);
    setActive((active + step + hits.length) % hits.length);
  }

  const choose = useCallback(
    (item: SearchHit | StoredSearch): void => {
      searches.add(item);
      onClose();
    },
    [searches, onClose],
  );

  function linkOf(item: SearchHit | StoredSearch): string {
    return localUrl(item.url, siteConfig.url, window.location.origin);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isInput = event.target === input.current;
    if (event.key === 'Tab') {
      keepFocus(event, container.current);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      event.preventDefault();
      if (isList) {
        input.current?.focus();
        move(step);
      } else {
        moveFocus(container.current, step, input.current);
      }
    } else if (event.key === 'Enter' && isInput && !event.nativeEvent.isComposing) {
      const hit = isList && answered === query ? hits[active] : undefined;
      event.preventDefault();
      if (!hit) return;
      if (event.metaKey || event.ctrlKey) {
        searches.add(hit);
        window.open(linkOf(hit), '_blank', 'noopener');
      } else {
        choose(hit);
        history.push(linkOf(hit));
      }
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    const field = event.currentTarget;
    const around = query.length - ((field.selectionEnd ?? 0) - (field.selectionStart ?? 0));
    // The field would cut a long line at its 64th character, most often before its message.
    if (around > 0 || (pasted.length <= QUERY_LIMIT && !/\n/.test(pasted))) return;
    event.preventDefault();
    setQuery(capQuery(pasted.length > QUERY_LIMIT ? pasted : condense(pasted)));
  }

  const announcement = announce({
    hasQuery,
    status,
    count: result?.nbHits ?? 0,
    query: answered,
    isEmpty,
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the dialog closes it, as Escape does
    <div
      ref={container}
      className={[
        'DocSearch DocSearch-Container',
        status === 'stalled' && 'DocSearch-Container--Stalled',
        status === 'error' && 'DocSearch-Container--Errored',
      ]
        .filter(Boolean)
        .join(' ')}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The click shall not take the focus from where it is returned to.
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div role="dialog" aria-modal="true" aria-label="Search" className="DocSearch-Modal">
        <header className="DocSearch-SearchBar">
          {/* biome-ignore lint/a11y/useSemanticElements: the dialog's form is what DocSearch calls it */}
          <form
            role="search"
            className="DocSearch-Form"
            onSubmit={(event) => event.preventDefault()}
          >
            <span className="DocSearch-MagnifierLabel">
              <SearchIcon />
            </span>
            <span className="DocSearch-LoadingIndicator" aria-hidden="true" />
            <input
              ref={input}
              className="DocSearch-Input"
              type="search"
              role="combobox"
              aria-label="Search"
              aria-autocomplete="list"
              aria-expanded={isList}
              aria-controls={isList ? `${id}-list` : undefined}
              aria-activedescendant={activeId}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              placeholder="Search docs"
              maxLength={QUERY_LIMIT}
              value={query}
              onChange={(event) => setQuery(capQuery(event.target.value))}
              onPaste={onPaste}
            />
            {query !== '' && (
              <button
                type="button"
                className="DocSearch-Reset"
                aria-label="Clear the query"
                onClick={() => {
                  setQuery('');
                  input.current?.focus();
                }}
              >
                Clear
              </button>
            )}
          </form>
          <button
            type="button"
            className="DocSearch-Cancel"
            aria-label="Close search"
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </header>

        <div
          className="DocSearch-Dropdown"
          ref={list}
          onScroll={() => isList && setTexts(Number.POSITIVE_INFINITY)}
        >
          {!hasQuery && (
            <StartScreen
              searches={searches}
              linkOf={linkOf}
              onChoose={choose}
              onChange={() => {
                setChanges((count) => count + 1);
                input.current?.focus();
              }}
            />
          )}

          {isList && (
            <>
              <div
                id={`${id}-list`}
                role="listbox"
                aria-label="Results"
                className="DocSearch-Dropdown-Container"
              >
                {groupHits(hits).map((group) => (
                  // biome-ignore lint/a11y/useSemanticElements: a group of options
                  <div
                    key={group.hits[0]?.index}
                    role="group"
                    aria-labelledby={`${id}-group-${group.hits[0]?.index}`}
                    className="DocSearch-Hits"
                  >
                    <div
                      id={`${id}-group-${group.hits[0]?.index}`}
                      role="presentation"
                      className="DocSearch-Hit-source"
                    >
                      {group.area}
                    </div>
                    {group.hits.map(({hit, index}) => (
                      <Option
                        key={hit.objectID}
                        id={`${id}-option-${index}`}
                        hit={hit}
                        isActive={index === Math.min(active, hits.length - 1)}
                        isChild={isChild(hits, index)}
                        url={linkOf(hit)}
                        index={index}
                        onActive={setActive}
                        onChoose={choose}
                      />
                    ))}
                  </div>
                ))}
              </div>
              <div className="DocSearch-HitsFooter">
                <PageLink to={seeAll} onFollow={onClose}>
                  See all {result?.nbHits ?? hits.length} results
                </PageLink>
              </div>
            </>
          )}

          {isEmpty && (
            <NoResults
              query={answered}
              suggestions={client.suggest?.(answered) ?? []}
              onSuggestion={(suggestion) => {
                setQuery(suggestion);
                input.current?.focus();
              }}
            />
          )}

          {hasQuery && status === 'error' && (
            <div className="DocSearch-ErrorScreen">
              {state.isMissing && process.env.NODE_ENV === 'development' ? (
                <MissingIndex />
              ) : (
                <>
                  <p className="DocSearch-Title">Unable to fetch results</p>
                  <p className="DocSearch-Help">You might want to check your network connection.</p>
                </>
              )}
              <button
                type="button"
                className="DocSearch-Prefill DocSearch-Retry"
                onClick={() => {
                  setAttempt(attempt + 1);
                  input.current?.focus();
                }}
              >
                Try again
              </button>
            </div>
          )}
        </div>

        <div className="DocSearch-Announcement" role="status" aria-live="polite">
          {announcement}
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
      </div>
    </div>
  );
}

/** What a screen reader is told when the list changes. */
function announce(now: {
  hasQuery: boolean;
  status: string;
  count: number;
  query: string;
  isEmpty: boolean;
}): string {
  if (!now.hasQuery) return '';
  if (now.status === 'error') {
    return 'Unable to fetch results. You might want to check your network connection.';
  }
  if (now.status === 'stalled') return 'Searching';
  if (now.isEmpty) return `No results for ${now.query}`;
  if (now.count === 0) return '';
  return `${now.count} ${now.count === 1 ? 'result' : 'results'} for ${now.query}`;
}

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input:not([disabled])';

/** Keeps the focus inside, from the last element to the first and back. */
function keepFocus(event: KeyboardEvent, container: HTMLElement | null): void {
  const all = Array.from(container?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []).filter(
    (element) => element.offsetParent !== null,
  );
  const first = all[0];
  const last = all.at(-1);
  const from = event.shiftKey ? first : last;
  if (document.activeElement === from || !container?.contains(document.activeElement)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** Moves the focus along the links of the start screen, and back to the field. */
function moveFocus(container: HTMLElement | null, step: number, field: HTMLElement | null): void {
  const links = Array.from(
    container?.querySelectorAll<HTMLElement>('.DocSearch-Dropdown a[href]') ?? [],
  );
  const stops = [field, ...links].filter((stop) => stop !== null);
  const current = stops.indexOf(document.activeElement as HTMLElement);
  stops[(current + step + stops.length) % stops.length]?.focus();
}

const Option = memo(function Option({
  id,
  hit,
  index,
  isActive,
  isChild: isBelow,
  url,
  onActive,
  onChoose,
}: {
  id: string;
  hit: SearchHit;
  index: number;
  isActive: boolean;
  isChild: boolean;
  url: string;
  onActive: (index: number) => void;
  onChoose: (hit: SearchHit) => void;
}): ReactNode {
  const {title, detail} = faceOf(hit);
  const Icon = hit.type === 'content' ? TextIcon : hit.type === 'lvl1' ? PageIcon : HeadingIcon;
  return (
    <div
      role="presentation"
      className={isBelow ? 'DocSearch-Hit DocSearch-Hit--Child' : 'DocSearch-Hit'}
    >
      <PageLink
        to={url}
        id={id}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onMouseMove={() => !isActive && onActive(index)}
        onFollow={() => onChoose(hit)}
      >
        <span className="DocSearch-Hit-icon">
          <Icon />
        </span>
        <span className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">
            <Marked value={title} />
          </span>{' '}
          {detail && (
            <span className="DocSearch-Hit-path">
              <Marked value={detail} />
            </span>
          )}
        </span>
      </PageLink>
    </div>
  );
});

function StartScreen({
  searches,
  linkOf,
  onChoose,
  onChange,
}: {
  searches: Searches;
  linkOf: (item: StoredSearch) => string;
  onChoose: (item: StoredSearch) => void;
  onChange: () => void;
}): ReactNode {
  const {recent, favorites} = searches;
  if (recent.length === 0 && favorites.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">No recent searches</p>
      </div>
    );
  }
  const section = (title: string, items: StoredSearch[], isFavorite: boolean) =>
    items.length > 0 && (
      <section className="DocSearch-Hits">
        <h2 className="DocSearch-Hit-source">{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={item.url} className="DocSearch-Hit">
              <PageLink to={linkOf(item)} onFollow={() => onChoose(item)}>
                <span className="DocSearch-Hit-icon">
                  {isFavorite ? <StarIcon /> : <ClockIcon />}
                </span>
                <span className="DocSearch-Hit-content-wrapper">
                  <span className="DocSearch-Hit-title">{nameOf(item)}</span>{' '}
                  <span className="DocSearch-Hit-path">
                    {[item.hierarchy.lvl0, ...trailOf(item)].filter(Boolean).join(' › ')}
                  </span>
                </span>
              </PageLink>
              {!isFavorite && (
                <button
                  type="button"
                  className="DocSearch-Hit-action-button"
                  aria-label={`Save this search: ${nameOf(item)}`}
                  title="Save this search"
                  onClick={() => {
                    searches.favor(item);
                    onChange();
                  }}
                >
                  <StarIcon />
                </button>
              )}
              <button
                type="button"
                className="DocSearch-Hit-action-button"
                aria-label={`Remove this search from ${isFavorite ? 'favorites' : 'history'}: ${nameOf(item)}`}
                title={`Remove this search from ${isFavorite ? 'favorites' : 'history'}`}
                onClick={() => {
                  searches.remove(item);
                  onChange();
                }}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {section('Recent', recent, false)}
      {section('Favorite', favorites, true)}
    </>
  );
}

function NoResults({
  query,
  suggestions,
  onSuggestion,
}: {
  query: string;
  suggestions: string[];
  onSuggestion: (suggestion: string) => void;
}): ReactNode {
  const report = `${ISSUES}?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`;
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        No results for "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => onSuggestion(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a href={report} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
