/**
 * The event after which the document contains more of the page of its address. The app dispatches it on the document
 * after each navigation, and static content on its element if its HTML is fetched after that.
 */
export const CONTENT_SHOWN = 'content-shown';
