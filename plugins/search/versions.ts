/** Matches docs paths with the segment of a version below `/docs/`. */
const VERSIONED = /^(\/docs)\/([^/]+)(\/|$)/;

/**
 * The route of a page in every docs version: its path below the base URL, without the segment of its
 * version. `/docs/1.0.0/install`, `/docs/next/install` and `/docs/install` all have the route
 * `/docs/install`. The data about pages (their prior, questions, and messages) is stored by route.
 *
 * @param version the name of the page's docs version, as Docusaurus provides it
 */
export function routeOf(path: string, version: string, baseUrl = '/'): string {
  return `/${path.slice(baseUrl.length)}`.replace(
    VERSIONED,
    (all, docs: string, segment: string, slash: string) =>
      segment === version || (segment === 'next' && version === 'current') ? docs + slash : all,
  );
}
