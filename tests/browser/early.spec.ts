import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';

/* What is pressed before React answers is not lost. The app's script is held back meanwhile. */

/** Opens `url` without its app; the returned function lets the app start. */
async function openEarly(page: Page, url: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url);
  return async () => {
    release();
    await hydrated(page);
  };
}

test('the colour-mode button', async ({page}) => {
  const start = await openEarly(page, '/docs/install');
  await page.getByRole('button', {name: 'Switch to dark mode'}).click();
  await start();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the button of the drawer', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const start = await openEarly(page, '/docs/install');
  await page.getByRole('button', {name: /toggle navigation/i}).click();
  await start();
  await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
});

test('the button that closes the announcement', async ({page}) => {
  const start = await openEarly(page, '/docs/install');
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await start();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
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

test('a tab', async ({page}) => {
  const start = await openEarly(page, '/docs/install');
  const tab = page.getByRole('tab', {selected: false}).first();
  const name = await tab.textContent();
  await tab.click();
  await start();
  await expect(page.getByRole('tab', {name: name ?? '', selected: true}).first()).toBeVisible();
});

test('the shortcut of the search', async ({page}) => {
  const start = await openEarly(page, '/docs/install');
  await page.keyboard.press('Control+k');
  await start();
  await expect(page.getByPlaceholder('Search docs')).toBeVisible();
});

test('a link, which needs no app', async ({page}) => {
  await openEarly(page, '/docs/install');
  await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/$/);
});

test('the app starts when the browser is idle, without being asked', async ({page}) => {
  await page.goto('/docs/install');
  await hydrated(page);
});
