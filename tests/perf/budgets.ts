/**
 * The maximum sizes of pages in bytes, compressed with gzip: the size of the largest page of each kind in November 2026,
 * plus 5 %, so that another fact or a restyled navbar fits and growth is noticed. When pages become smaller, lower their
 * budget; raise one only with the reason beside it.
 */

/** The scripts of a page, by its route; `docs` applies to every page of the docs that is not listed. */
const SCRIPTS: Record<string, number> = {
  // The logo is in the page, so that a first visit needs two requests less.
  '/': 155_000,
  '/blog': 169_000,
  // The longest texts: the causes of about a hundred messages by what the reader sees, and sixty answers. The FAQ reached
  // its former budget (169,000) with the conditions under which its answers are true.
  '/docs/trouble-shooting': 178_000,
  '/docs/faq': 175_000,
  '/docs/reference/security': 169_000,
  docs: 166_000,
};

/** The maximum size of the scripts of the page `route`. */
export const scriptBudget = (route: string): number =>
  SCRIPTS[route] ?? SCRIPTS[route.replace(/\/$/, '')] ?? (SCRIPTS.docs as number);

/** The maximum size of the style sheets of a page. */
export const CSS_BUDGET = 18_100;

/** The maximum size of the list of packages, which only its page loads. */
export const LIST_BUDGET = 120_000;
