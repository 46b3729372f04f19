import {faultsInBothModes} from '../browser/axe';
import {expect, openHydrated, reloadBy, test} from '../browser/fixtures';
import {RESULT} from '../browser/packages';
import {dialog} from '../browser/search';

/*
 * Pages whose app cannot start, and packages whose list does not load. tests/browser/startup.spec.ts tests the error on a
 * page of the docs.
 */

test('the search for packages hides when the app cannot start, and the plain lists stay', async ({
  page,
}) => {
  await page.route(/\/assets\/js\/main\./, (route) => route.abort());
  await page.goto('/packages/');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('alert')).toContainText('did not load');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('link', {name: 'K', exact: true}).click();
  await expect(page.getByRole('link', {name: 'koalaman/shellcheck', exact: true})).toBeVisible();
});

test('the search for an unknown address hides when the app cannot start, and its links stay', async ({
  page,
}) => {
  await page.route(/\/assets\/js\/main\./, (route) => route.abort());
  await page.goto('/no-such-page');
  const ways = page.getByRole('search', {name: 'Documentation'});
  const controls = ways.locator('input, button');
  await expect(controls.locator('visible=true')).toHaveCount(2);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('alert')).toContainText('did not load');
  await expect(controls.locator('visible=true')).toHaveCount(0);
  await ways.getByRole('link', {name: 'Install'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/install/i);
});

test('the search field is removed if the app cannot start, and the page shows an error', async ({
  page,
}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/docs/install');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert').getByRole('button', {name: 'Reload'})).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('a list that does not load shows an error, and loads again on request', async ({page}) => {
  await page.route(/\/assets\/packages\/list\./, (route) => route.abort(), {times: 1});
  await openHydrated(page, '/packages/?q=rg');
  const again = page.getByRole('button', {name: 'Try again'});
  await expect(again).toBeVisible();
  expect(await faultsInBothModes(page)).toEqual([]);
  await again.click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.locator(RESULT).first()).toContainText('BurntSushi/ripgrep');
});

test('a list that a deployment removed shows an error, and a button reloads the page', async ({
  page,
}) => {
  await page.route(/\/assets\/packages\/list\./, (route) => route.fulfill({status: 404}));
  await openHydrated(page, '/packages/?q=rg');
  const reload = page.getByRole('alert').getByRole('button', {name: 'Reload'});
  await expect(reload).toBeVisible();
  expect(await faultsInBothModes(page)).toEqual([]);
  await page.unroute(/\/assets\/packages\/list\./);
  await reloadBy(page, reload);
  await expect(page.locator(RESULT).first()).toContainText('BurntSushi/ripgrep');
});
