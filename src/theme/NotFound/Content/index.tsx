import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {wordsOfPath} from './words';

/**
 * The theme's text for an unknown address, followed by ways to continue: a search field, a search for the
 * words of the address, and the pages to start from, which alone are shown without the app.
 */
export default function NotFoundContentWrapper(props: Props): ReactNode {
  const search = useBaseUrl('/search');
  const base = useBaseUrl('/');
  const {pathname} = useLocation();
  // The build renders this page once, for all addresses.
  const words = useIsBrowser() ? wordsOfPath(pathname, base) : '';
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
          </form>
        </div>
      </div>
    </>
  );
}
