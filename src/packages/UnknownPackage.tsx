import Link from '@docusaurus/Link';
import {lastPart} from '@site/src/search/index/format';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useState} from 'react';
import {loadList} from './catalog';
import type {Row} from './list';
import {PackageItem} from './PackageItem';
import type {PackagesProps} from './props';

const OFFERED = 10;

/** Suggestions for an unknown name: matches of the whole name, or else of its last part. */
async function guesses(slug: string, props: PackagesProps): Promise<Row[]> {
  const list = await loadList(props);
  const found = [...list.find(slug), ...list.find(lastPart(slug))];
  return [...new Set(found)].slice(0, OFFERED);
}

/** The page of an unknown package: suggestions, and how to request the package. */
export function UnknownPackage({
  slug,
  ...props
}: PackagesProps & {readonly slug: string}): ReactNode {
  const [rows, setRows] = useState<readonly Row[]>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of the build does not change
  useEffect(() => {
    let isCurrent = true;
    guesses(slug, props).then(
      (found) => isCurrent && setRows(found),
      () => isCurrent && setRows([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug]);

  return (
    <Layout title="No such package">
      <main className="container package-main">
        <nav className="package-trail" aria-label="Breadcrumbs">
          <Link to="/packages/">Packages</Link>
        </nav>
        <h1>No package is called {slug}</h1>
        <p>
          The Standard Registry {props.release} does not have a package with this current or former
          name.
        </p>
        <div role="status">
          {rows && rows.length > 0 && (
            <>
              <h2>Did you mean one of these?</h2>
              <ul className="package-list">
                {rows.map((row) => (
                  <PackageItem key={row.name} row={row} />
                ))}
              </ul>
            </>
          )}
        </div>
        <h2>If the tool is not in the registry</h2>
        <ul>
          <li>
            <Link to={`/packages/?q=${encodeURIComponent(lastPart(slug))}`}>
              Search the packages
            </Link>{' '}
            by its command: the package may have another name.
          </li>
          <li>
            Run <code>aqua update -r</code>, then <code>aqua g</code>: a registry release newer than{' '}
            {props.release} may have the package.
          </li>
          <li>
            <Link to="https://github.com/aquaproj/aqua-registry/issues/new/choose">
              Request the package
            </Link>{' '}
            from the registry, or{' '}
            <Link to="/docs/products/aqua-registry/contributing">contribute it</Link>.
          </li>
        </ul>
      </main>
    </Layout>
  );
}
