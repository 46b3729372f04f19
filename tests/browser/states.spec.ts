import type {Page, Route} from '@playwright/test';
import {faultsInBothModes} from './axe';
import {expect, openHydrated, test} from './fixtures';
import {dialog, field, openSearch, options, wholeAnswer} from './search';

/*
 * The accessibility of what readers only see after an action or a failure. tests/walks/pages.spec.ts tests the pages as
 * they open.
 */

const PHONE = {width: 390, height: 844};

/** Opens the search for packages, whose list does not load. */
async function loseList(page: Page, answer = (route: Route) => route.abort()) {
  await page.route(/\/assets\/packages\/list\./, answer);
  await openHydrated(page, '/packages/?q=jq');
}

/** Opens the search dialog and types a query. */
async function search(page: Page, query: string) {
  await openSearch(page, '/docs/install');
  await field(page).fill(query);
}

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the open menu of a phone': async (page) => {
    await page.setViewportSize(PHONE);
    await openHydrated(page, '/docs/install');
    await page.getByRole('button', {name: /toggle navigation/i}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  },
  'the notice that the app cannot start': async (page) => {
    await page.route(/\/assets\/js\/main\./, (route) => route.abort());
    await page.goto('/docs/install');
    await page.keyboard.press('Shift');
    await expect(page.getByRole('alert')).toContainText('did not load');
  },
  'a list of packages that did not load': async (page) => {
    await loseList(page);
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  },
  'a list of packages that a deployment removed': async (page) => {
    await loseList(page, (route) => route.fulfill({status: 404}));
    await expect(page.getByRole('alert').getByRole('button', {name: 'Reload'})).toBeVisible();
  },
  'a session that plays': async (page) => {
    await openHydrated(page, '/docs/reference/demo');
    const player = page.getByRole('figure').first();
    await player.getByRole('button', {name: 'Play'}).click();
    await expect(player.getByRole('button', {name: 'Pause'})).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => CSS.highlights.get('player-unplayed')?.size ?? 0))
      .toBeGreaterThan(0);
  },
  'the search dialog as it opens': async (page) => {
    await search(page, '');
  },
  'the search dialog with results': async (page) => {
    await search(page, 'checksum');
    await wholeAnswer(page);
    await expect(options(page).first()).toBeVisible();
  },
  'the search dialog with results on a phone': async (page) => {
    await page.setViewportSize(PHONE);
    await search(page, 'checksum');
    await wholeAnswer(page);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
  },
  'the search dialog without results': async (page) => {
    await search(page, 'qqqzzzxxx');
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
  },
  'the search dialog without results on a phone': async (page) => {
    await page.setViewportSize(PHONE);
    await search(page, 'qqqzzzxxx');
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
  },
  'the search dialog whose index does not load': async (page) => {
    await page.route('**/assets/search/**', (route) => route.abort());
    await search(page, 'checksum');
    await expect(dialog(page).getByRole('button', {name: 'Try again'})).toBeVisible();
  },
};

for (const [state, show] of Object.entries(STATES)) {
  test(`${state} has no accessibility violation in both modes`, async ({page}) => {
    await show(page);
    expect(await faultsInBothModes(page)).toEqual([]);
  });
}
