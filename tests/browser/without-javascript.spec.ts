import {expect, test} from './fixtures';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

test('without JavaScript every panel of tabs shows, and no dead button', async ({page}) => {
  await page.goto('/docs/install');
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  for (const button of await page.locator('button').all()) {
    await expect(button, (await button.getAttribute('class')) ?? '').toBeHidden();
  }
});

test('without JavaScript the links of the navbar show on a phone, and lead on', async ({page}) => {
  await page.goto('/');
  await page.locator('.navbar').getByRole('link', {name: 'Docs'}).click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('without JavaScript a panel of tabs names its tab, and the tree of the docs follows the page', async ({
  page,
}) => {
  await page.goto('/docs/install');
  const name = await page
    .getByRole('tabpanel')
    .first()
    .evaluate((panel) => getComputedStyle(panel, '::before').content);
  expect(name).toMatch(/macOS/);
  const tree = page.locator('.theme-doc-sidebar-menu').first();
  await expect(tree).toBeVisible();
  await tree.getByRole('link', {name: 'Guides'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Guides');
});

test('without JavaScript the search page says so and leads to the contents', async ({page}) => {
  await page.goto('/search');
  await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.locator('main').getByRole('link', {name: 'overview'}).click();
  await expect(page).toHaveURL(/\/docs\/$/);
});
