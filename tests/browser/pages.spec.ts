import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {BUILD, expect, hydrated, test} from './fixtures';

/* Every page of the sitemap, and those that it leaves out on purpose. */
const routes = [
  ...[
    ...readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address = '']) => new URL(address).pathname),
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

for (let part = 0; part < PARTS; part += 1) {
  test(`no page of part ${part + 1} errs, mismatches or asks another host`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000);
    const found = watch(page, site);
    for (const route of routes.filter((_, index) => index % PARTS === part)) {
      await page.goto(route);
      // Pressing a key starts the app at once.
      await page.keyboard.press('Shift');
      await hydrated(page);
    }
    expect(found).toEqual([]);
  });
}
