import type {SearchSetup} from '../search/environment';
import {hashOf, type Inline} from './inline';

/** The hosts that search contacts: none, unless Algolia answers searches. */
export function searchHosts({engine, algolia: {appId}, hosts}: SearchSetup): string[] {
  if (engine !== 'algolia') return [];
  if (hosts.length > 0) return hosts.map((host) => new URL(host).origin);
  return [
    `https://${appId}-dsn.algolia.net`,
    `https://${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ].map((address) => address.toLowerCase());
}

/**
 * The content security policy of pages.
 *
 * @param pages the inline parts of the pages that share the policy
 * @param hosts other hosts that the pages may contact
 * @param inHeader whether the policy is for a header: a `meta` element cannot contain `frame-ancestors`
 */
export function policyOf(
  pages: readonly Inline[],
  hosts: readonly string[],
  {inHeader}: {inHeader: boolean},
): string {
  const hashes = (part: 'scripts' | 'styles' | 'attributes') =>
    [...new Set(pages.flatMap((page) => page[part]))].map(hashOf).sort();
  const attributes = hashes('attributes');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes('scripts')],
    'style-src': [
      "'self'",
      ...hashes('styles'),
      // Hashes apply to style attributes only with this keyword. All style attributes come from the
      // framework.
      ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : []),
    ],
    // The arrows in the theme's menus are data URLs in the style sheet.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...hosts],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    ...(inHeader && {'frame-ancestors': ["'none'"]}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Inserts `policy` into `html` after the encoding, before everything to which it applies. */
export function withPolicy(html: string, policy: string, {afterCharset}: Inline): string {
  if (afterCharset === undefined) throw new Error('the page does not declare its encoding');
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  return html.slice(0, afterCharset) + meta + html.slice(afterCharset);
}
