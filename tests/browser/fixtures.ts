import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test as base, expect, type Locator, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {serve} from '../../scripts/preview/server';
import {BUILD} from '../../scripts/shared/root';

export {BUILD, expect};

/**
 * Playwright's `test` for a built site, which each worker serves: the production build, or the folder that a file
 * sets with `test.use({build})`. A test fails if a page violates its Content Security Policy.
 */
export const test = base.extend<{baseURL: string}, {build: string; site: string}>({
  build: [BUILD, {option: true, scope: 'worker'}],
  site: [
    async ({build}, use) => {
      const {url, close} = await serve(build);
      await use(url);
      close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => use(site),
  page: async ({page}, use) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    await use(page);
    expect(violations).toEqual([]);
  },
});

/** Opens `url`, starts the app, and waits until React has hydrated the page. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await hydrated(page);
}

/** Starts the app, as any key does, and waits until React has hydrated the page. */
export async function hydrated(page: Page) {
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Clicks a button that loads the document again, and starts the app there. */
export async function reloadBy(page: Page, button: Locator): Promise<void> {
  // The key that starts the app has to reach the new document.
  const loaded = page.waitForEvent('load');
  await button.click();
  await loaded;
  await hydrated(page);
}

/**
 * Opens a page in the running app, as the browser's buttons Back and Forward do, without loading a document.
 *
 * @param route the path of the page
 * @param build the folder of the site
 * @throws if the page does not get the title of its HTML file
 */
export async function openInApp(page: Page, route: string, build = BUILD): Promise<void> {
  const file = path.join(build, route.replace(/\?.*/, ''), 'index.html');
  const html = readFileSync(existsSync(file) ? file : path.join(build, '404.html'), 'utf8');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, route);
  await expect(page.locator('h1').first(), route).toHaveText(load(html)('h1').first().text());
  // The progress bar.
  await expect(page.locator('#nprogress')).toHaveCount(0);
}

/**
 * Delays the responses to requests that match `pattern`.
 *
 * @returns a function that lets these and all further requests through
 */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The paths of all scripts of the open page: the common scripts, and those of its content. */
export const scriptsOfPage = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shared = document.getElementById('app-scripts')?.textContent ?? '[]';
    const own = location.pathname.replace(/^\/|\/$/g, '') || 'index';
    const response = await fetch(`/assets/parts/${own}.json`);
    return [...JSON.parse(shared), ...(await response.json())] as string[];
  });

/** The path of a page, which is served with and without its slash or its file name. */
const pagePath = (url: string): string => new URL(url).pathname.replace(/\/(index\.html)?$/, '');

/**
 * Collects the errors of a page and of its console, with warnings, each with the path of the page. Does not collect
 * that a page is missing, which is the answer to its address.
 */
export function watchConsole(page: Page): string[] {
  const found: string[] = [];
  const opened = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.add(pagePath(request.url()));
  });
  const add = (what: string) => found.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('console', (message) => {
    const isMissing =
      message.text().includes('404') && opened.has(pagePath(message.location().url || page.url()));
    if (['error', 'warning'].includes(message.type()) && !isMissing) add(message.text());
  });
  page.on('pageerror', ({message}) => add(message));
  return found;
}
