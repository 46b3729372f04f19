/** The addresses of packages on the site. Pure; used by the build and the browser. */

/** The folder of the pages, below the base URL. */
export const PACKAGES = 'packages/';

/** The folder of the plain lists, below that of the pages: no owner may have such a name. */
export const LISTS = 'a-z';

/** The part of a package's address after the folder: the name, without the marks of an address. */
export const slugOf = (name: string): string => name.replace(/[#?%]/g, '/');

/** The path of a package's page, below the base URL `base`. */
export const packagePath = (name: string, base = '/'): string =>
  `${base}${PACKAGES}${slugOf(name)}`;

/** The slug in a path of the site, empty for the list itself. */
export function slugInPath(path: string, base = '/'): string {
  const prefix = `${base}${PACKAGES}`;
  const below = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  try {
    return decodeURIComponent(below)
      .replace(/(^|\/)index\.html$/, '')
      .replace(/\/$/, '');
  } catch {
    return below;
  }
}
