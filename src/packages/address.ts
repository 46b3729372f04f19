/** The URLs of packages on the site. Pure functions, for the build and the browser. */

/** The folder of the pages, below the base URL. */
export const PACKAGES_FOLDER = 'packages/';

/**
 * The folder of the plain lists, below the folder of the pages. No GitHub owner can have this name.
 */
export const LISTS = 'a-z';

/** The part of a package's URL after the folder: the name, with `/` for reserved characters. */
export const slugOf = (name: string): string => name.replace(/[#?%]/g, '/');

/** The path of a package's page, below the base URL `base`. */
export const packagePath = (name: string, base = '/'): string =>
  `${base}${PACKAGES_FOLDER}${slugOf(name)}`;

/** The slug in a path of the site; empty for the list itself. */
export function slugInPath(path: string, base = '/'): string {
  const prefix = `${base}${PACKAGES_FOLDER}`;
  const below = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  try {
    return decodeURIComponent(below)
      .replace(/(^|\/)index\.html$/, '')
      .replace(/\/$/, '');
  } catch {
    return below;
  }
}
