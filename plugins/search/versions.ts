/** Docs paths, with the segment that a version's paths have below `/docs/`. */
const VERSIONED = /^(\/docs)\/([^/]+)(\/|$)/;

/**
 * The route of a page in every docs version: its path below the base URL, without the segment of its
 * version. `/docs/1.0.0/install`, `/docs/next/install` and `/docs/install` all have the route
 * `/docs/install`. What is known of pages (their prior, readers' questions, messages) is known by route.
 *
 * @param version the name of the page's docs version, as Docusaurus gives it
 */
export function routeOf(path: string, version: string, baseUrl = '/'): string {
  return `/${path.slice(baseUrl.length)}`.replace(
    VERSIONED,
    (all, docs: string, segment: string, slash: string) =>
      segment === version || (segment === 'next' && version === 'current') ? docs + slash : all,
  );
}
