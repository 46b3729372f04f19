import {expect, openHydrated, test} from './fixtures';
import {dialog, field} from './search';

test('an entry is marked on arrival, and its words until the next action of the reader', async ({
  page,
}) => {
  await openHydrated(page, '/docs/');
  await page.keyboard.press('Control+k');
  await field(page).fill('XDG_DATA_HOME');
  await expect(dialog(page).getByRole('status')).toContainText('XDG_DATA_HOME');
  await page.keyboard.press('Enter');
  const entry = page.locator('[id="XDG_DATA_HOME"]');
  await expect(entry).toHaveClass(/search-arrival/);
  const highlighted = () => page.evaluate(() => CSS.highlights.get('search-words')?.size ?? 0);
  expect(await highlighted()).toBeGreaterThan(0);
  await page.keyboard.press('Shift');
  await expect(entry).not.toHaveClass(/search-arrival/);
  expect(await highlighted()).toBe(0);
});
