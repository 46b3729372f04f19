import type {Page} from '@playwright/test';
import {accessibilityFaults} from './axe';
import {expect, holdBack, hydrated, test} from './fixtures';
import {dialog, field} from './search';

const LOG = [
  'Nov 21 02:18:47.690 ERR install the package program=aqua version=2.62.3 error="checksum is invalid"',
  'Nov 21 02:18:47.691 ERR aqua failed program=aqua version=2.62.3 error="it failed to install some packages"',
  '',
].join('\n');

/** Opens a page, and focuses a link. The app does not start until `release` is called. */
async function openHeld(page: Page) {
  const release = await holdBack(page, '**/assets/js/**');
  await page.goto('/docs/install');
  const link = page.getByRole('link', {name: 'Docs', exact: true}).first();
  await link.focus();
  return {link, release};
}

test.describe('the field before the app runs', () => {
  test('restores the focus after the app has started', async ({page}) => {
    const {link, release} = await openHeld(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a/b');
    release();
    await expect(field(page)).toHaveValue('a/b', {timeout: 20_000});
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('has no accessibility violation, closes on Escape, stays closed, opens with the same keys as the dialog, and leaves the keys of the browser alone', async ({
    page,
  }) => {
    const {link, release} = await openHeld(page);
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('searchbox')).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    const opened = async () => {
      const results: boolean[] = [];
      for (const init of [
        {key: 'k', ctrlKey: true},
        {key: 'K', metaKey: true},
        {key: '/'},
        {key: '/', shiftKey: true},
        {key: 'K', ctrlKey: true, shiftKey: true},
        {key: 'k', ctrlKey: true, altKey: true},
        {key: '/', ctrlKey: true},
        {key: '/', metaKey: true},
        {key: '/', altKey: true},
      ]) {
        const opens = await page.evaluate((keys) => {
          const event = new KeyboardEvent('keydown', {...keys, bubbles: true, cancelable: true});
          return !document.activeElement?.dispatchEvent(event);
        }, init);
        results.push(opens);
        if (!opens) continue;
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await expect(link).toBeFocused();
      }
      return results;
    };
    const expected = [true, true, true, true, false, false, false, false, false];
    expect(await opened()).toEqual(expected);
    // A slash is text in a field in which one types.
    for (const [type, opens] of [
      ['text', false],
      ['radio', true],
    ] as const) {
      const isOpened = await page.evaluate((name) => {
        const input = Object.assign(document.createElement('input'), {type: name});
        document.body.append(input);
        const event = new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true});
        const isTaken = !input.dispatchEvent(event);
        input.remove();
        return isTaken;
      }, type);
      expect(isOpened, type).toBe(opens);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    release();
    await hydrated(page);
    await expect(dialog(page)).toHaveCount(0);
    expect(await opened()).toEqual(expected);
  });

  test('hands over a whole pasted log, whose message becomes the query', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const {release} = await openHeld(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), LOG);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+v');
    await expect(dialog(page).getByRole('searchbox')).toHaveValue(/some packages/);
    release();
    await expect(field(page)).toHaveValue('install the package: checksum is invalid', {
      timeout: 20_000,
    });
  });

  test('opens the first result if Enter was pressed before there is one', async ({page}) => {
    const {release} = await openHeld(page);
    await page.keyboard.press('/');
    await page.keyboard.type('policy');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/policy/, {timeout: 20_000});
    await expect(dialog(page)).toHaveCount(0);
    // The place has the focus, also after search was opened and closed.
    const place = page.locator('article:focus, article :focus');
    await expect(place).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(place).toBeFocused();
  });
});
