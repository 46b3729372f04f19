import {TEMPLATES} from '../templates';
import {expect, test} from './fixtures';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

test('without JavaScript, no page has a control without a function', async ({page}) => {
  test.setTimeout(60_000);
  const dead: string[] = [];
  for (const route of TEMPLATES) {
    await page.goto(route);
    // The systems of the landing page are radio buttons, which work with CSS.
    const controls = page.locator('button, select, input:not([type="radio"]), [role="tab"]');
    const shown = await controls
      .locator('visible=true')
      .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 120)));
    dead.push(...shown.map((html) => `${route}: ${html}`));
  }
  expect(dead).toEqual([]);
});

test('without JavaScript, the landing page shows the commands of the chosen system, and the links of its navbar work on a phone', async ({
  page,
}) => {
  await page.goto('/');
  const install = page.getByRole('group', {name: 'Install aqua on'});
  await expect(install.getByText('brew install')).toBeVisible();
  await install.getByText('Windows', {exact: true}).click();
  await expect(install.getByText('winget install')).toBeVisible();
  await expect(install.getByText('brew install')).toBeHidden();
  await page.locator('.navbar').getByRole('link', {name: 'Docs'}).click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('without JavaScript, every tab panel is visible, with its label, and the sidebar of the docs follows the page', async ({
  page,
}) => {
  await page.goto('/docs/install');
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  const name = await panels
    .first()
    .evaluate((panel) => getComputedStyle(panel, '::before').content);
  expect(name).toMatch(/macOS/);
  const tree = page.locator('.theme-doc-sidebar-menu').first();
  await expect(tree).toBeVisible();
  await tree.getByRole('link', {name: 'Guides'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Guides');
});

test('without JavaScript, the search page shows a note and links to the contents', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByText('Search requires JavaScript.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  const overview = page.locator('main').getByRole('link', {name: 'overview'});
  await expect(overview).toHaveCSS('text-decoration-line', 'underline');
  await overview.click();
  await expect(page).toHaveURL(/\/docs\/$/);
});

test('without JavaScript, the sidebar of the docs does not repeat the logo of the navbar', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/docs/install');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.getByRole('link', {name: 'Install', exact: true})).toBeVisible();
  await expect(sidebar.locator('img').locator('visible=true')).toHaveCount(0);
});

for (const [route, promise, note] of [
  ['/packages/', 'Find one by its command', 'Search requires JavaScript.'],
  ['/docs/reference/codes/', 'into the Filter field', 'The filter requires JavaScript.'],
] as const) {
  test(`without JavaScript, ${route} says what requires it`, async ({page}) => {
    await page.goto(route);
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByText(promise)).toBeHidden();
  });

  test.describe('with JavaScript, in print', () => {
    test.use({javaScriptEnabled: true});

    test(`${route} neither mentions the field nor JavaScript`, async ({page}) => {
      await page.goto(route);
      await expect(page.getByText(promise)).toBeVisible();
      await page.emulateMedia({media: 'print'});
      await expect(page.getByText(promise)).toBeHidden();
      await expect(page.getByText(note)).toBeHidden();
    });
  });
}
