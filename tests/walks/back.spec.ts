import {expect, openHydrated, test} from '../browser/fixtures';

for (const [route, id, what] of [
  ['/docs/', 'compared-with-asdf', 'a page'],
  ['/docs/reference/codes/', 'message-checksum-mismatch', 'a page whose content loads later'],
] as const) {
  for (const hash of [`#${id}`, '']) {
    test(`Back returns to the place that the reader left: ${what} ${hash && 'with a hash'}`, async ({
      page,
    }) => {
      const target = page.locator(`[id="${id}"]`);
      const place = async () => Math.round((await target.boundingBox())?.y ?? Number.NaN);
      await openHydrated(page, `${route}${hash}`);
      await target.evaluate((element) => {
        element.scrollIntoView();
        window.scrollBy(0, -200);
      });
      await expect.poll(place).toBeGreaterThan(200);
      await expect.poll(place).toBeLessThan(400);
      const before = await place();
      await page
        .locator('.theme-doc-sidebar-menu')
        .getByRole('link', {name: 'Install', exact: true})
        .click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Install aqua');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
      // Forward, to an address without a hash, and Back again.
      await page.goForward();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
    });
  }
}

for (const [route, link, top] of [
  ['/docs/reference/codes', 'main a[href="/docs/trouble-shooting"]', 6000],
  ['/packages/a-z/c', '[href="/packages/cli/cli"]', 5000],
  ['/packages/?q=json', 'main .package-list a', 1500],
  ['/search?q=checksum', 'main article a', 3500],
] as const) {
  test(`Back returns to the place that the reader left: ${route}`, async ({page}) => {
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await openHydrated(page, route);
    // The search page shows more results when its end is visible.
    await expect
      .poll(async () => {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        return place();
      })
      .toBe(top);
    // Snippets that load later would move what the reader sees.
    await page.waitForLoadState('networkidle');
    // An entry in the middle of the window.
    const text = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('main :is(h2, h3, .package-list a)')];
      return texts.find((each) => each.getBoundingClientRect().top > 200)?.textContent ?? '';
    });
    const entry = page.getByRole('main').getByText(text, {exact: true}).first();
    const offset = async () => (await entry.boundingBox())?.y ?? Number.NaN;
    const title = page.getByRole('heading', {level: 1});
    const [titleBefore, offsetBefore] = [await title.innerText(), await offset()];
    await page
      .locator(link)
      .last()
      .evaluate((element) => (element as HTMLElement).click());
    await expect(title).not.toHaveText(titleBefore);
    await page.goBack();
    await expect(title).toHaveText(titleBefore);
    await expect.poll(async () => Math.abs((await offset()) - offsetBefore)).toBeLessThan(40);
  });
}

test('Back returns to the place that the reader left on the same page', async ({page}) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await openHydrated(page, '/docs/');
  const links = page.locator('.table-of-contents__link');
  await links.last().click();
  await expect.poll(place).toBeGreaterThan(3000);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await links.first().click();
  await expect.poll(place).toBeLessThan(1500);
  await page.goBack();
  await expect.poll(place).toBe(2000);
});
