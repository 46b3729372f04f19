/** A kilobyte of a budget. */
const KB = 1000;

/** What the scripts of a docs page may weigh, compressed with gzip, in bytes. */
export const JS_BUDGET = 130 * KB;

/** What the stylesheets of a page may weigh, compressed with gzip, in bytes. */
export const CSS_BUDGET = 14 * KB;

/** What the list of packages may weigh, compressed with gzip, in bytes. */
export const LIST_BUDGET = 120 * KB;
