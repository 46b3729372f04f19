import type {Page} from '@playwright/test';
import {faultsInBothModes} from './axe';
import {expect, openHydrated, test} from './fixtures';

const PAGE = '/docs/reference/demo';

/** The number of visually hidden characters of the first session. */
const hiddenCharacters = () => {
  const [range] = CSS.highlights.get('player-unplayed') ?? [];
  if (!range) return 0;
  const hidden = document.createRange();
  hidden.setStart(range.startContainer, range.startOffset);
  hidden.setEnd(range.endContainer, range.endOffset);
  return hidden.toString().length;
};

/** Waits for the frames in which a session that plays would show more: it advances with each frame. */
const framesPass = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });

test('a session plays, pauses, seeks, and ends without moving the page', async ({page}) => {
  await openHydrated(page, PAGE);
  const player = page.getByRole('figure').first();
  const code = player.locator('pre');
  const whole = await code.textContent();
  const size = await player.boundingBox();
  expect(await page.evaluate(hiddenCharacters)).toBe(0);

  await player.getByLabel('Speed').selectOption('4');
  await player.getByRole('button', {name: 'Play'}).click();
  await expect.poll(() => page.evaluate(hiddenCharacters)).toBeGreaterThan(0);
  await player.getByRole('button', {name: 'Pause'}).click();
  const slider = player.getByRole('slider');
  const paused = await slider.inputValue();
  await framesPass(page);
  expect(await slider.inputValue()).toBe(paused);

  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Command 1 of 5: aqua init');
  await slider.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Command 2 of 5/);
  await slider.press('End');
  await expect.poll(() => page.evaluate(hiddenCharacters)).toBe(0);

  expect(await code.textContent()).toBe(whole);
  expect(await player.boundingBox()).toEqual(size);

  const other = page.getByRole('figure').nth(1);
  await other.getByRole('button', {name: 'Restart'}).click();
  await expect(other.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect.poll(() => page.evaluate(hiddenCharacters)).toBeGreaterThan(0);
  expect(await faultsInBothModes(page)).toEqual([]);
  await other.getByLabel('Speed').selectOption('4');
  await expect(other.getByRole('button', {name: 'Play'})).toBeVisible({timeout: 15_000});
  await expect(other.getByRole('slider')).toHaveAttribute('aria-valuetext', 'End');
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a session advances only on request', async ({page}) => {
    await openHydrated(page, PAGE);
    const player = page.getByRole('figure').first();
    await player.getByRole('button', {name: 'Start over'}).click();
    await expect.poll(() => page.evaluate(hiddenCharacters)).toBeGreaterThan(0);
    const first = await page.evaluate(hiddenCharacters);
    await framesPass(page);
    expect(await page.evaluate(hiddenCharacters)).toBe(first);
    await player.getByRole('button', {name: 'Next command'}).click();
    await expect.poll(() => page.evaluate(hiddenCharacters)).toBeLessThan(first);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the sessions are on the page', async ({page}) => {
    await page.goto(PAGE);
    const player = page.getByRole('figure').first();
    await expect(player.locator('pre')).toContainText('$ aqua init');
    await expect(player.locator('pre')).toContainText('$ tail -n 5 aqua.yaml');
    await expect(player.getByRole('button', {name: 'Play'})).toHaveCount(0);
  });
});

test('the session of the landing page begins above the fold of a desktop, and is next to the commands on a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openHydrated(page, '/');
  const player = page.getByRole('figure').first();
  await expect(player.getByRole('button', {name: 'Play'})).toBeInViewport({ratio: 1});
  const lines = await player.locator('pre').boundingBox();
  // The commands and the output of at least the first eight lines.
  expect((lines?.y ?? 0) + 8 * 20).toBeLessThan(900);
  await expect(player.locator('pre')).toContainText('$ aqua i -l');

  // On a phone, most readers look for the commands, and the session is longer than a screen.
  await page.setViewportSize({width: 390, height: 844});
  const commands = page.locator('pre:visible').first();
  await expect(commands).toContainText(/curl|brew|winget/);
  await expect(commands).toBeInViewport({ratio: 1});
  const play = player.getByRole('button', {name: 'Play'});
  expect((await play.boundingBox())?.y).toBeLessThan(844);
});
