import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {listen} from '../../scripts/shared/port';
import {faultsInBothModes} from './axe';
import {BUILD, expect, holdBack, hydrated, openHydrated, test, watchConsole} from './fixtures';

/* Presses before React runs are not lost. The tests delay the script of the app. early-field.spec.ts tests search. */

/** Opens `url` without its app; the returned function lets the app start. */
async function openEarly(page: Page, url: string) {
  const release = await holdBack(page, /\/assets\/js\/main\./);
  await page.goto(url);
  return async () => {
    release();
    await hydrated(page);
  };
}

test('the button of the drawer', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const start = await openEarly(page, '/docs/install');
  await page.getByRole('button', {name: /toggle navigation/i}).click();
  await start();
  await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
});

test('the tab in the URL is selected without any interaction', async ({page}) => {
  await page.goto('/docs/install?shell=fish#set-path');
  await expect(page.getByRole('tab', {name: 'fish'})).toHaveAttribute('aria-selected', 'true');
});

test('the tab that the reader chose on another page is selected without any interaction', async ({
  page,
}) => {
  await openHydrated(page, '/docs/install');
  await page.getByRole('tab', {name: 'Linux'}).first().click();
  await page.goto('/docs/tutorial');
  await expect(page.getByRole('tab', {name: 'Linux'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the landing page leads to the line for PATH on each system', async ({page}) => {
  await openHydrated(page, '/');
  const install = page.getByRole('group', {name: 'Install aqua on'});
  for (const [system, target] of [
    ['macOS', '~/.zshrc'],
    ['Linux', '~/.bashrc'],
    ['Windows', /SetEnvironmentVariable/],
  ] as const) {
    await install.getByText(system, {exact: true}).click();
    await install.getByRole('link', {name: 'add one directory'}).click();
    await expect(page).toHaveURL(/\/docs\/install.*#set-path/);
    const line = page.locator('.theme-code-block:visible').filter({hasText: target}).last();
    await expect(line, system).toBeInViewport();
    await page.goBack();
  }
});

test('the button that copies code', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const start = await openEarly(page, '/docs/install');
  const block = page.locator('.theme-code-block:visible').first();
  await block.getByRole('button', {name: /copy/i}).click();
  await start();
  await expect(block.getByRole('button', {name: /copied/i})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

test('a tab, but no shortcut of the browser with the focus on a tab', async ({page}) => {
  const start = await openEarly(page, '/docs/install');
  await page.getByRole('tab', {selected: true}).first().focus();
  // If the default action of a keydown is prevented, the browser does not handle it.
  const isFree = (init: {key: string; ctrlKey?: boolean}) =>
    page.evaluate(
      (keys) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', {...keys, bubbles: true, cancelable: true}),
        ),
      init,
    );
  const expectFree = async () => {
    expect(await isFree({key: 'End'})).toBe(false);
    expect(await isFree({key: 'End', ctrlKey: true})).toBe(true);
    expect(await isFree({key: 'F5'})).toBe(true);
  };
  await expectFree();
  const tab = page.getByRole('tab', {selected: false}).first();
  const name = await tab.textContent();
  await tab.click();
  await start();
  await expect(page.getByRole('tab', {name: name ?? '', selected: true}).first()).toBeVisible();
  await page.getByRole('tab', {selected: true}).first().focus();
  await expectFree();
});

test('a link, which does not need the app', async ({page}) => {
  await openEarly(page, '/docs/install');
  await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/$/);
});

test('the color mode changes before the app runs, and does not change back, and the announcement is dimmed until the app closes it', async ({
  page,
}) => {
  const announcement = page.locator('.theme-announcement-bar');
  const start = await openEarly(page, '/docs/install');
  await page.getByRole('button', {name: 'Switch to dark mode'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // A pressed control is dimmed, except for search, whose field is shown immediately.
  const button = announcement.getByRole('button');
  await button.click();
  await expect(button).toHaveAttribute('data-pressed', '');
  await start();
  await expect(announcement).toBeHidden();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Switch to light mode'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a key while the browser still receives the page', async ({page, baseURL}) => {
  const html = readFileSync(path.join(BUILD, 'docs/install/index.html'));
  const half = html.indexOf('</h2>');
  let complete = () => {};
  const isComplete = new Promise<void>((resolve) => {
    complete = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url === '/docs/install/') {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
      response.write(html.subarray(0, half));
      await isComplete;
      response.end(html.subarray(half));
      return;
    }
    const answer = await fetch(`${baseURL}${request.url}`);
    response.writeHead(answer.status, {'content-type': answer.headers.get('content-type') ?? ''});
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const errors = watchConsole(page);
  await page.goto(`${await listen(server)}/docs/install/`, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'starting');
  // The app would run now if the page started it too early. It hydrates the page only when the page is complete.
  const early = await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached', timeout: 2000})
    .then(
      () => true,
      () => false,
    );
  complete();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await expect(page.locator('footer.footer')).toHaveCount(1);
  expect({early, errors}).toEqual({early: false, errors: []});
  server.closeAllConnections();
  server.close();
});

test('with a data saver, nothing is downloaded in advance', async ({browser, baseURL}) => {
  // In a shared context, the headless shell of Chromium moves the pointer onto the page, which starts the app.
  const page = await browser.newPage({baseURL});
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/docs/install');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await hydrated(page);
  await page.close();
});

/* tests/walks/faults.spec.ts tests the pages with other controls. */
test.describe('when the app cannot start', () => {
  test.beforeEach(({page}) => page.route(/\/assets\/js\/main\./, (route) => route.abort()));

  test('the page shows an error, and everything that does not need the app works', async ({
    page,
  }) => {
    await page.goto('/docs/install');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('alert')).toContainText('did not load');
    await expect(page.getByRole('alert').getByRole('button', {name: 'Reload'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Search'})).toBeHidden();
    expect(await faultsInBothModes(page)).toEqual([]);
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await page.getByRole('button', {name: 'Switch to dark mode'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/$/);
  });
});

test('a page for an unknown address downloads the app in advance, but no list of its parts, which does not exist', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/no-such-page');
  await expect.poll(() => requests.some((path) => path.startsWith('/assets/js/main.'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.startsWith('/assets/parts/'))).toEqual([]);
});

test('the menu of a small screen needs no other script, and is a dialog: it receives and traps the focus, and Escape restores the focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 1200, height: 800});
  await openHydrated(page, '/docs/install');
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.setViewportSize({width: 390, height: 800});
  const toggle = page.getByRole('button', {name: /toggle navigation/i});
  await toggle.click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  expect(await isInside()).toBe(true);
  expect(await faultsInBothModes(page)).toEqual([]);
  const close = menu.getByRole('button', {name: /close navigation/i});
  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const stroke = await close.locator('svg').evaluate((icon) => {
    const shape = icon.querySelector('[stroke]') ?? icon;
    return getComputedStyle(shape).stroke;
  });
  expect(stroke).toMatch(/^rgb/);
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    // Between the last and the first element, the focus is on the browser's controls, and the page's body is active.
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName),
    ).toMatch(/dialog|body/);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});
