import type {MouseEvent} from 'react';

/**
 * Dispatched when content of the current page was added to the document: by the app on the document after each
 * navigation, and by static content on its element after its HTML was fetched.
 */
export const CONTENT_SHOWN = 'content-shown';

/** Whether a click opens another tab or window, so that this page does not change. */
export const isElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
