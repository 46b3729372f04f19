/**
 * Checks links to packages, because Docusaurus accepts every URL below `/packages/`. Pure
 * functions.
 */
import {LISTS, PACKAGES_FOLDER} from '../../src/packages/address.ts';
import {nearest} from '../nearest/index.ts';
import {tagsIn} from '../page-tree/index.ts';

/** The path in a link, without a trailing slash; undefined if its percent-encoding is invalid. */
function pathIn(href: string): string | undefined {
  try {
    return decodeURI(href.replace(/[?#].*$/, '')).replace(/\/$/, '');
  } catch {
    return undefined;
  }
}

/** The page of which the JSON file or the Markdown version is at `path`; undefined for other paths, and for plain lists. */
function pageOfFile(path: string, folder: string): string | undefined {
  const page = /^(.+)\.(?:json|md)$/.exec(path)?.[1];
  if (page?.startsWith(`${folder}${LISTS}/`)) return undefined;
  return page === `${folder}index` ? folder.slice(0, -1) : page;
}

/**
 * The broken links to packages in a built page.
 * @param page the name of the page in messages
 * @param known the existing URLs, without a trailing slash
 */
export function brokenPackageLinks(
  page: string,
  html: string,
  known: ReadonlySet<string>,
  baseUrl: string,
): string[] {
  const broken = new Set<string>();
  const folder = `${baseUrl}${PACKAGES_FOLDER}`;
  for (const {href = ''} of tagsIn(html, 'a')) {
    if (!href.startsWith(folder)) continue;
    const path = pathIn(href);
    if (path === undefined) {
      broken.add(`${page}: ${href} is not a valid URL: write % as %25`);
      continue;
    }
    if (known.has(path) || known.has(pageOfFile(path, folder) ?? '')) continue;
    const near = nearest(path, known);
    broken.add(
      `${page}: no package is at ${href}${near ? `: did you mean ${near}?` : ': npm run packages:update may have renamed it'}`,
    );
  }
  return [...broken];
}
