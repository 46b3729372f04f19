import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {glob} from 'tinyglobby';
import {expect, hydrated, openHydrated, openInApp, test, watchConsole} from '../browser/fixtures';
import {sitemapRoutes} from '../routes';
import {COPY, NEXT_RELEASE, OLD_VERSION} from './build';

/** The built copy. */
const BUILT = path.join(COPY, 'build');

test.use({build: BUILT});

/** A file of the copy. */
const read = (file: string) => readFileSync(path.join(COPY, file), 'utf8');

/** The routes of all pages of the docs. */
const docsRoutes = () => sitemapRoutes(BUILT).filter((route) => route.startsWith('/docs'));

test('both versions have all pages', () => {
  const all = docsRoutes();
  const old = all.filter((route) => route.startsWith(`/docs/${OLD_VERSION}`));
  expect(old.length).toBeGreaterThan(100);
  // The current version also has the pages of the test.
  expect(all.length - old.length).toBeGreaterThan(old.length);
});

/** One of this many pages is loaded in each version; the others are opened in the running app. */
const LOADED = 8;

for (const [version, isOld] of [
  ['the current version', false],
  ['the old version', true],
] as const) {
  test(`every page of ${version} is unchanged after React has started`, async ({page}) => {
    test.setTimeout(240_000);
    const found = watchConsole(page);
    const routes = docsRoutes().filter(
      (route) => route.startsWith(`/docs/${OLD_VERSION}`) === isOld,
    );
    for (const [index, route] of routes.entries()) {
      if (index % LOADED === 0) {
        await page.goto(route);
        const title = await page.locator('h1').first().innerText();
        await hydrated(page);
        await expect(page.locator('h1').first(), route).toHaveText(title);
      } else {
        await openInApp(page, route, BUILT);
      }
      await expect(page.locator('link[rel="canonical"]'), route).toHaveAttribute(
        'href',
        new RegExp(`${route}$`),
      );
    }
    expect(found).toEqual([]);
  });
}

test('an old version has a banner and a badge, and the dropdown leads to the current version', async ({
  page,
}) => {
  await openHydrated(page, `/docs/${OLD_VERSION}/install`);
  await expect(page.getByText('no longer actively maintained')).toBeVisible();
  await expect(page.getByText(`Version: ${OLD_VERSION}`)).toBeVisible();
  const dropdown = page.locator('.navbar .dropdown').filter({hasText: OLD_VERSION});
  await dropdown.hover();
  await dropdown.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/docs\/install$/);
  await expect(page.getByText('no longer actively maintained')).toHaveCount(0);
});

test('the chosen version is kept', async ({page}) => {
  await openHydrated(page, '/docs/install');
  const dropdown = page.locator('.navbar .dropdown').filter({hasText: 'Next'});
  await dropdown.hover();
  await dropdown.getByRole('link', {name: OLD_VERSION}).click();
  await expect(page).toHaveURL(new RegExp(`/docs/${OLD_VERSION}/install$`));
  const kept = await page.evaluate(() => Object.entries(localStorage));
  expect(kept).toContainEqual([
    expect.stringContaining('docs-preferred-version-default'),
    OLD_VERSION,
  ]);
});

