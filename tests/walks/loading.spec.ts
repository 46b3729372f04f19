import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {serve} from '../../scripts/preview/server';
import {
  BUILD,
  expect,
  holdBack,
  hydrated,
  openHydrated,
  reloadBy,
  test,
  watchConsole,
} from '../browser/fixtures';

const FROM = '/docs/install';
const TO = '/docs/faq';

/** The URL of the script with the content of the page `route`: the last of its scripts. */
function contentChunk(route: string): string {
  const list = readFileSync(path.join(BUILD, `assets/parts${route}.json`), 'utf8');
  const chunk = (JSON.parse(list) as string[]).at(-1);
  expect(chunk, `the chunk of ${route}`).toMatch(/^\/assets\/js\/\w+\.\w+\.js$/);
  return `**${chunk}`;
}

/** Clicks a link of the sidebar to `route`. */
const go = (page: Page, route: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`).first().click();

const abort = (route: Route) => route.abort();

/** Disables prefetching, which would load chunks before a test can delay them. */
const withoutPrefetch = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });

test.describe('progress bar', () => {
  test('is shown while a page loads, without a spinner', async ({page}) => {
    await withoutPrefetch(page);
    await openHydrated(page, FROM);
    const release = await holdBack(page, contentChunk(TO));
    await go(page, TO);
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('#nprogress [role="spinner"]')).not.toBeAttached();
    release();
    await expect(page.locator('#nprogress')).not.toBeAttached();
    await expect(page).toHaveURL(new RegExp(`${TO}$`));
  });

  test('is not shown for a page that is loaded already', async ({page}) => {
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

test.describe('route', () => {
  test('whose script does not load shows an error with Reload, and works after the script is available again', async ({
    page,
  }) => {
    const chunk = contentChunk(FROM);
    await page.route(chunk, abort);
    await page.goto(FROM);
    await page.keyboard.press('Shift');
    const reload = page.getByRole('alert').getByRole('button', {name: 'Reload'});
    await expect(reload).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Search'})).toBeHidden();
    await page.unroute(chunk);
    await reloadBy(page, reload);
    await expect(reload).not.toBeAttached();
    await expect(page.getByRole('button', {name: 'Search'})).toBeVisible();
  });

  test('shows the same error when the reader returns to it', async ({page}) => {
    await openHydrated(page, TO);
    await go(page, FROM);
    await expect(page).toHaveURL(new RegExp(`${FROM}$`));
    await page.reload();
    await hydrated(page);
    await page.route(contentChunk(TO), abort);
    await page.goBack();
    // The app reloads the page, so the app has to be started again.
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page.getByRole('alert').getByRole('button', {name: 'Reload'})).toBeVisible({
        timeout: 500,
      });
    }).toPass({timeout: 15_000});
    // A reloaded page comes from the host, which adds a slash to its address.
    await expect(page).toHaveURL(new RegExp(`${TO}/?$`));
  });

  test('is loaded as a whole page if its preload fails', async ({page}) => {
    await withoutPrefetch(page);
    await openHydrated(page, FROM);
    await page.route(contentChunk(TO), abort);
    await page.evaluate(() => Object.assign(window, {notReloaded: true}));
    await go(page, TO);
    // The reload can interrupt this request, so it is repeated.
    const stillThere = () => page.evaluate(() => 'notReloaded' in window).catch(() => true);
    await expect.poll(stillThere).toBe(false);
    await expect(page).toHaveURL(new RegExp(`${TO}/?$`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('that crashes shows the message and the cause, and can be tried again', async ({page}) => {
    // Lists of posts format dates when they are rendered.
    await page.addInitScript(() => {
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct(format, parameters) {
          if (!location.pathname.startsWith('/blog') || 'repaired' in window) {
            return new format(...parameters);
          }
          throw new Error('Broken on purpose', {cause: new Error('The reason')});
        },
      });
    });
    await openHydrated(page, FROM);
    await page.getByRole('link', {name: 'Blog'}).first().click();
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByText(/Broken on purpose\s+Cause:\s+The reason/)).toBeVisible();
    await page.evaluate(() => Object.assign(window, {repaired: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

/** The paths of the scripts that `page` requests, in order. */
function asked(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

test.describe('links', () => {
  test('preload their page when the pointer is on them, not when they are visible', async ({
    page,
  }) => {
    const chunk = contentChunk(TO).slice(2);
    await openHydrated(page, FROM);
    await page.waitForLoadState('networkidle');
    const scripts = asked(page);
    await expect(page.locator(`.theme-doc-sidebar-menu a[href="${TO}"]`).first()).toBeVisible();
    expect(scripts).toEqual([]);
    await page.locator(`.theme-doc-sidebar-menu a[href="${TO}"]`).first().hover();
    await expect.poll(() => scripts).toContain(chunk);
    const other = '/docs/guides/editors';
    await page.locator(`main a[href^="${other}#"]`).first().hover();
    await expect.poll(() => scripts).toContain(contentChunk(other).slice(2));
    expect(new Set(scripts).size).toBe(scripts.length);
  });

  test('do not preload with a data saver', async ({page}) => {
    await withoutPrefetch(page);
    await openHydrated(page, FROM);
    await page.waitForLoadState('networkidle');
    const scripts = asked(page);
    await page.locator(`.theme-doc-sidebar-menu a[href="${TO}"]`).first().hover();
    await page.locator(`.theme-doc-sidebar-menu a[href="/docs/"]`).first().hover();
    expect(scripts).toEqual([]);
  });
});

test.describe('address', () => {
  for (const suffix of ['.html', '/index.html']) {
    test(`drops ${suffix} without an error`, async ({page}) => {
      const errors = watchConsole(page);
      await page.goto(`${FROM}${suffix}?a=b#c`);
      await hydrated(page);
      await expect(page).toHaveURL(new RegExp(`${FROM}/?\\?a=b#c$`));
      await expect(page.getByRole('heading', {level: 1})).toContainText(/install/i);
      expect(errors).toEqual([]);
    });
  }

  for (const [written, path] of [
    ['//host.invalid/page.html', '/host.invalid/page'],
    ['///host.invalid/page.html', '/host.invalid/page'],
    ['/\\host.invalid/index.html?x', '/host.invalid'],
    ['//%65vil.invalid/page.html', '/%65vil.invalid/page'],
    ['//host.invalid/%2e%2e//other.invalid/index.html', '/other.invalid'],
  ] as const) {
    test(`${written} stays on this site`, async ({page, baseURL}) => {
      await page.goto(`${baseURL}${written}`);
      await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      expect(new URL(page.url()).origin).toBe(new URL(baseURL).origin);
    });
  }

  for (const written of [
    '/docs/install//',
    '/docs//install',
    '/docs/install/index',
    '/Docs/Install',
    '/docs/INSTALL.html',
  ]) {
    test(`${written} shows its page`, async ({page, baseURL}) => {
      await page.goto(`${baseURL}${written}`);
      await expect(page.getByRole('heading', {level: 1})).toContainText(/install/i);
      await expect(page).toHaveURL(/\/docs\/install\/?$/);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toContainText(/install/i);
    });
  }

  test('in the wrong case does not replace a page that the reader has opened meanwhile', async ({
    page,
    baseURL,
  }) => {
    const release = await holdBack(page, /\/docs\/install$/);
    await page.goto(`${baseURL}/Docs/Install`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL(/\/blog\/?$/);
    const answer = page.waitForResponse((response) => response.request().method() === 'HEAD');
    release();
    await (await answer).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await expect(page).toHaveURL(/\/blog\/?$/);
  });

  test('/index shows the home page', async ({page, baseURL}) => {
    await page.goto(`${baseURL}/index`);
    await expect(page).toHaveURL(`${baseURL}/`);
  });

  for (const hash of ['#50%', '#%E0%A4%A']) {
    test(`with the hash ${hash} does not crash the page`, async ({page}) => {
      const errors = watchConsole(page);
      await openHydrated(page, `/docs/install${hash}`);
      await page.evaluate((bad) => {
        window.location.hash = bad;
      }, `${hash}2`);
      await expect(page.getByRole('heading', {level: 1})).toContainText(/install/i);
      expect(errors).toEqual([]);
    });
  }

  test('that is unknown shows the not-found page', async ({page}) => {
    const response = await page.goto('/docs/no-such-page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
  });

  test('that is unknown offers a search for its words and an empty search', async ({page}) => {
    await openHydrated(page, '/docs/guides/renovate-preset');
    await page.getByRole('link', {name: 'Search for “guides renovate preset”'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=guides(?:%20|\+)renovate(?:%20|\+)preset$/);
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.goto('/no-such-page');
    const form = page.getByRole('search', {name: 'Documentation'});
    await form.getByLabel('Search the documentation').fill('checksum');
    await form.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=checksum$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a wrong base URL shows a banner on the home page', async ({page, baseURL}) => {
  const banner = page.getByText('Your Docusaurus site did not load properly');
  const {url, close} = await serve(BUILD, '/elsewhere/');
  await page.goto(`${url}/elsewhere/`);
  await expect(banner).toBeVisible();
  close();
  await openHydrated(page, `${baseURL}/`);
  await expect(banner).not.toBeAttached();
});
