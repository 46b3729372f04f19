import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useToolVersion} from '@site/src/facts/toolVersion';
import {feedbackAddress} from '@site/src/feedback/address';
import type {Props} from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {wordsOfPath} from './words';

/**
 * The theme's text for an unknown address, followed by ways to continue: a search field, a search for the
 * words of the address, the pages to start from, and a link to a prefilled issue. Only the last two are shown without the
 * app.
 */
export default function NotFoundContentWrapper(props: Props): ReactNode {
  const search = useBaseUrl('/search');
  const base = useBaseUrl('/');
  const {pathname} = useLocation();
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const version = useToolVersion();
  // The build renders this page once, for all addresses.
  const isBrowser = useIsBrowser();
  const words = isBrowser ? wordsOfPath(pathname, base) : '';
  const page = isBrowser ? url + pathname : '';
  const repository = String(customFields?.repository);
  const report = {repository, title: 'Page not found', page, section: [], version};
  return (
    <>
      <NotFoundContent {...props} />
      <div className="container">
        <div className="row">
          {/* biome-ignore lint/a11y/useSemanticElements: React does not support the search element everywhere */}
          <form
            role="search"
            aria-label="Documentation"
            action={search}
            className={`col col--6 col--offset-3 ${styles.ways}`}
          >
            {/* Without the app, the search page finds nothing, so only the links are shown. */}
            <label className={clsx('site-app-only', styles.field)}>
              Search the documentation
              <input
                type="search"
                name="q"
                className="site-control"
                autoComplete="off"
                spellCheck={false}
                required
              />
            </label>
            <button type="submit" className="button button--primary">
              Search
            </button>
            {words && (
              <p>
                <Link to={`/search?q=${encodeURIComponent(words)}`}>Search for “{words}”</Link>
              </p>
            )}
            {/* Most pages are one link away from one of these. */}
            <p>
              Or start from <Link to="/docs/">Overview</Link>,{' '}
              <Link to="/docs/install">Install</Link>,{' '}
              <Link to="/docs/trouble-shooting">Troubleshooting</Link>,{' '}
              <Link to="/docs/reference/">Reference</Link>, or <Link to="/packages/">Packages</Link>
              .
            </p>
            <p>
              <a href={feedbackAddress(report, false)}>Report a link that leads here</a>
            </p>
          </form>
        </div>
      </div>
    </>
  );
}
