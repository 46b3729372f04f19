/**
 * The address at which a host answers with the page at `pathname`: each page is the index of a folder,
 * and hosts redirect a folder without a slash at its end. Pure.
 */
export const servedPath = (pathname: string): string =>
  pathname.endsWith('/') || pathname.endsWith('.html') ? pathname : `${pathname}/`;
