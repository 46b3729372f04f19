import type {Page} from '@playwright/test';
import {expect, test} from '../browser/fixtures';
import {dialog, field, options} from '../browser/search';

/** A network with 400 kbit/s on which each response takes 2 s. */
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

test.describe('on a network with 400 kbit/s and 2 s per response', () => {
  test.setTimeout(90_000);

  for (const [how, press] of [
    ['a click', (page: Page) => page.getByRole('button', {name: /^Search/}).click()],
    ['the shortcut', (page: Page) => page.keyboard.press('Control+k')],
  ] as const) {
    test(`${how} opens the search field immediately, and the typed text is searched`, async ({
      page,
    }) => {
      await slowDown(page);
      await page.goto('/docs/install', {waitUntil: 'commit'});
      await expect(page.locator('.DocSearch-Button')).toBeVisible({timeout: 30_000});
      await press(page);
      // This is the field of the inline script. The field of the app, which is not loaded yet, is a combobox.
      const early = dialog(page).getByRole('searchbox', {name: 'Search'});
      await expect(early).toBeFocused();
      await page.keyboard.type('vacu');
      await expect(early).toHaveValue('vacu');
      await expect(dialog(page)).toContainText('Loading search…');
      // The app starts while the reader continues to type.
      await expect(field(page)).toBeFocused({timeout: 60_000});
      await expect(field(page)).toHaveValue('vacu');
      await page.keyboard.type('um');
      await expect(field(page)).toHaveValue('vacuum');
      await expect(options(page).first()).toHaveAttribute('href', /vacuum/, {timeout: 60_000});
      await expect(dialog(page)).toHaveCount(1);
    });
  }
});
