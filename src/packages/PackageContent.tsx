import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {fetchPage} from '@site/src/components/StaticContent/fetchPage';
import {scrollToTarget} from '@site/src/components/StaticContent/scrollToTarget';
import {useStaticClicks} from '@site/src/components/StaticContent/useStaticClicks';
import {moveFocus} from '@site/src/focus';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {PACKAGES_FOLDER} from './address';
import type {PackagesProps} from './props';
import {UnknownPackage} from './UnknownPackage';

/** The prerendered content of the page at `slug`; without `page`, there is no such page. */
interface Content {
  readonly slug: string;
  readonly page?: {
    readonly title: string;
    readonly description: string;
    /** The same object for all renderings, because React writes the HTML again if the object changes. */
    readonly inner: {readonly __html: string};
  };
}

/** The content until the page has been fetched. */
const NOTHING = {__html: ''};

/** The content of the page at `slug` in a document, or that there is no such page if it is the document of another page. */
function contentOf(whole: Document, slug: string): Content {
  const main = whole.querySelector<HTMLElement>('main[data-packages]');
  if (main?.dataset.packages !== slug) return {slug};
  const description = whole.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  return {slug, page: {title: whole.title, description, inner: {__html: main.innerHTML}}};
}

/**
 * The page of one package, or a plain list. `plugins/packages` writes its HTML: on the first page, it is
 * kept, and after a link within the app, it is fetched. An address without a page shows suggestions.
 * @param lastSearch the query string of the list from which the reader came, to which the link to the list leads back
 */
export function PackageContent({
  slug,
  lastSearch,
  ...props
}: PackagesProps & {
  readonly slug: string;
  readonly lastSearch: RefObject<string>;
}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const onClick = useStaticClicks();
  const isBrowser = useIsBrowser();
  // On the first page, the content is in the document that React hydrates; under npm start, in none.
  const isPrerendered = !isBrowser && process.env.NODE_ENV === 'production';
  const [content, setContent] = useState<Content | undefined>(() =>
    isPrerendered ? contentOf(document, slug) : undefined,
  );
  const [error, setError] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isRetried = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    setError(false);
    if (content?.slug === slug) return undefined;
    let isCurrent = true;
    fetchPage(`${siteConfig.baseUrl}${PACKAGES_FOLDER}${encodeURI(slug)}/index.html`).then(
      (fetched) => {
        if (!isCurrent) return;
        flushSync(() => setContent(contentOf(fetched, slug)));
        window.scrollTo(0, 0);
        scrollToTarget();
      },
      () => isCurrent && setError(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, attempt, siteConfig.baseUrl]);

  const page = content?.page;
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another link
  useEffect(() => {
    const trail = main.current?.querySelector<HTMLAnchorElement>('.package-trail a');
    if (trail && lastSearch.current) trail.search = lastSearch.current;
  }, [page]);

  // The button that was pressed is removed.
  useEffect(() => {
    const isDone = error || content?.slug === slug;
    if (!isRetried.current || !isDone) return;
    isRetried.current = false;
    const next = main.current?.querySelector<HTMLElement>(error ? 'button' : 'h1');
    if (next && document.activeElement === document.body) moveFocus(next);
  }, [content, slug, error]);

  if (error) {
    return (
      <Layout title="Packages">
        <main ref={main} className="container package-main">
          <div role="alert">
            <h1>Unable to fetch the package</h1>
            <p>You might want to check your network connection.</p>
            <button
              type="button"
              className="button button--primary"
              onClick={() => {
                isRetried.current = true;
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </button>
          </div>
        </main>
      </Layout>
    );
  }
  if (content && !page) {
    // Hydration starts from the page that the server sends for unknown addresses.
    return isBrowser ? <UnknownPackage slug={content.slug} {...props} /> : <NotFound />;
  }

  return (
    <Layout>
      {page && (
        <Head>
          <title>{page.title}</title>
          <meta property="og:title" content={page.title} />
          <meta name="description" content={page.description} />
          <meta property="og:description" content={page.description} />
        </Head>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside support the keyboard */}
      <main
        ref={main}
        className="container package-main"
        data-packages={slug}
        aria-busy={!page}
        onClick={onClick}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written and escaped by the build
        dangerouslySetInnerHTML={page?.inner ?? NOTHING}
        suppressHydrationWarning
      />
    </Layout>
  );
}
