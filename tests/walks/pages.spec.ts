import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {faultsInBothModes} from '../browser/axe';
import {expect, openHydrated, openInApp, test, watchConsole} from '../browser/fixtures';
import {faultsInPrint, PAPER} from '../browser/print';
import {scriptBudget} from '../perf/budgets';
import {sitemapRoutes} from '../routes';
import {TEMPLATES} from '../templates';

/*
 * Every page of the sitemap, and the templates that are not in it. The pages of packages have two templates
 * and are tested in packages.spec.ts.
 */
const routes = [
  ...new Set([...sitemapRoutes().filter((route) => !/^\/packages\/./.test(route)), ...TEMPLATES]),
];

/** The number of parts, which run in parallel; the pages of a part share a tab. */
const PARTS = 8;

const DESKTOP = {width: 1280, height: 900};
const PHONE = {width: 390, height: 844};

/** Collects errors and forbidden requests of a page. */
function watch(page: Page, origin: string) {
  const found = watchConsole(page);
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = url.startsWith(origin) || url.startsWith('data:');
    if (!isOwn) found.push(`${new URL(page.url()).pathname}: asks ${url}`);
  });
  return found;
}

/** The scripts that a page loads, by URL, with their sizes in bytes, compressed with gzip. */
function scriptsOf(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || sizes.has(response.url())) return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body, {level: 9}).length),
    );
  });
  return sizes;
}

for (let part = 0; part < PARTS; part += 1) {
  const own = routes.filter((_, index) => index % PARTS === part);

  test(`no page of part ${part + 1} has errors, a hydration mismatch, too large scripts, or requests to other hosts`, async ({
    page,
    site,
  }) => {
    test.setTimeout(300_000);
    const found = watch(page, site);
    const sizes = scriptsOf(page);
    for (const route of own) {
      await openHydrated(page, route);
      if (!route.startsWith('/docs')) continue;
      await page.waitForLoadState('networkidle');
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
          .map(({name}) => name),
      );
      const bytes = await Promise.all(loaded.map(async (url) => (await sizes.get(url)) ?? 0));
      const sum = bytes.reduce((total, size) => total + size, 0);
      expect(bytes.length, route).toBeGreaterThan(3);
      expect(bytes, `${route}: ${loaded}`).not.toContain(0);
      if (sum > scriptBudget(route)) found.push(`${route}: ${sum} bytes of JavaScript`);
    }
    expect(found).toEqual([]);
  });

  test(`no page of part ${part + 1} has an accessibility violation on a wide screen or a phone, or lacks something in print`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openHydrated(page, '/docs/');
    for (const route of own) {
      await page.setViewportSize(DESKTOP);
      // Opened in the running app, because axe takes half a second to load.
      await (route.includes('?') ? openHydrated(page, route) : openInApp(page, route));
      const wide = await faultsInBothModes(page);
      await page.setViewportSize(PHONE);
      // Entries of long lists keep the height that they had on the wide screen until they are laid out again.
      if ((await page.locator('[class*="entry-height-"]').count()) > 0) {
        await openHydrated(page, route);
      }
      const narrow = await faultsInBothModes(page);
      await page.setViewportSize(PAPER);
      const printed = (await faultsInPrint(page)).map((fault) => `print: ${fault}`);
      found.push(...[...wide, ...narrow, ...printed].map((fault) => `${route}, ${fault}`));
    }
    expect(found).toEqual([]);
  });
}