test('links in a version, including those in its facts, stay in the version', async ({page}) => {
  for (const route of ['install', 'reference/config/', 'reference/usage', 'reference/codes/']) {
    await page.goto(`/docs/${OLD_VERSION}/${route}`);
    const links = await page
      .locator('.theme-doc-markdown a[href^="/docs/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length, route).toBeGreaterThan(0);
    expect(
      links.filter((href) => !href.startsWith(`/docs/${OLD_VERSION}/`)),
      route,
    ).toEqual([]);
  }
});

test('each version has its own Markdown pages and llms.txt', () => {
  expect(read('build/docs/install.md')).toContain('# Install');
  expect(read(`build/docs/${OLD_VERSION}/install.md`)).toContain('# Install');
  expect(read('build/llms.txt')).not.toContain(`/docs/${OLD_VERSION}/`);
  const old = read(`build/docs/${OLD_VERSION}/llms.txt`);
  expect(old).toContain(`/docs/${OLD_VERSION}/install.md`);
  expect(old).not.toContain('/docs/install.md');
});

test('facts are frozen with their version, and the current facts describe another release', async () => {
  const release = (folder: string) =>
    /^version: (v\S+)$/m.exec(read(path.join(folder, 'facts/tool.yaml')))?.[1];
  expect(release('.')).toBe(NEXT_RELEASE);
  const before = release(`versioned_facts/version-${OLD_VERSION}`);
  expect(before).toMatch(/^v\d+\.\d+\.\d+$/);
  const bare = String(before).slice(1);

  const docs = path.join(COPY, 'build/docs');
  const pages = await glob('**/index.html', {cwd: docs});
  const named = (page: string) => {
    const $ = load(readFileSync(path.join(docs, page), 'utf8'));
    const article = $('main article');
    // Recordings contain the release with which they were recorded, until they are recorded again.
    article.find('.code-output').remove();
    return article.text();
  };
  const [frozen, current] = [
    pages.filter((page) => page.startsWith(`${OLD_VERSION}/`)),
    pages.filter((page) => !page.startsWith(`${OLD_VERSION}/`)),
  ];
  expect(frozen.filter((page) => named(page).includes(bare)).length).toBeGreaterThan(10);
  expect(frozen.filter((page) => named(page).includes(NEXT_RELEASE.slice(1)))).toEqual([]);
  expect(current.filter((page) => named(page).includes(NEXT_RELEASE)).length).toBeGreaterThan(10);
  expect(current.filter((page) => named(page).includes(bare))).toEqual([]);
});

test('search finds pages of the version of the page', async ({page}) => {
  for (const [route, isOld] of [
    ['/docs/install', false],
    [`/docs/${OLD_VERSION}/install`, true],
  ] as const) {
    await openHydrated(page, route);
    await page.keyboard.press('/');
    await page.getByPlaceholder('Search docs').fill('vacuum');
    const hits = page.locator('.DocSearch-Hit a');
    await expect(hits.first()).toBeVisible();
    const addresses = await hits.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    const docs = addresses.filter((address) => address.startsWith('/docs/'));
    expect(docs.length).toBeGreaterThan(0);
    for (const address of docs) {
      expect(address.startsWith(`/docs/${OLD_VERSION}/`)).toBe(isOld);
    }
  }
});

test('the navbar has items of every type, and the style of the configuration', async ({page}) => {
  await openHydrated(page, '/docs/install');
  const bar = page.locator('.navbar');
  await expect(bar).toHaveClass(/navbar--dark/);
  await expect(bar.getByRole('link', {name: 'Install it'})).toHaveAttribute(
    'href',
    '/docs/install',
  );
  // The first link of the sidebar: the category that the copy puts before the others.
  await expect(bar.getByRole('link', {name: 'All docs'})).toHaveAttribute(
    'href',
    '/docs/category/everything',
  );
  // Items without a position are on the right.
  const right = bar.locator('.navbar__items--right');
  for (const label of ['Install it', 'All docs', 'emphasized', 'More']) {
    await expect(right.getByText(label)).toBeVisible();
  }
  const more = bar.locator('.dropdown').filter({hasText: 'More'});
  await more.hover();
  await expect(more.getByRole('link', {name: 'FAQ'})).toBeVisible();
  const announcement = page.locator('.theme-announcement-bar');
  await expect(announcement.locator('b')).toHaveText('announcement');
  await expect(announcement.getByRole('link', {name: 'a link'})).toHaveAttribute(
    'href',
    '/docs/faq',
  );
});

test('a page can use admonitions, cards, partials, tags, and front matter', async ({page}) => {
  await openHydrated(page, '/docs/test/everything');
  await expect(page.locator('.theme-admonition')).toHaveCount(9);
  await expect(page.getByText('Partial text part.')).toBeVisible();
  await expect(page.getByText('Front matter: 42')).toBeVisible();
  const card = page.locator('.card').filter({hasText: 'Everything'});
  await expect(card).toContainText('what the documentation');
  await expect(page.getByRole('link', {name: 'sample'})).toHaveAttribute(
    'href',
    '/docs/tags/sample',
  );
  await openHydrated(page, '/docs/tags/sample');
  await expect(page.getByRole('link', {name: 'Everything'}).first()).toBeVisible();
  await openHydrated(page, '/docs/category/everything');
  await expect(page.locator('.card').first()).toContainText('what the documentation');
});

test('drafts are not built, and unlisted pages have a note', async ({page}) => {
  expect((await page.goto('/docs/test/draft'))?.status()).toBe(404);
  await openHydrated(page, '/docs/test/unlisted');
  await expect(page.getByText('This page is unlisted.')).toBeVisible();
});

test('the sidebar can be hidden and shown again', async ({page}) => {
  await openHydrated(page, '/docs/install');
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(page.locator('.theme-doc-sidebar-menu').first()).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await expect(page.locator('.theme-doc-sidebar-menu').first()).toBeVisible();
});
