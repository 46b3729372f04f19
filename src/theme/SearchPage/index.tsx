import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {clientOf} from '@site/src/search/clients';
import type {SearchData} from '@site/src/search/data';
import {localUrl, markedName, trailOf} from '@site/src/search/hits';
import {QUERY_LIMIT} from '@site/src/search/limits';
import {Marked} from '@site/src/search/Marked';
import {MissingIndex} from '@site/src/search/MissingIndex';
import {capQuery} from '@site/src/search/query';
import {loadStylesheet} from '@site/src/search/stylesheet';
import {useFacetFilters} from '@site/src/search/useFacetFilters';
import {useSearch} from '@site/src/search/useSearch';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/** The title of the page and of its tab. */
function titleFor(query: string): string {
  return query ? `Search results for "${query}"` : 'Search the documentation';
}

function SearchPageContent(): ReactNode {
  const data = usePluginData('search') as SearchData;
  const {siteConfig} = useDocusaurusContext();
  const [written, setWritten] = useSearchQueryString();
  const query = capQuery(written);
  const [{page, of}, setPage] = useState({page: 0, of: ''});
  const [attempt, setAttempt] = useState(0);
  const more = useRef<HTMLDivElement>(null);

  // A new query begins with its first hits.
  const wantedPage = of === query ? page : 0;
  const {hits, result, status, answered, isMissing} = useSearch({
    client: clientOf(data),
    query,
    indexName: data.indexName,
    facetFilters: useFacetFilters(),
    page: wantedPage,
    texts: Number.POSITIVE_INFINITY,
    attempt,
  });
  const hasMore = Boolean(query && result && result.page + 1 < result.nbPages);
  const shown = result?.page ?? 0;

  useEffect(() => void loadStylesheet(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: seen again after each page of hits
  useEffect(() => {
    const end = more.current;
    if (!end || !hasMore || answered !== query) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting))
          setPage({page: shown + 1, of: query});
      },
      {rootMargin: '300px'},
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [hasMore, shown, query, answered, hits.length]);

  const isEmpty =
    Boolean(query.trim()) && status === 'idle' && result !== null && hits.length === 0;
  const isError = Boolean(query.trim()) && status === 'error';
  const count = result?.nbHits ?? 0;

  return (
    <>
      <PageMetadata title={titleFor(query)} />
      <Head>
        <meta property="robots" content="noindex, follow" />
        <meta name="robots" content="noindex, follow" />
      </Head>

      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{titleFor(query)}</Heading>
        {/* biome-ignore lint/a11y/useSemanticElements: React knows no search element's types everywhere */}
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            className={styles.input}
            placeholder="Search docs"
            aria-label="Search"
            autoComplete="off"
            spellCheck={false}
            maxLength={QUERY_LIMIT}
            value={query}
            onChange={(event) => setWritten(capQuery(event.target.value))}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (pasted.length <= QUERY_LIMIT || query) return;
              event.preventDefault();
              setWritten(capQuery(pasted));
            }}
            // biome-ignore lint/a11y/noAutofocus: the page is there to be searched
            autoFocus
          />
        </form>

        <p className={styles.count} role="status">
          {isEmpty && `No results for "${query}"`}
          {!isEmpty && !isError && count > 0 && `${count} ${count === 1 ? 'result' : 'results'}`}
          {status === 'stalled' && count === 0 && 'Searching…'}
        </p>

        {isError && (
          <div role="alert">
            {isMissing && process.env.NODE_ENV === 'development' ? (
              <MissingIndex />
            ) : (
              <>
                <p>
                  <strong>Unable to fetch results</strong>
                </p>
                <p>You might want to check your network connection.</p>
              </>
            )}
            <button
              type="button"
              className="button button--primary"
              onClick={() => setAttempt(attempt + 1)}
            >
              Try again
            </button>
          </div>
        )}

        {!isError &&
          query.trim() &&
          hits.map((hit) => {
            const trail = [hit.hierarchy.lvl0, ...trailOf(hit)].filter(Boolean).join(' › ');
            const text = hit._snippetResult?.content?.value ?? '';
            return (
              <article key={hit.objectID} className="search-result">
                <h2>
                  <Link to={localUrl(hit.url, siteConfig.url, siteConfig.url)}>
                    <Marked value={markedName(hit)} />
                  </Link>
                </h2>
                <p className="search-result-trail">{trail}</p>
                {text && (
                  <p>
                    <Marked value={text} />
                  </p>
                )}
              </article>
            );
          })}

        {hasMore && !isError && (
          <div ref={more} className={styles.more}>
            Fetching more results…
          </div>
        )}
      </main>
    </>
  );
}

/**
 * The search page, `/search?q=`. Replaces the theme's, which makes a client of Algolia of its own:
 * ours asks the engine the dialog asks.
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
