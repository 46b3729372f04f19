import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {twinAddress} from '@site/src/twins/address';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The end of a page, with a link to its text as Markdown, which `plugins/twins` writes for the built
 * site; `npm start` has none. Wrapped: the theme's own footer follows as it is.
 */
export default function DocItemFooter(): ReactNode {
  const address = twinAddress(useDoc().metadata.permalink);
  if (process.env.NODE_ENV !== 'production') return <Footer />;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <p className={styles.twin}>
        <a href={address}>View this page as Markdown</a>
      </p>
      <Footer />
    </>
  );
}
