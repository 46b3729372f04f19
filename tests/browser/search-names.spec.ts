import {expect, openHydrated, test} from './fixtures';
import {dialog, field} from './search';

/** The line of marked words in an element, and the contrast between their text and their background. */
function styleOfMarks(element: Element): {line: string; contrast: number} {
  const {textDecorationLine, color, backgroundColor} = getComputedStyle(
    element,
    '::highlight(search-words)',
  );
  const luminance = (text: string) => {
    const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map((each) => {
      const part = Number(each) / 255;
      return part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [color, backgroundColor].map(luminance).sort((a, b) => a - b);
  return {line: textDecorationLine, contrast: (light + 0.05) / (dark + 0.05)};
}

test('the focus moves to the place that is found, and an entry is marked on arrival, and its words until the reader types', async ({
  page,
}) => {
  await openHydrated(page, '/docs/');
  for (const [query, target] of [
    ['AQUA_ROOT_DIR', /#AQUA_ROOT_DIR$/],
    // The title of the page.
    ['tutorial', /\/docs\/tutorial\/?$/],
  ] as const) {
    await page.locator('.navbar__brand').focus();
    await page.keyboard.press('Control+k');
    await field(page).fill(query);
    await expect(dialog(page).getByRole('status')).toContainText(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    const {hash} = new URL(page.url());
    const place = hash ? page.locator(`[id="${hash.slice(1)}"]`) : page.locator('article h1');
    await expect(place).toBeFocused();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeInViewport();
    await expect(place).not.toHaveAttribute('tabindex');
    // The next link is below the place, near it.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(800);
  }

  await page.keyboard.press('Control+k');
  await field(page).fill('XDG_DATA_HOME');
  await expect(dialog(page).getByRole('status')).toContainText('XDG_DATA_HOME');
  await page.keyboard.press('Enter');
  const entry = page.locator('[id="XDG_DATA_HOME"]');
  await expect(entry).toHaveClass(/search-arrival/);
  const highlighted = () => page.evaluate(() => CSS.highlights.get('search-words')?.size ?? 0);
  expect(await highlighted()).toBeGreaterThan(0);
  for (const [theme, forcedColors] of [
    ['light', 'none'],
    ['dark', 'none'],
    ['dark', 'active'],
  ] as const) {
    await page.emulateMedia({forcedColors});
    await page.locator('html').evaluate((html, name) => {
      html.dataset.theme = name;
    }, theme);
    const {line, contrast} = await entry.evaluate(styleOfMarks);
    expect(line).toBe('none');
    expect(contrast, `${theme}, forced colors: ${forcedColors}`).toBeGreaterThan(4.5);
  }
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 200);
  await page.mouse.click(600, 400);
  await page.keyboard.press('PageDown');
  await expect(entry).toHaveClass(/search-arrival/);
  expect(await highlighted()).toBeGreaterThan(0);
  await page.keyboard.press('Shift');
  await expect(entry).not.toHaveClass(/search-arrival/);
  expect(await highlighted()).toBe(0);
});
