/** The limits of search. Except for {@link REST_MS} and {@link SIMILARITY_MS}, they are those of DocSearch 3.9. */

/** The maximum number of characters in a query. */
export const QUERY_LIMIT = 64;
/** The number of hits per request. */
export const HITS_PER_PAGE = 20;
/** The number of words in a snippet, generally and on screens up to {@link NARROW_SCREEN}. */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;
export const NARROW_SCREEN = 768;
/** The number of stored recent searches, without and with favorites. */
export const RECENT_LIMIT = 7;
export const RECENT_LIMIT_WITH_FAVORITES = 4;
export const FAVORITE_LIMIT = 10;
/** The pause in typing before additions to the hits are loaded (their texts, and packages), and before a URL is written. */
export const REST_MS = 250;
/** The time after which a running search shows a loading indicator. */
export const STALL_MS = 300;
/** The maximum time that the answer to a sentence waits for what compares meanings. */
export const SIMILARITY_MS = 500;
