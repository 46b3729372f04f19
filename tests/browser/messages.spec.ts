import {expect, openHydrated, test} from './fixtures';

test('a pasted line of the log finds its message', async ({page}) => {
  await openHydrated(page, '/docs/reference/codes/');
  const messages = page.locator('section[id^="message-"]');
  const all = await messages.count();
  expect(all).toBeGreaterThan(100);
  const field = page.getByLabel(/^Filter/);
  await field.fill(
    'Nov 21 12:00:00.000 ERR aqua failed program=aqua version=2.62.3 error="checksum is invalid"',
  );
  await expect(page.getByRole('status').first()).toHaveText(`1 of ${all} messages match`);
  await expect(page.locator('#message-checksum-mismatch')).toBeVisible();
  await expect(page.locator('#message-checksum-required')).toBeHidden();
  await field.fill('');
  await expect(page.locator('#message-checksum-required')).toBeVisible();
});
