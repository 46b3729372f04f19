import path from 'node:path';
import {test as base, type Page} from '@playwright/test';
import {serve} from './server';

export {expect} from '@playwright/test';

/** The production build. */
export const BUILD = path.resolve(__dirname, '../../build');

/** Playwright's `test` against the production build, served for each worker. */
export const test = base.extend<{baseURL: string}, {site: string}>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters from the pattern
    async ({}, use) => {
      const {url, server} = await serve(BUILD);
      await use(url);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => use(site),
});

/** Opens `url` and waits until React has taken the page over. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until React has taken the page over. */
export const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
