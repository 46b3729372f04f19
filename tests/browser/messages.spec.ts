import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {BUILD, expect, holdBack, hydrated, openHydrated, test} from './fixtures';

test('a pasted line of the log finds its message, and an error that only a cause describes is found after its prefix', async ({
  page,
}) => {
  await openHydrated(page, '/docs/reference/codes/');
  const messages = page.locator('section[id^="message-"]');
  const all = await messages.count();
  expect(all).toBeGreaterThan(100);
  const field = page.getByLabel(/^Filter/);
  await field.fill(
    'Nov 21 12:00:00.000 ERR aqua failed program=aqua version=2.62.3 error="checksum is invalid"',
  );
  await expect(page.getByRole('status').first()).toHaveText(`1 of ${all} entries matches`);
  await expect(page.locator('#message-checksum-mismatch')).toBeVisible();
  await expect(page.locator('#message-checksum-required')).toBeHidden();
  await field.fill(
    'ERR install the package program=aqua package_name=a/b error="checksum is required"',
  );
  await expect(page.locator('#message-checksum-required')).toBeVisible();
  await expect(page.locator('#message-install-package')).toBeHidden();
  await field.fill('');
  await expect(page.locator('#message-install-package')).toBeVisible();
  await field.fill("yaml: line 3: did not find expected ',' or ']'");
  await expect(page.locator('section[id^="message-"]:visible')).toHaveId('message-config-not-yaml');
});

for (const route of [
  '/docs/reference/codes/',
  '/docs/reference/config/',
  '/docs/reference/slide-blog',
]) {
  test(`a filter without a match links the search, also before the app runs: ${route}`, async ({
    page,
  }) => {
    const release = await holdBack(page, /\/assets\/js\/main/);
    await page.goto(route, {waitUntil: 'commit'});
    await page
      .getByLabel(/^Filter/)
      .first()
      .fill('klingon vacuum');
    const status = page.getByRole('status').filter({hasText: 'None of'});
    const search = status.getByRole('link', {name: 'search the whole site'});
    await expect(status).toHaveText(
      /^None of \d+ entries match\. Try .+, or search the whole site\.$/,
    );
    await page.keyboard.press('Tab');
    await expect(search).toBeFocused();
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=klingon\+vacuum$/);
    release();
    await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('klingon vacuum');
  });
}

for (const [route, text] of [
  ['/docs/reference/codes/', 'rate limit'],
  ['/docs/reference/config/', 'alias'],
] as const) {
  test(`a filter is restored after a reload, Back, and Forward: ${route}`, async ({page}) => {
    await openHydrated(page, route);
    const field = page.getByLabel(/^Filter/).first();
    const status = page.getByRole('status').filter({hasText: / of \d+ entr/});
    await field.fill(text);
    const count = await status.innerText();
    const stored = () =>
      page.evaluate((wanted) => Object.values(history.state ?? {}).includes(wanted), text);
    await expect.poll(stored).toBe(true);
    const isShown = async () => {
      await expect(field).toHaveValue(text);
      await expect(status).toHaveText(count);
    };
    // Before the app runs, and after it has started.
    await page.reload();
    await expect(field).toHaveValue(text);
    await hydrated(page);
    await isShown();
    await page.locator('.navbar').getByRole('link', {name: 'Docs'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('What is aqua?');
    await page.goBack();
    await isShown();
    // An entry of the history that the reader has not filtered.
    await page.goForward();
    await page.evaluate((to) => (document.location.href = to), `${route}?again`);
    await expect(field).toHaveValue('');
  });
}

test('messages are shown after a link from another page', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const html = readFileSync(path.join(BUILD, 'docs/reference/codes/index.html'), 'utf8');
  const all = load(html)('section[id^="message-"]').length;
  await openHydrated(page, '/docs/reference/codes/001');
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/reference/codes/"]').first().click();
  await expect(page.locator('section[id^="message-"]')).toHaveCount(all);
  await expect(page.locator('section[id^="message-"]:empty')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  const entry = page.locator('section[id^="message-"]', {has: page.locator('button')}).first();
  const command = await entry.locator('pre code').textContent();
  await entry.getByRole('button', {name: 'Copy code'}).click();
  await expect(entry.getByRole('button', {name: 'Copied code'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
  await expect(entry.getByRole('button', {name: 'Copy code'})).toBeVisible();

  const more = entry.locator('a[href^="/docs/"]').first();
  const target = await more.getAttribute('href');
  await more.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a link to a message works from another page', async ({page}) => {
  await openHydrated(page, '/docs/install');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('checksum is invalid');
  await page.locator('.DocSearch-Hit a[href*="#message-"]').first().click();
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`#${id} code`).first()).toBeInViewport();
  // Marked, unlike the others.
  const other = page.locator(`section[id^="message-"]:not(#${id})`).first();
  const color = await other.evaluate((element) => getComputedStyle(element).borderLeftColor);
  await expect(page.locator(`#${id}`)).not.toHaveCSS('border-left-color', color);
});

test('a link to a section or a message that the filter hides clears the filter', async ({page}) => {
  await openHydrated(page, '/docs/reference/codes/');
  const field = page.getByLabel(/^Filter/);
  const heading = page.getByRole('heading', {name: /^Policies/});
  // The second time, the section is already in the address.
  for (const _ of [1, 2]) {
    await field.fill('checksum is required');
    await expect(heading).toBeHidden();
    await page.locator('.table-of-contents').getByRole('link', {name: 'Policies'}).click();
    await expect(field).toHaveValue('');
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/#policies$/);
  }
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  const hit = page.locator('.DocSearch-Hit a[href$="#message-checksum-mismatch"]');
  // The second time, the message is already in the address, and Enter does not click its link.
  for (const open of [() => hit.click(), () => page.keyboard.press('Enter')]) {
    await field.fill('checksum is required');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('checksum is invalid');
    await expect(hit).toBeVisible();
    await open();
    await expect(page.locator('#message-checksum-mismatch')).toBeInViewport();
    await expect(field).toHaveValue('');
  }
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
