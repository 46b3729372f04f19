import type {Page} from '@playwright/test';
import {accessibilityFaults} from './axe';
import {expect, holdBack, test} from './fixtures';
import {dialog, field} from './search';

/** Opens a page, and focuses a link. The app does not start until `release` is called. */
async function openHeld(page: Page) {
  const release = await holdBack(page, '**/assets/js/**');
  await page.goto('/docs/install');
  const link = page.getByRole('link', {name: 'Docs', exact: true}).first();
  await link.focus();
  return {link, release};
}

test.describe('the field before the app runs', () => {
  test('has no accessibility violation, closes on Escape, and stays closed', async ({page}) => {
    const {link, release} = await openHeld(page);
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

  test('restores the focus after the app has started', async ({page}) => {
    const {link, release} = await openHeld(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a/b');
    release();
    await expect(field(page)).toHaveValue('a/b', {timeout: 20_000});
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('is removed if the app cannot start, and the page shows an error', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/install');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').getByRole('button', {name: 'Reload'})).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});
