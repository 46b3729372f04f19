import {useLocation} from '@docusaurus/router';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/**
 * The announcement above the navbar. Wrapped: only pages of the docs show it, since it speaks of a
 * part of the tool that newcomers do not know; and under a new id it shows at once. The theme's script
 * in the page hides it until the next page, since that knows only that an earlier one was closed.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  const {pathname} = useLocation();
  const docs = useBaseUrl('/docs');
  useEffect(() => {
    if (!isActive) return;
    // By then the theme has compared the ids and forgotten that the earlier one was closed.
    const timer = setTimeout(() => {
      delete document.documentElement.dataset.announcementBarInitiallyDismissed;
    });
    return () => clearTimeout(timer);
  }, [isActive]);
  return pathname.startsWith(docs) ? <AnnouncementBar /> : null;
}
