import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

/** A page of each template, and those that have overflowed. */
const PAGES = [
  '/',
  '/docs/',
  '/docs/install',
  '/docs/guides/checksum',
  '/docs/trouble-shooting',
  '/docs/reference/usage',
  '/docs/reference/demo',
  '/docs/reference/config/',
  '/docs/reference/codes/001',
  '/docs/reference/registry-config/',
  '/docs/reference/registry-config/template',
  '/docs/reference/registry-config/version-filter',
  '/docs/reference/registry-config/version-overrides',
  '/docs/reference/registry-config/windows_arm_emulation',
  '/blog',
  '/blog/from-asdf',
  '/blog/archive',
  '/blog/authors/docs',
  '/blog/tags',
  '/packages/',
  '/packages/cli/cli',
  '/search',
  '/markdown-page',
  '/no-such-page',
];

/** How far the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes all text twice as large, as a reader's setting of the browser does. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync(':root {font-size: 200% !important}');
    document.adoptedStyleSheets.push(large);
  });

/** Texts of the frame of which a part is cut. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.menu__link, .menu__link *, .navbar__link, h1')]
      .filter(
        (element) =>
          element.clientWidth > 0 &&
          getComputedStyle(element).overflow !== 'visible' &&
          (element.scrollHeight > element.clientHeight + 1 ||
            element.scrollWidth > element.clientWidth + 1),
      )
      .map(({innerText}) => innerText),
  );

for (const route of PAGES) {
  test(`${route} fits into 320 pixels, and takes text of twice the size`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await page.goto(route);
    expect(await overflow(page), '320 pixels').toBeLessThanOrEqual(0);
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
