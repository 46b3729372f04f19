/** The numbers of the specification. They are DocSearch 3.9's own. */

/** A query is cut after this many characters. */
export const QUERY_LIMIT = 64;
/** Hits asked for at a time. */
export const HITS_PER_PAGE = 20;
/** Words in a snippet, and on screens up to {@link NARROW_SCREEN}. */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;
export const NARROW_SCREEN = 768;
/** Recent searches kept, and kept once there is a favourite. */
export const RECENT_LIMIT = 7;
export const RECENT_LIMIT_WITH_FAVORITES = 4;
export const FAVORITE_LIMIT = 10;
/** How long typing has to rest before what only adds to the hits is fetched: their texts, packages. */
export const REST_MS = 250;
/** A search that takes longer than this shows that it is under way. */
export const STALL_MS = 300;
