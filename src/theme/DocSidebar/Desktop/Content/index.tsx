import {showCurrentEntry} from '@site/src/currentEntry';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import {type ReactNode, useEffect} from 'react';

/** The longest time in which the theme opens the section of the page and closes others, in milliseconds. */
const OPENING = 1_000;

/**
 * The entries of the sidebar. Wrapped: when a page is shown, its entry is in the visible part of the sidebar. In the
 * theme, the sidebar stays where it is.
 */
export default function DocSidebarDesktopContentWrapper(props: Props): ReactNode {
  const {path} = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a page is shown
  useEffect(() => {
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    const entries = menu?.firstElementChild;
    if (!menu || !entries) return;
    // At first, and while sections open and close.
    const opening = new ResizeObserver(() => {
      // The reader uses the sidebar. A link that was clicked has the focus, too, but it is not visible.
      if (menu.matches(':hover') || menu.querySelector(':focus-visible')) return;
      showCurrentEntry(menu);
    });
    opening.observe(entries);
    const end = setTimeout(() => opening.disconnect(), OPENING);
    return () => {
      clearTimeout(end);
      opening.disconnect();
    };
  }, [path]);
  return <Content {...props} />;
}
