import type {Page} from '@playwright/test';
import {expect, openHydrated, test} from '../browser/fixtures';
import {dialog, field, options} from '../browser/search';
import {ALL_NAMES, isAbout, NEAR_NAVBAR, type Place, typed} from '../names';

/*
 * Names of the tool that are typed and confirmed with Enter open their own entries. tests/content/names.test.ts tests for
 * every name that the entry is the first hit, and places.spec.ts tests that the page shows each entry.
 * Typing all 600 names took eight minutes and did not find more errors.
 */

/** One of this many names is typed. */
const EVERY = 20;

/** The target of the URL, and its distance below the navbar in pixels. */
function landing(page: Page): Promise<Place & {distance: number}> {
  return page.evaluate(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const place = id ? document.getElementById(id) : document.querySelector('h1');
    const name = place?.matches('h1, h2, h3, h4, h5, h6')
      ? place
      : place?.querySelector('dt, h1, h2, h3, h4, h5, h6');
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const clean = (text: string | null | undefined) => (text ?? '').replace(/\u200b/g, '').trim();
    return {
      text: clean(name?.textContent),
      title: clean(document.querySelector('h1')?.textContent),
      distance: (place?.getBoundingClientRect().top ?? Number.NaN) - Math.max(0, navbar),
      path: location.pathname + location.hash,
    };
  });
}

test('names that are typed and confirmed with Enter open their entries', async ({page}) => {
  test.setTimeout(240_000);
  const names = ALL_NAMES.filter((_, index) => index % EVERY === 0);
  expect(new Set(names.map(({kind}) => kind)).size).toBe(6);
  await openHydrated(page, '/docs/');
  const wrong: string[] = [];
  for (const name of names) {
    // On a busy machine, the key may be pressed while the page of the previous name is still rendering.
    await expect(async () => {
      if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
      await expect(field(page)).toBeVisible({timeout: 2_000});
    }).toPass({timeout: 20_000});
    await field(page).fill(typed(name.name), {timeout: 10_000});
    const asked = await field(page).inputValue();
    await expect(dialog(page).getByRole('status')).toContainText(`for ${asked}`);
    const target = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === target);
    // The layout above the entry may still change.
    const isThere = async () => {
      const place = await landing(page);
      return isAbout(name, place) && place.distance > -1 && place.distance <= NEAR_NAVBAR;
    };
    const arrived = await expect
      .poll(isThere, {timeout: 10_000, intervals: [20, 50, 100]})
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!arrived) wrong.push(`${name.name}: ${JSON.stringify(await landing(page))}`);
  }
  expect(wrong).toEqual([]);
});
