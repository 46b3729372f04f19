// The exclamation marks disable the loaders that add every style sheet to the first load.
import stylesheet from '!!./packages.css?asset';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {loadStylesheet} from '@site/src/css/loadStylesheet';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {slugInPath} from './address';
import {PackageContent} from './PackageContent';
import {PackageSearch} from './PackageSearch';
import type {PackagesProps} from './props';

/**
 * The route of all packages: the search at `/packages/`, and below it the prerendered page of each
 * package, or suggestions if there is no such package.
 */
export default function Packages(props: PackagesProps): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  // Prerendered pages have the style sheet. After a link from another page, it has to be loaded.
  const isBrowser = useIsBrowser();
  const [isStyled, setIsStyled] = useState(!isBrowser);
  // The search of the list that the reader has left for a package, as in its URL. The router does not know it.
  const lastSearch = useRef('');
  useEffect(() => {
    // The pages are readable without it.
    const show = () => setIsStyled(true);
    loadStylesheet(stylesheet).then(show, show);
  }, []);

  const slug = slugInPath(pathname, siteConfig.baseUrl);
  if (!isStyled) {
    return (
      <Layout title="Packages">
        <main className="container" aria-busy="true" />
      </Layout>
    );
  }
  return (
    <>
      <Head>
        <link rel="stylesheet" href={stylesheet} />
      </Head>
      {/* The card of the lists, which plugins/open-graph draws. The pages of packages get another one in the build. */}
      <PageMetadata image="/img/cards/packages.png" />
      {slug === '' ? (
        <PackageSearch {...props} lastSearch={lastSearch} />
      ) : (
        <PackageContent slug={slug} {...props} lastSearch={lastSearch} />
      )}
    </>
  );
}
