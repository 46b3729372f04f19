import type {Page, Route} from '@playwright/test';
import {BUILD, expect, hydrated, openHydrated, test} from './fixtures';
import {serve} from './server';

const FROM = '/docs/install';
const TO = '/docs/faq';

/** The chunk with the content of the docs page `route`: `d` and its place in the list of them. */
async function contentChunk(page: Page, route: string) {
  const place = await page.evaluate(async (path) => {
    const main = document.querySelector<HTMLScriptElement>('script[src*="/main."]');
    const source = await (await fetch(main?.src ?? '')).text();
    return /"(\/docs\/ [^"]+)"\.split\(" "\)/.exec(source)?.[1]?.split(' ').indexOf(path);
  }, route);
  expect(place, `the chunk of ${route}`).toBeGreaterThan(0);
  return new RegExp(`/assets/js/[^/]*/d${place}\\.js`);
}

/** Clicks a link of the sidebar to `route`. */
const go = (page: Page, route: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`).first().click();

const abort = (route: Route) => route.abort();

/** Prefetching would load chunks before a test can hold them back. */
const withoutPrefetch = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });

test.describe('progress bar', () => {
  test('starts after 200 ms at 0.08, trickles by at most 0.02 every 800 ms, and finishes', async ({
    page,
  }) => {
    await withoutPrefetch(page);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await openHydrated(page, FROM);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(await contentChunk(page, TO), async (route) => {
      await released;
      await route.continue();
    });
    await page.evaluate((to) => {
      const times: number[] = [];
      Object.assign(window, {times});
      let start = 0;
      document.addEventListener(
        'click',
        () => {
          start = performance.now();
        },
        true,
      );
      new MutationObserver(() => {
        if (document.querySelector('#nprogress') && times.length === 0) {
          times.push(performance.now() - start);
        }
      }).observe(document.body, {childList: true});
      document.querySelector<HTMLAnchorElement>(`.menu__link[href="${to}"]`)?.click();
    }, TO);
    const bar = page.locator('#nprogress .bar');
    await expect(bar).toBeAttached();
    const delay = await page.evaluate(() => (window as unknown as {times: number[]}).times[0]);
    expect(delay).toBeGreaterThanOrEqual(195);
    expect(delay).toBeLessThan(700);
    await expect(page.locator('#nprogress [role="spinner"]')).not.toBeAttached();
    const transform = () => bar.evaluate(({style}) => style.transform + style.transition);
    expect(await transform()).toMatch(/-92%.*200ms/);
    await expect.poll(transform, {timeout: 3000}).toMatch(/-91%/);
    release();
    await expect(page.locator('#nprogress')).not.toBeAttached();
    await expect(page).toHaveURL(new RegExp(`${TO}$`));
  });

  test('does not show for a page that is there within 200 ms', async ({page}) => {
    await openHydrated(page, FROM);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) document.title = 'The bar has shown';
      }).observe(document.body, {childList: true});
    });
    await page.locator(`.theme-doc-sidebar-menu a[href="${TO}"]`).hover();
    await page.waitForLoadState('networkidle');
    await go(page, TO);
    await expect(page).toHaveURL(new RegExp(`${TO}$`));
    await expect(page).not.toHaveTitle('The bar has shown');
  });
});

/*
 * A page waits in sight only where nothing could load it ahead: at an address that the app itself
 * has to clean up. The inline loader does so first, hence the late change of the address here.
 */
const openUnprepared = async (page: Page) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      history.replaceState(null, '', `${location.pathname}/index.html`);
    });
  });
  await page.goto(FROM);
};

test.describe('route', () => {
  test('shows its loading state after 200 ms', async ({page}) => {
    await openHydrated(page, FROM);
    await page.route(await contentChunk(page, FROM), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await openUnprepared(page);
    await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('shows an error with Retry, which works once the chunk is back', async ({page}) => {
    await openHydrated(page, FROM);
    const chunk = await contentChunk(page, FROM);
    await page.route(chunk, abort);
    await openUnprepared(page);
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await page.unroute(chunk);
    await retry.click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(retry).not.toBeAttached();
  });

  test('reloads the whole page when its preload fails', async ({page}) => {
    await withoutPrefetch(page);
    await openHydrated(page, FROM);
    await page.route(await contentChunk(page, TO), abort);
    await page.evaluate(() => Object.assign(window, {notReloaded: true}));
    await go(page, TO);
    // A question that the reload itself cuts off is asked again.
    const stillThere = () => page.evaluate(() => 'notReloaded' in window).catch(() => true);
    await expect.poll(stillThere).toBe(false);
    await expect(page).toHaveURL(new RegExp(`${TO}$`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('that crashes says so, with message and cause, and can be tried again', async ({page}) => {
    await withoutPrefetch(page);
    await openHydrated(page, FROM);
    await page.route(await contentChunk(page, TO), async (route) => {
      const response = await route.fetch();
      const crash =
        'if(!window.repaired)throw new Error("Broken on purpose",{cause:new Error("The reason")});';
      const body = (await response.text()).replace(/let ?\{wrapper:/, (code) => crash + code);
      expect(body).toContain(crash);
      await route.fulfill({response, body});
    });
    await go(page, TO);
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByText(/Broken on purpose\s+Cause:\s+The reason/)).toBeVisible();
    await page.evaluate(() => Object.assign(window, {repaired: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('.theme-doc-markdown')).toBeVisible();
  });
});

test.describe('prefetching', () => {
  const prefetches = (page: Page) => page.locator('link[rel="prefetch"]').count();

  test('loads what visible links lead to', async ({page}) => {
    await openHydrated(page, FROM);
    await expect.poll(() => prefetches(page)).toBeGreaterThan(0);
  });

  for (const connection of [
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`is left out on ${JSON.stringify(connection)}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      await openHydrated(page, FROM);
      await page.waitForTimeout(500);
      expect(await prefetches(page)).toBe(0);
    });
  }
});

test.describe('address', () => {
  for (const suffix of ['.html', '/index.html']) {
    test(`loses ${suffix}, without an error`, async ({page}) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      await page.goto(`${FROM}${suffix}?a=b#c`);
      await hydrated(page);
      await expect(page).toHaveURL(new RegExp(`${FROM}/?\\?a=b#c$`));
      await expect(page.getByRole('heading', {level: 1})).toContainText(/install/i);
      expect(errors).toEqual([]);
    });
  }

  test('that is unknown leads to the not-found page', async ({page}) => {
    const response = await page.goto('/docs/no-such-page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {name: 'Page Not Found'})).toBeVisible();
  });
});

test('a wrong base URL shows a banner on the home page', async ({page, baseURL}) => {
  const banner = page.getByText('Your Docusaurus site did not load properly');
  const {url, server} = await serve(BUILD, '/elsewhere/');
  await page.goto(`${url}/elsewhere/`);
  await expect(banner).toBeVisible();
  server.closeAllConnections();
  server.close();
  await openHydrated(page, `${baseURL}/`);
  await expect(banner).not.toBeAttached();
});
