/**
 * Checks links to packages, because Docusaurus accepts every URL below `/packages/`. Pure
 * functions.
 */
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
  for (const {href = ''} of tagsIn(html, 'a')) {
    if (!href.startsWith(`${baseUrl}packages/`)) continue;
    const path = pathIn(href);
    if (path === undefined) {
      broken.add(`${page}: ${href} is not a valid URL: write % as %25`);
      continue;
    }
    if (known.has(path) || known.has(path.replace(/(?:\/index)?\.(?:json|md)$/, ''))) continue;
    const near = nearest(path, known);
    broken.add(
      `${page}: no package is at ${href}${near ? `: did you mean ${near}?` : ': npm run packages:update may have renamed it'}`,
    );
  }
  return [...broken];
}
