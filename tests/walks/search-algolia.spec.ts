import {serve} from '../../scripts/preview/server';
import {answerFor, buildAlgoliaSite, HOSTS} from '../browser/algolia';
import {accessibilityFaults} from '../browser/axe';
import {test as base, expect, openHydrated} from '../browser/fixtures';
import {dialog, field, openSearch, options, searchFor} from '../browser/search';

/* The same dialog and search page, on a build with Algolia's variables. */

const test = base.extend<object, {site: string}>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters from the pattern
    async ({}, use) => {
      const {url, close} = await serve(buildAlgoliaSite());
      await use(url);
      close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});

// One worker, so that the site is built once.
test.describe.configure({mode: 'default'});

const [ONE, TWO] = HOSTS;

test('sends a contextual search to its host, and shows the answer as text', async ({page}) => {
  const host = await answerFor(page, ONE);
  await openSearch(page);
  await searchFor(page, 'algolia');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText('From Algolia');
  await expect(options(page)).toHaveAttribute('href', '/docs/install');
  await expect(dialog(page).getByRole('link', {name: 'See all 1 results'})).toBeVisible();
  await expect(dialog(page).getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
  expect(host.asked[0]).toMatchObject({
    indexName: 'docs',
    query: 'algolia',
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/search?q=algolia');
  await expect(page.getByRole('article')).toContainText('From Algolia');
});

test('suggests words with results if nothing was found', async ({page}) => {
  const host = await answerFor(page, ONE);
  host.behavior = 'empty';
  await openSearch(page);
  await searchFor(page, 'qqqzzz install');
  await expect(dialog(page)).toContainText('No results for "qqqzzz install"');
  const suggestions = dialog(page).locator('.DocSearch-NoResults-Prefill-List').getByRole('button');
  await expect(suggestions).toHaveText(['install', 'registry', 'checksum']);
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await suggestions.first().click();
  await expect(options(page)).toHaveCount(1);

  await openHydrated(page, '/search?q=qqqzzz%20install');
  await expect(page.getByRole('status')).toHaveText('No results for "qqqzzz install"');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await page.getByRole('button', {name: 'install'}).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('uses another host if one fails, and shows an error if all fail', async ({page}) => {
  const [down, up] = [await answerFor(page, ONE), await answerFor(page, TWO)];
  down.behavior = 'fail';
  await openSearch(page);
  await searchFor(page, 'one');
  await expect(options(page)).toHaveCount(1);
  for (const behavior of ['fail', 'malformed', 'silent'] as const) {
    up.behavior = behavior;
    down.behavior = behavior;
    await field(page).fill(`query ${behavior}`);
    await expect(dialog(page)).toContainText('Unable to fetch results', {timeout: 15_000});
    up.behavior = 'good';
    down.behavior = 'good';
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page)).toHaveCount(1);
  }
});
