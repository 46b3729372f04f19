import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {serve} from '../../scripts/preview/server';
import {BUILD, builtPages} from './build';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve(BUILD);
});
afterAll(() => {
  site.server.closeAllConnections();
  site.server.close();
});

/** What the host answers at each address, but for those that it answers with the page itself. */
async function otherAnswers(addresses: readonly string[]): Promise<string[]> {
  const others: string[] = [];
  for (const address of new Set(addresses)) {
    const {pathname} = new URL(address);
    const {status} = await fetch(`${site.url}${pathname}`, {method: 'HEAD', redirect: 'manual'});
    if (status !== 200) others.push(`${status} ${pathname}`);
  }
  return others;
}

it('the host redirects an address without its slash', async () => {
  expect(await otherAnswers([`${site.url}/docs/install`])).toEqual(['301 /docs/install']);
});

it('every address of the sitemap is a page, without a redirect', async () => {
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(2400);
  expect(await otherAnswers(addresses)).toEqual([]);
});

it('every page names for search engines the address at which it is', async () => {
  const pages = builtPages();
  const named = pages.flatMap(({$}) =>
    [
      ...$('link[rel="canonical"], link[rel="alternate"][hreflang]')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
      $('meta[property="og:url"]').attr('content') ?? '',
    ].filter((address) => !address.endsWith('/404.html')),
  );
  expect(named.length).toBeGreaterThan(3 * 150);
  expect(await otherAnswers(named)).toEqual([]);
});
