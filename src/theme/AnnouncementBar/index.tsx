import {useLocation} from '@docusaurus/router';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/**
 * The announcement above the navbar. Wrapped: only pages of the docs show it, because newcomers do
 * not know its subject. An announcement with a new id is shown immediately. The theme's inline
 * script would hide it until the next page, because it only knows that an earlier announcement was
 * closed.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  const {pathname} = useLocation();
  const docs = useBaseUrl('/docs');
  useEffect(() => {
    if (!isActive) return;
    // At this point, the theme has compared the ids and reset the closed state of the earlier
    // announcement.
    const timer = setTimeout(() => {
      delete document.documentElement.dataset.announcementBarInitiallyDismissed;
    });
    return () => clearTimeout(timer);
  }, [isActive]);
  return pathname.startsWith(docs) ? <AnnouncementBar /> : null;
}
