import type {Page} from '@playwright/test';
import {expect, holdBack, test} from './fixtures';
import {accessibilityFaults, dialog, field, options} from './search';

/** A network of 400 kbit/s on which each answer takes 2 s. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
}

test.describe('on a network of 400 kbit/s with 2 s for each answer', () => {
  test.setTimeout(90_000);

  for (const [how, press] of [
    ['a click', (page: Page) => page.getByRole('button', {name: /^Search/}).click()],
    ['the shortcut', (page: Page) => page.keyboard.press('Control+k')],
  ] as const) {
    test(`${how} opens the field of search at once, and what is typed is searched for`, async ({
      page,
    }) => {
      await slowDown(page);
      await page.goto('/docs/install', {waitUntil: 'commit'});
      await expect(page.locator('.DocSearch-Button')).toBeVisible({timeout: 30_000});
      await press(page);
      // This field is the one before the app: that of the app, which no answer has brought yet, is a combobox.
      const early = dialog(page).getByRole('searchbox', {name: 'Search'});
      await expect(early).toBeFocused();
      await page.keyboard.type('vacu');
      await expect(early).toHaveValue('vacu');
      await expect(dialog(page)).toContainText('Loading search…');
      // The app takes over while the reader goes on typing.
      await expect(field(page)).toBeFocused({timeout: 60_000});
      await expect(field(page)).toHaveValue('vacu');
      await page.keyboard.type('um');
      await expect(field(page)).toHaveValue('vacuum');
      await expect(options(page).first()).toHaveAttribute('href', /vacuum/, {timeout: 60_000});
      await expect(dialog(page)).toHaveCount(1);
    });
  }
});

/** Keeps the app from starting until the returned function is called. */
const holdApp = (page: Page) => holdBack(page, '**/assets/js/**');

test.describe('the field before the app answers', () => {
  test('has no accessibility fault, closes on Escape, and stays closed', async ({page}) => {
    const release = await holdApp(page);
    await page.goto('/docs/install');
    const link = page.getByRole('link', {name: 'Docs', exact: true}).first();
    await link.focus();
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('searchbox')).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    release();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await expect(dialog(page)).toHaveCount(0);
  });

  test('restores the focus after the app has taken over', async ({page}) => {
    const release = await holdApp(page);
    await page.goto('/docs/install');
    const link = page.getByRole('link', {name: 'Docs', exact: true}).first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a/b');
    release();
    await expect(field(page)).toHaveValue('a/b', {timeout: 20_000});
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('goes when the app cannot start, and the page says so', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/install');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').getByRole('button', {name: 'Retry'})).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});
