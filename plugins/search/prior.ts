/** The prior of a page, which does not depend on the query. The build writes it into the index. */
export type Prior = {
  /** From 1 (rarely needed) to 9 (most often needed); 0: a list, which ranks behind its pages. */
  rank: number;
  isError: boolean;
};

/** The rules. The first rule that matches a path applies; without one, the rank is 1. */
const RULES: {path: RegExp; rank: number; isError?: boolean}[] = [
  {path: /^\/docs\/reference\/codes\/$/, rank: 0, isError: true},
  {path: /^\/docs\/reference\/codes\//, rank: 5, isError: true},
  {path: /^\/docs\/products\/aqua-registry\/changelog/, rank: 1},
  {path: /^\/docs\/reference\/upgrade-guide\//, rank: 2},
  {path: /^\/docs\/reference\/config\/$/, rank: 7},
  {path: /^\/docs\/trouble-shooting/, rank: 8},
  {path: /^\/docs\/reference\/usage/, rank: 7},
  {path: /^\/docs\/reference\/(?:slide-blog|demo)/, rank: 3},
  {path: /^\/docs\/(?:install|faq)?\/?$/, rank: 6},
  {path: /^\/docs\/(?:guides|tutorial)\//, rank: 7},
  {path: /^\/docs\/reference\/(?:config|security)/, rank: 6},
  {path: /^\/docs\//, rank: 5},
];

/** The prior of the page at a path below the base URL, without the segment of a docs version. */
export function priorOf(path: string): Prior {
  const rule = RULES.find(({path: pattern}) => pattern.test(path));
  return {rank: rule?.rank ?? 1, isError: rule?.isError ?? false};
}
