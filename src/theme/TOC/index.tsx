import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import {type ReactNode, useEffect} from 'react';
import styles from './styles.module.css';

/** The entry of the section that the reader sees: the theme adds the second class. */
const ACTIVE = '.toc-highlight.table-of-contents__link--active';

/** Keeps the active entry in the middle half of the table of contents. Only the table scrolls, never the page. */
function follow(): void {
  const entry = document.querySelector(ACTIVE);
  const table = entry?.closest('.table-of-contents')?.parentElement;
  // The reader uses the table. A link that was clicked has the focus, too, but it is not visible.
  if (!entry || !table || table.matches(':hover') || table.querySelector(':focus-visible')) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const visible = table.getBoundingClientRect();
  const margin = visible.height / 4;
  const above = visible.top + margin - top;
  const below = bottom - (visible.bottom - margin);
  if (above > 0) table.scrollTop -= above;
  else if (below > 0) table.scrollTop += below;
}

/**
 * The table of contents beside a page. Wrapped: it is a landmark, and it follows the reader. In the theme, the active
 * entry of a long table leaves its visible part. The table moves with the page and without an animation, so reduced
 * motion needs nothing else.
 */
export default function TOCWrapper(props: Props): ReactNode {
  useEffect(() => {
    // The theme's listener, which marks the active entry, belongs to a child, so it runs first.
    document.addEventListener('scroll', follow, {passive: true});
    follow();
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return (
    <nav className={styles.toc} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
