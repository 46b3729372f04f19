import Head from '@docusaurus/Head';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useToolVersion} from '@site/src/facts/toolVersion';
import {feedbackAddress} from '@site/src/feedback/address';
import {markdownAddress} from '@site/src/markdown/address';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A question with two links, each to a prefilled issue. */
function Feedback(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const categories = (useSidebarBreadcrumbs() ?? []).filter(({type}) => type === 'category');
  const feedback = {
    repository: String(customFields?.repository),
    title,
    page: url + permalink,
    section: categories.map(({label}) => label),
    version: useToolVersion(),
  };
  return (
    <p className={styles.feedback}>
      Was this page helpful? <a href={feedbackAddress(feedback, true)}>Yes</a>{' '}
      <a href={feedbackAddress(feedback, false)}>No</a>
    </p>
  );
}

/**
 * The end of a page: links for feedback, and a link to the page as Markdown, which `plugins/markdown`
 * writes in the built site. `npm start` shows neither. Wrapped: the theme's footer follows
 * unchanged.
 */
export default function DocItemFooter(): ReactNode {
  const address = markdownAddress(useDoc().metadata.permalink);
  if (process.env.NODE_ENV !== 'production') return <Footer />;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <Feedback />
      <p className={styles.markdown}>
        <a href={address}>View this page as Markdown</a>
      </p>
      <Footer />
    </>
  );
}
