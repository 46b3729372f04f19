/**
 * The maximum sizes of pages in bytes, compressed with gzip. Each was the size of the page when it was set, plus 5 %, so
 * that an ordinary change fits and growth is noticed. When a page becomes smaller, lower its budget; raise one only with
 * the reason beside it.
 */

/** The scripts of a page, by its route; `docs` applies to every page of the docs that is not listed. */
const SCRIPTS: Record<string, number> = {
  // The logo is in the page, so that a first visit needs two requests less.
  '/': 148_000,
  '/blog': 163_000,
  // They have more content than the other pages: the causes of about a hundred messages, by what the reader sees, and
  // more than forty answers. Answers to rarer questions were added in November 2026.
  '/docs/trouble-shooting': 172_000,
  '/docs/faq': 163_000,
  // All mechanisms and their limits on one page, and since November 2026 how to report a security problem.
  '/docs/reference/security': 163_000,
  docs: 159_000,
};

/** The maximum size of the scripts of the page `route`. */
export const scriptBudget = (route: string): number =>
  SCRIPTS[route] ?? SCRIPTS[route.replace(/\/$/, '')] ?? (SCRIPTS.docs as number);

/** The maximum size of the style sheets of a page. */
export const CSS_BUDGET = 17_400;

/** The maximum size of the list of packages, which only its page loads. */
export const LIST_BUDGET = 120_000;
