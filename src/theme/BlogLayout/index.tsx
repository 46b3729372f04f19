import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The frame of the blog's pages, whose table of contents is a landmark of its own. */
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
