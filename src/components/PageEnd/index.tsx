import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useToolVersion} from '@site/src/facts/toolVersion';
import {feedbackAddress} from '@site/src/feedback/address';
import {markdownAddress} from '@site/src/markdown/address';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The end of a page of the docs or of a post: a question with two links, each to a prefilled issue, and a link
 * to the page as Markdown, which `plugins/markdown` writes in the built site. `npm start` shows neither.
 */
export default function PageEnd({
  title,
  permalink,
  section,
}: {
  readonly title: string;
  /** The address of the page on this site, base URL included. */
  readonly permalink: string;
  /** The labels of the sections that contain the page, outermost first. */
  readonly section: readonly string[];
}): ReactNode {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const version = useToolVersion();
  if (process.env.NODE_ENV !== 'production') return null;
  const repository = String(customFields?.repository);
  const feedback = {repository, title, page: url + permalink, section, version};
  const address = markdownAddress(permalink);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <p className={styles.feedback}>
        Was this page helpful? <a href={feedbackAddress(feedback, true)}>Yes</a>{' '}
        <a href={feedbackAddress(feedback, false)}>No</a>
      </p>
      <p className={styles.markdown}>
        <a href={address}>View this page as Markdown</a>
      </p>
    </>
  );
}
