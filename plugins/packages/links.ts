/** Checks links to packages: Docusaurus takes every address below `/packages/` for a page. Pure. */

/** The address in `known` that has most letters of `wrong` at its end. */
function nearest(wrong: string, known: ReadonlySet<string>): string | undefined {
  const last = wrong.slice(wrong.lastIndexOf('/')).toLowerCase();
  return (
    [...known].find((each) => each.toLowerCase() === wrong.toLowerCase()) ??
    [...known].find((each) => each.toLowerCase().endsWith(last))
  );
}

/**
 * What is wrong with the links of a built page to packages.
 *
 * @param page how the page is called in a message
 * @param known the addresses that exist, without a slash at their end
 */
export function brokenPackageLinks(
  page: string,
  html: string,
  known: ReadonlySet<string>,
  baseUrl: string,
): string[] {
  const links = html.matchAll(/<a\b[^>]*?\shref=["']?([^"'\s>]+)/g);
  const broken = new Set<string>();
  for (const [, href = ''] of links) {
    if (!href.startsWith(`${baseUrl}packages/`)) continue;
    const path = decodeURI(href.replace(/[?#].*$/, '')).replace(/\/$/, '');
    if (known.has(path) || /\.(json|md)$/.test(path)) continue;
    const near = nearest(path, known);
    broken.add(
      `${page}: no package is at ${href}${near ? `: did you mean ${near}?` : ': npm run packages:update may have renamed it'}`,
    );
  }
  return [...broken];
}
