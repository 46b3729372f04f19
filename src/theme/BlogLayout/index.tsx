import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The layout of the blog. Wrapped: the table of contents of a post is a landmark. */
export default function BlogLayoutWrapper({toc, ...props}: Props): ReactNode {
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <nav className={styles.toc} aria-label="On this page">
            {toc}
          </nav>
        )
      }
    />
  );
}
