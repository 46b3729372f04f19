/**
 * Dispatched when content of the current page was added to the document: by the app on the document after each
 * navigation, and by static content on its element after its HTML was fetched.
 */
export const CONTENT_SHOWN = 'content-shown';
