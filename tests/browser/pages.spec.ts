import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {scriptBudget} from '../perf/budgets';
import {runAxe} from './axe';
import {BUILD, expect, hydrated, test} from './fixtures';

/* Every page of the sitemap, and those that it leaves out on purpose. */
const routes = [
  ...[...readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    // The pages of packages have one template, and packages.spec.ts.
    .filter((route) => !/^\/packages\/./.test(route)),
  '/markdown-page',
  '/search',
  '/no-such-page',
];

/** Pages in as many parts as run side by side, each page of a part in the same tab. */
const PARTS = 4;

/** What a page does that no page may do. */
function watch(page: Page, origin: string) {
  const found: string[] = [];
  const add = (what: string) => found.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('console', (message) => {
    const missing = message.text().includes('404') && page.url().endsWith('/no-such-page');
    if (['error', 'warning'].includes(message.type()) && !missing) add(message.text());
  });
  page.on('pageerror', ({message}) => add(message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) add(`asks ${url}`);
  });
  return found;
}

/** The scripts that a page loads, by address, and their sizes in bytes, compressed with gzip. */
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

  test(`no page of part ${part + 1} errs, mismatches, weighs too much or asks another host`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000);
    const found = watch(page, site);
    const sizes = scriptsOf(page);
    for (const route of own) {
      await page.goto(route);
      await hydrated(page);
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

  test(`every text of part ${part + 1} stands out from its background in both modes`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const route of own) {
      await page.goto(route);
      for (const mode of ['light', 'dark'] as const) {
        // The frame is the same everywhere; accessibility.spec.ts tests it with all rules.
        for (const {nodes} of await runAxe(page, mode, ['color-contrast'], 'main')) {
          found.push(`${route}, ${mode}: ${nodes.map(({html}) => html).join('\n')}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
}
