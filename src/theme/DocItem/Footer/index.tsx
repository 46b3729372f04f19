import Head from '@docusaurus/Head';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedbackAddress} from '@site/src/feedback/address';
import {twinAddress} from '@site/src/twins/address';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A question with two links, each to an issue that is filled in already. */
function Feedback(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const categories = (useSidebarBreadcrumbs() ?? []).filter(({type}) => type === 'category');
  const feedback = {
    repository: String(customFields?.repository),
    title,
    page: url + permalink,
    section: categories.map(({label}) => label),
    version: String(customFields?.toolVersion),
  };
  return (
    <p className={styles.feedback}>
      Was this page helpful? <a href={feedbackAddress(feedback, true)}>Yes</a>{' '}
      <a href={feedbackAddress(feedback, false)}>No</a>
    </p>
  );
}

/**
 * The end of a page: whether it was helpful, and its text as Markdown, which `plugins/twins` writes for
 * the built site; `npm start` has neither. Wrapped: the theme's own footer follows as it is.
 */
export default function DocItemFooter(): ReactNode {
  const address = twinAddress(useDoc().metadata.permalink);
  if (process.env.NODE_ENV !== 'production') return <Footer />;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <Feedback />
      <p className={styles.twin}>
        <a href={address}>View this page as Markdown</a>
      </p>
      <Footer />
    </>
  );
}
