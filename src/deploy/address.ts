/**
 * The path at which a host serves the page at `pathname` without a redirect: each page is the index of
 * a folder, and hosts redirect folders without a trailing slash. Pure.
 */
export const servedPath = (pathname: string): string =>
  pathname.endsWith('/') || pathname.endsWith('.html') ? pathname : `${pathname}/`;
