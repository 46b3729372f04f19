import type {Page} from '@playwright/test';
import {expect, hydrated, openHydrated, test} from '../browser/fixtures';
import {TEMPLATES} from '../templates';

/** Long tables and code, which have overflowed. */
const WIDE = [
  '/docs/reference/registry-config/',
  '/docs/reference/registry-config/fields',
  '/docs/reference/registry-config/template',
  '/docs/reference/registry-config/version-filter',
  '/docs/reference/registry-config/version-overrides',
  '/docs/reference/registry-config/windows_arm_emulation',
];

/** The overflow of the page beyond its window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Doubles the size of all text, as a browser setting can. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync(':root {font-size: 200% !important}');
    document.adoptedStyleSheets.push(large);
  });

/** Spaces the text as a reader may, with the values of WCAG 1.4.12. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
      p {margin-bottom: 2em !important}`,
    );
    document.adoptedStyleSheets.push(spaced);
  });

/** The options in code that continue in another line: browsers break lines after hyphens. */
const brokenOptions = (page: Page) =>
  page.locator('main code').evaluateAll((codes) => {
    const range = document.createRange();
    return codes.flatMap((code) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const characters: [Node, number][] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const {length} = node as Text;
        for (let at = 0; at < length; at += 1) characters.push([node, at]);
      }
      const text = code.textContent;
      return [...text.matchAll(/(?<![^\s[])--?[\w-]{0,22}(?![\w-])/g)]
        .filter(({0: option, index}) => {
          const tops = characters.slice(index, index + option.length).map(([node, at]) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return Math.round(range.getBoundingClientRect().top);
          });
          return new Set(tops).size > 1;
        })
        .map(({0: option, index}) => text.slice(Math.max(0, index - 20), index) + option);
    });
  });

/** Texts of the layout that are partly cut off. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.menu__link, .menu__link *, .navbar__link, h1, .theme-announcement-bar',
      ),
    ]
      .filter(
        (element) =>
          element.clientWidth > 0 &&
          // The navbar covers what overflows from the announcement.
          (getComputedStyle(element).overflow !== 'visible' ||
            element.matches('.theme-announcement-bar')) &&
          (element.scrollHeight > element.clientHeight + 1 ||
            element.scrollWidth > element.clientWidth + 1),
      )
      .map(({innerText}) => innerText),
  );

for (const route of [...TEMPLATES, ...WIDE]) {
  test(`${route} fits into 320 pixels, and supports spaced text and text of twice the size`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 800});
    await page.goto(route);
    expect(await overflow(page), '320 pixels').toBeLessThanOrEqual(0);
    await page.setViewportSize({width: 390, height: 800});
    await spaceText(page);
    expect(await overflow(page), 'spaced text, 390 pixels').toBeLessThanOrEqual(0);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    await doubleText(page);
    for (const width of [1280, 640]) {
      await page.setViewportSize({width, height: 900});
      expect(await overflow(page), `text of twice the size, ${width} pixels`).toBeLessThanOrEqual(
        0,
      );
      expect(await cutTexts(page), `${width} pixels`).toEqual([]);
    }
  });
}

test('the controls of a session, names of files, and the navbar fit on a phone with text of twice the size', async ({
  page,
}) => {
  const version = page.locator('.navbar__inner .navbar-version');
  for (const route of ['/docs/reference/demo', '/docs/install']) {
    await page.setViewportSize({width: 320, height: 800});
    await page.goto(route);
    const places = () =>
      page
        .locator('figure pre')
        .evaluateAll((sessions) =>
          sessions.map((session) => session.getBoundingClientRect().top + window.scrollY),
        );
    const before = await places();
    await hydrated(page);
    expect(await places(), 'the app starts').toEqual(before);
    expect(await overflow(page), `${route}, 320 pixels`).toBeLessThanOrEqual(0);
    const controls = page.getByRole('group', {name: /^Player/});
    for (const group of await controls.all()) {
      expect(await group.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
    await expect(version).toBeVisible();
    await page.setViewportSize({width: 390, height: 800});
    await doubleText(page);
    expect(await overflow(page), `${route}, text of twice the size`).toBeLessThanOrEqual(0);
    await expect(version).toBeHidden();
  }
});

test('search fills the window of a phone that is held sideways', async ({page}) => {
  await page.setViewportSize({width: 844, height: 390});
  await openHydrated(page, '/docs/');
  await page.keyboard.press('/');
  const box = await page.getByRole('dialog', {name: 'Search'}).boundingBox();
  expect(box).toMatchObject({y: 0, height: 390});
});

test('a long word in an unknown address wraps', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openHydrated(page, '/docs/github_artifact_attestations_signer_workflow');
  await expect(page.getByRole('link', {name: /^Search for “/})).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('the title of the landing page has two lines, its buttons are side by side, and its comparison fits, or says that it scrolls', async ({
  page,
}) => {
  await page.goto('/');
  const title = page.getByRole('heading', {level: 1});
  for (const width of [1000, 1100, 1200, 1280, 1366, 1440]) {
    await page.setViewportSize({width, height: 900});
    const lines = await title.evaluate(
      (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines), `${width} pixels`).toBe(2);
    const tops = await page
      .locator('header .button--lg')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} pixels`).toBe(1);
  }

  const table = page.getByRole('table');
  const hint = page.getByText('Scroll the table sideways');
  for (const width of [1280, 900, 830]) {
    await page.setViewportSize({width, height: 800});
    await expect(hint).toBeHidden();
    expect(await table.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  }
  for (const width of [800, 640, 390]) {
    await page.setViewportSize({width, height: 800});
    await expect(hint).toBeVisible();
  }
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('long names in a table wrap on a phone, and stay in one piece on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/reference/security/');
  const table = page.getByRole('table').first();
  const name = table.getByText('AQUA_ENFORCE_REQUIRE_CHECKSUM=true');
  expect(await table.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  expect(await name.evaluate((element) => element.getClientRects().length)).toBeGreaterThan(1);
  await page.setViewportSize({width: 1440, height: 900});
  expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1);
});

for (const route of [
  '/',
  '/docs/trouble-shooting',
  '/docs/tutorial/config-path',
  '/docs/tutorial/global-config',
  '/docs/reference/security/cosign-slsa',
]) {
  test(`no line ends within an option: ${route}`, async ({page}) => {
    await page.goto(route);
    for (const width of [1440, 1280, 900, 390, 320]) {
      await page.setViewportSize({width, height: 900});
      expect(await brokenOptions(page), `${width} pixels`).toEqual([]);
    }
  });
}
