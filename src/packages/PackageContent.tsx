import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useStaticClicks} from '@site/src/components/StaticContent/useStaticClicks';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import {type ReactNode, useEffect, useState} from 'react';
import {PACKAGES} from './address';
import type {PackagesProps} from './props';
import {UnknownPackage} from './UnknownPackage';

/** The content of a page as the build wrote it, or that there is no such page. */
type Content =
  | {
      readonly slug: string;
      readonly title: string;
      readonly description: string;
      readonly html: string;
    }
  | {readonly slug: string; readonly missing: true};

/** The content that `page` holds. */
function contentOf(page: Document, slug: string): Content {
  const main = page.querySelector<HTMLElement>('main[data-packages]');
  if (main?.dataset.packages !== slug) {
    return {slug, missing: true};
  }
  return {
    slug,
    title: page.title,
    description: page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    html: main.innerHTML,
  };
}

/** Asks for the page that the build wrote. Throws when it cannot be had for now. */
async function fetchContent(slug: string, baseUrl: string): Promise<Content> {
  const response = await fetch(`${baseUrl}${PACKAGES}${encodeURI(slug)}/index.html`);
  if (response.status === 404) return {slug, missing: true};
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return contentOf(new DOMParser().parseFromString(await response.text(), 'text/html'), slug);
}

/**
 * The page of one package, or a plain list. Its HTML is the build's: on the first page it is there
 * already and kept, on the next ones it is fetched, and an address without a page says so.
 */
export function PackageContent({
  slug,
  ...props
}: PackagesProps & {readonly slug: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const onClick = useStaticClicks();
  const isBrowser = useIsBrowser();
  // What the page held when React took it over.
  const [content, setContent] = useState<Content | undefined>(() =>
    isBrowser ? undefined : contentOf(document, slug),
  );
  const [error, setError] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more by each attempt
  useEffect(() => {
    if (content?.slug === slug) return undefined;
    let isCurrent = true;
    setError(false);
    fetchContent(slug, siteConfig.baseUrl).then(
      (fetched) => {
        if (!isCurrent) return;
        setContent(fetched);
        window.scrollTo(0, 0);
      },
      () => isCurrent && setError(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, attempt, siteConfig.baseUrl]);

  if (error) {
    return (
      <Layout title="Packages">
        <main className="container package-main" role="alert">
          <h1>Unable to fetch the package</h1>
          <p>You might want to check your network connection.</p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => setAttempt(attempt + 1)}
          >
            Try again
          </button>
        </main>
      </Layout>
    );
  }
  if (content && 'missing' in content) {
    // The page that the server had for an unknown address is the first to be taken over.
    return isBrowser ? <UnknownPackage slug={content.slug} {...props} /> : <NotFound />;
  }

  return (
    <Layout>
      {content && (
        <Head>
          <title>{content.title}</title>
          <meta property="og:title" content={content.title} />
          <meta name="description" content={content.description} />
          <meta property="og:description" content={content.description} />
        </Head>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside have keys of their own */}
      <main
        className="container package-main"
        data-packages={slug}
        aria-busy={!content}
        onClick={onClick}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written and escaped by the build
        dangerouslySetInnerHTML={{__html: content?.html ?? ''}}
        suppressHydrationWarning
      />
    </Layout>
  );
}
