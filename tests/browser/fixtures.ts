import path from 'node:path';
import {test as base, type Page} from '@playwright/test';
import {serve} from '../../scripts/preview/server';

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

/** Opens `url`, starts the app and waits until React has taken the page over. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await hydrated(page);
}

/** Starts the app, as any key of a reader does, and waits until React has taken the page over. */
export async function hydrated(page: Page) {
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
