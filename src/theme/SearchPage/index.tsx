import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {hasTouchKeyboard} from '@site/src/focus';
import type {Hit} from '@site/src/search/answer';
import {QUERY_LIMIT} from '@site/src/search/limits';
import {capQuery, takePaste} from '@site/src/search/text/paste';
import {Failure} from '@site/src/search/ui/Failure';
import {nameOf, trailOf} from '@site/src/search/ui/hits';
import {loadPanelStyles} from '@site/src/search/ui/loadPanel';
import {NoResults} from '@site/src/search/ui/NoResults';
import {Segments} from '@site/src/search/ui/Segments';
import {useFilters} from '@site/src/search/ui/useFilters';
import {useLocalUrl} from '@site/src/search/ui/useLocalUrl';
import {useSearchEngine} from '@site/src/search/ui/usePackages';
import {useSearch} from '@site/src/search/ui/useSearch';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

function titleFor(query: string): string {
  return query ? `Search results for "${query}"` : 'Search the documentation';
}

/** The search field. The URL of the page contains its text. */
function Field({
  input,
  query,
  onQuery,
}: {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
}): ReactNode {
  const isBrowser = useIsBrowser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text that was typed before the app ran
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== query) onQuery(capQuery(typed));
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not support the search element everywhere
    <form
      role="search"
      className="site-app-only"
      onSubmit={(event) => {
        event.preventDefault();
        // The keyboard of a phone covers the results.
        if (hasTouchKeyboard()) input.current?.blur();
      }}
    >
      <input
        ref={input}
        type="search"
        name="q"
        className={`site-control ${styles.input}`}
        placeholder="Search docs"
        aria-label="Search"
        autoComplete="off"
        spellCheck={false}
        // Before the app runs, nothing extracts the message of a pasted log: it must not be cut.
        maxLength={isBrowser ? QUERY_LIMIT : undefined}
        value={query}
        onChange={(event) => onQuery(capQuery(event.target.value))}
        onPaste={(event) => takePaste(event, onQuery)}
        // biome-ignore lint/a11y/noAutofocus: search is the purpose of the page
        autoFocus
      />
    </form>
  );
}

function Result({hit, url}: {hit: Hit; url: string}): ReactNode {
  return (
    <article className="search-result">
      <h2>
        <Link to={url}>
          <Segments of={nameOf(hit)} />
        </Link>
      </h2>
      <p className="search-result-trail">
        {[hit.area, ...trailOf(hit)].filter(Boolean).join(' › ')}
      </p>
      {hit.text.length > 0 && (
        <p>
          <Segments of={hit.text} />
        </p>
      )}
    </article>
  );
}

/** Calls `onVisible` when the reader has scrolled near the end of the list. */
function MoreResults({onVisible}: {onVisible: () => void}): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && onVisible(),
      {rootMargin: '300px'},
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onVisible]);
  return (
    <div ref={end} className={styles.more}>
      Fetching more results…
    </div>
  );
}

function SearchPageContent(): ReactNode {
  const urlOf = useLocalUrl();
  const input = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useSearchQueryString();
  const query = capQuery(written);
  const [wanted, setWanted] = useState({page: 0, of: query});
  // A new query starts with its first page, also if the reader has seen more of them before.
  if (wanted.of !== query) setWanted({page: 0, of: query});
  const [attempt, setAttempt] = useState(0);

  const {answer, status, fault, suggestions} = useSearch({
    engine: useSearchEngine(),
    query,
    filters: useFilters(),
    page: wanted.page,
    texts: Number.POSITIVE_INFINITY,
    attempt,
  });
  useEffect(() => {
    // The results are readable without the style sheet.
    loadPanelStyles().catch(() => undefined);
  }, []);

  const isAsked = query.trim() !== '';
  // Until the next answer, the page shows the previous one, also that nothing was found.
  const {
    hits = [],
    count = 0,
    page = 0,
    pageCount = 0,
    query: answered = '',
  } = (isAsked && answer) || {};
  const isEmpty = isAsked && status === 'idle' && answer !== null && hits.length === 0;
  const isError = isAsked && status === 'error' && fault !== null;

  return (
    <>
      <PageMetadata
        title={titleFor(query)}
        description="Search the documentation of aqua: pages, settings, commands, and error messages."
      />
      <Head>
        <meta property="robots" content="noindex, follow" />
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        {/* Without the query, with which the title could become longer and move the field below it. */}
        <Heading as="h1">{titleFor('')}</Heading>
        {/* Without the app, the field would not find anything. */}
        <p className="site-no-app">
          Search requires JavaScript. Without it, you can reach every page from the{' '}
          <Link to="/docs/">overview</Link>, the <Link to="/docs/reference/">reference</Link>, and
          the <Link to="/docs/reference/codes/">list of messages</Link>.
        </p>
        <Field input={input} query={query} onQuery={setWritten} />
        <p className={isEmpty ? 'visually-hidden' : styles.count} role="status">
          {isEmpty && `No results for "${answered}"`}
          {!isError && count > 0 && `${count} ${count === 1 ? 'result' : 'results'}`}
          {isAsked && !answer && !isError && 'Searching…'}
        </p>
        {isEmpty && (
          <NoResults query={answered} suggestions={suggestions} onSuggestion={setWritten} />
        )}
        {isError && (
          <div role="alert">
            <Failure
              fault={fault}
              query={query}
              onRetry={() => {
                setAttempt(attempt + 1);
                // The button that was pressed is removed.
                if (!hasTouchKeyboard()) input.current?.focus();
              }}
              // The query is in the address of the page.
              onReload={() => window.location.reload()}
            />
          </div>
        )}
        {!isError && hits.map((hit) => <Result key={hit.id} hit={hit} url={urlOf(hit.url)} />)}
        {!isError && page + 1 < pageCount && answered === query && (
          <MoreResults key={page} onVisible={() => setWanted({page: page + 1, of: query})} />
        )}
      </main>
    </>
  );
}

/**
 * The search page, `/search?q=`. Ejected: the theme's page creates its own Algolia client, ours uses
 * the same engine as the dialog.
 */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
