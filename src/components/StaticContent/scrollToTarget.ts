import {restoreScroll} from '../../scrollRestoration';

/**
 * Scrolls to the place of the reader after Back, or to the target of the hash: they were not on the page when the app
 * looked for them.
 */
export function scrollToTarget(): void {
  if (restoreScroll()) return;
  try {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  } catch {
    // A malformed hash, such as #50%, has no target.
  }
}
