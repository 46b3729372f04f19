import {useLocation} from '@docusaurus/router';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import routes from '@generated/routes';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';
import {isDocsPage} from './isDocsPage';

/**
 * The announcement above the navbar. Wrapped: only pages of the docs show it, because newcomers do not know its
 * subject. The page for unknown addresses does not show it: its HTML is the same below the docs. An announcement with a new
 * id is shown immediately; the theme's inline script, which only knows that an earlier one was closed, would hide it
 * until the next page.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  const {pathname} = useLocation();
  useEffect(() => {
    if (!isActive) return;
    // At this point, the theme has compared the ids and reset the closed state of the earlier
    // announcement.
    const timer = setTimeout(() => {
      delete document.documentElement.dataset.announcementBarInitiallyDismissed;
    });
    return () => clearTimeout(timer);
  }, [isActive]);
  return isDocsPage(pathname, routes) ? <AnnouncementBar /> : null;
}
