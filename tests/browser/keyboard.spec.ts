import type {Page} from '@playwright/test';
import {expect, openHydrated, test} from './fixtures';

/* Keyboard navigation. Search, tabs, and the list of packages have their own keyboard tests. */

/** The text or the name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const {activeElement: at} = document;
    return at?.getAttribute('aria-label') || at?.textContent?.trim() || at?.localName || '';
  });

/** Presses Tab until the focused element has the name `name`. */
async function tabTo(page: Page, name: string | RegExp, most = 60) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const text = await focused(page);
    if (typeof name === 'string' ? text === name : name.test(text)) return;
  }
  throw new Error(`after ${most} times Tab, the focus is not on ${name}`);
}

test('on the landing page, Tab reaches the content, a system, and the docs', async ({page}) => {
  await openHydrated(page, '/');
  await tabTo(page, 'Skip to main content', 1);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Start the tutorial', 1);
  await tabTo(page, 'Read the overview', 1);
  await page.keyboard.press('Tab');
  const install = page.getByRole('group', {name: 'Install aqua on'});
  await expect(install.getByRole('radio', {checked: true})).toBeFocused();
  const chosen = await install.getByRole('radio', {checked: true}).getAttribute('value');
  await page.keyboard.press('ArrowRight');
  await expect(install.getByRole('radio', {checked: true})).toBeFocused();
  await expect(install.getByRole('radio', {checked: true})).not.toHaveAttribute(
    'value',
    chosen ?? '',
  );
  // One does not type in a radio button, so a slash opens search.
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(install.getByRole('radio', {checked: true})).toBeFocused();
  await expect(
    install.getByRole('button', {name: /copy code/i}).locator('visible=true'),
  ).toHaveCount(1);
  await tabTo(page, /Play|Pause/, 8);
  await tabTo(page, 'More sessions, and how they were recorded', 8);
});

test('every focused element of the landing page is visible', async ({page}) => {
  await openHydrated(page, '/');
  const unseen: string[] = [];
  let stops = 0;
  for (; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const {activeElement: at} = document;
      if (!at || at === document.body) return null;
      // A radio button is transparent: its label shows the focus.
      const shows = at.matches('[type="radio"]') ? at.nextElementSibling : at;
      const {outlineStyle, boxShadow} = getComputedStyle(shows as Element);
      const box = (shows as Element).getBoundingClientRect();
      const isInside = box.bottom > 0 && box.top < innerHeight && box.width > 0;
      return {
        html: at.outerHTML.slice(0, 100),
        isSeen: isInside && (outlineStyle !== 'none' || boxShadow !== 'none'),
      };
    });
    if (!stop) break;
    if (!stop.isSeen) unseen.push(stop.html);
  }
  expect(stops).toBeGreaterThan(40);
  expect(unseen).toEqual([]);
});

test('the menu of a phone opens a section, and returns to the main menu without losing the focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, '/docs/install');
  await tabTo(page, /toggle navigation/i);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  await tabTo(page, /expand sidebar category 'tutorial'/i);
  await page.keyboard.press('Enter');
  await tabTo(page, /change version/i);
  await expect(menu.getByRole('link', {name: /change version/i})).toBeInViewport();
  await menu.getByRole('button', {name: /back to main menu/i}).focus();
  await page.keyboard.press('Enter');
  const docs = menu.getByRole('link', {name: 'Docs', exact: true});
  await expect(docs).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null))
    .toBe(true);
  await tabTo(page, 'Docs', 10);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(menu).toBeHidden();
});

test('the filters of packages filter the list, and its pages can be changed', async ({page}) => {
  await openHydrated(page, '/packages/');
  const results = page.locator('.package-list li');
  await page.getByRole('searchbox', {name: 'Search packages'}).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', {name: 'Purpose'})).toBeFocused();
  await page.keyboard.type('Linters');
  await expect(page).toHaveURL(/\?purpose=/);
  await expect(results.first()).toBeVisible();
  await expect(page.getByRole('combobox', {name: 'Purpose'})).toBeFocused();
  await page.keyboard.press('Tab');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/&platform=darwin\/amd64/);
  await expect(page.getByRole('combobox', {name: 'Platform'})).toBeFocused();
  // All keys together add one entry to the history.
  await page.goBack();
  await expect(page).toHaveURL(/\?purpose=[^&]+$/);
  await page.goForward();
  await expect(page).toHaveURL(/&platform=darwin\/amd64/);
  const first = await results.first().textContent();
  await page.getByRole('link', {name: 'Next 50'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(results.first()).not.toHaveText(first ?? '');
});

test('Tab stops at code and tables that scroll, and leaves out the others', async ({page}) => {
  const stops = () =>
    page
      .locator('main :is(pre, table)')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => [
            (each as HTMLElement).tabIndex === 0,
            each.scrollWidth > each.clientWidth,
          ]),
      );
  for (const [width, some] of [
    [1280, false],
    [340, true],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await openHydrated(page, '/docs/reference/lazy-install');
    await page.keyboard.press('Tab');
    const found = await stops();
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(([isStop, scrolls]) => isStop !== scrolls)).toEqual([]);
    expect(found.some(([isStop]) => isStop)).toBe(some);
  }
});
