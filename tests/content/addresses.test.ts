import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, it} from 'vitest';
import config from '../../docusaurus.config';
import {serve} from '../../scripts/preview/server';
import {sitemapRoutes} from '../routes';
import {BUILD, builtPages, isBuilt} from './build';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve(BUILD);
});
afterAll(() => site.close());

/** The response of the host to each URL, except for URLs whose response is the page. */
async function otherAnswers(addresses: readonly string[]): Promise<string[]> {
  const others: string[] = [];
  for (const address of new Set(addresses)) {
    const {pathname} = new URL(address);
    const {status} = await fetch(`${site.url}${pathname}`, {method: 'HEAD', redirect: 'manual'});
    if (status !== 200) others.push(`${status} ${pathname}`);
  }
  return others;
}

it('the host redirects a URL without its trailing slash', async () => {
  expect(await otherAnswers([`${site.url}/docs/install`])).toEqual(['301 /docs/install']);
});

it('every URL of the sitemap is a page, without a redirect', () => {
  const routes = sitemapRoutes();
  expect(routes.length).toBeGreaterThan(2400);
  // Without requests, which would take seconds: the host redirects only URLs without a trailing slash.
  expect(routes.filter((route) => !route.endsWith('/') || !isBuilt(decodeURI(route)))).toEqual([]);
});

it('the feeds contain the final URLs of their posts and their blog', async () => {
  const read = (file: string) => readFileSync(path.join(BUILD, 'blog', file), 'utf8');
  const rss = load(read('rss.xml'), {xml: true});
  const atom = load(read('atom.xml'), {xml: true});
  const json = JSON.parse(read('feed.json')) as {home_page_url: string; items: {url: string}[]};
  const feeds = {
    rss: [...rss('link, guid')].map((element) => rss(element).text()),
    atom: [
      ...[...atom('id, icon')].map((element) => atom(element).text()),
      ...[...atom('link')].map((element) => atom(element).attr('href') ?? ''),
    ],
    json: [json.home_page_url, ...json.items.map(({url}) => url)],
  };
  for (const [feed, named] of Object.entries(feeds)) {
    expect(new Set(named).size, feed).toBeGreaterThan(5);
    expect(await otherAnswers(named), feed).toEqual([]);
  }
});

/** The URLs in structured data, except for those of images. */
function structuredUrls(data: unknown): string[] {
  if (typeof data === 'string') return data.startsWith(`${config.url}/`) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  if ('@type' in data && data['@type'] === 'ImageObject') return [];
  return Object.values(data).flatMap(structuredUrls);
}

it('every page contains its final URL and those of its parents in structured data', async () => {
  const named = builtPages().flatMap(({$}) =>
    [...$('script[type="application/ld+json"]')].flatMap((script) =>
      structuredUrls(JSON.parse($(script).text())),
    ),
  );
  expect(new Set(named).size).toBeGreaterThan(150);
  for (const route of ['/blog/', '/blog/from-asdf/', '/docs/guides/checksum/']) {
    expect(named).toContain(`${config.url}${route}`);
  }
  expect(await otherAnswers(named)).toEqual([]);
});

it('every page contains its final URL as canonical URL', async () => {
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
