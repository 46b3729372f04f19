/** Events of the document, by which parts of a page that do not render each other cooperate. */

/** After each navigation within the app, when the document contains the new page. */
export const PAGE_SHOWN = 'page-shown';

/** When static content that a page lacked after a link within the app is there. Its element dispatches it. */
export const CONTENT_READY = 'static-content-ready';
