import type {Page} from '@playwright/test';
import {expect, openHydrated, test, watchConsole} from '../browser/fixtures';
import {HOSTILE} from '../browser/hostile';
import {dialog} from '../browser/search';

/* Searches with hostile queries: markup, halves of characters, names of prototypes, and expressions. */

/** The time until the answer to a query is shown, in milliseconds, after which the page counts as frozen. */
const FROZEN = 1000;

/** Fails if the console shows an error or a warning, if a script ran, or if a prototype changed. */
function watch(page: Page) {
  const found = watchConsole(page);
  page.on('dialog', (opened) => {
    found.push(`opens a dialog: ${opened.message()}`);
    void opened.dismiss();
  });
  return async () => {
    expect(found).toEqual([]);
    expect(
      await page.evaluate(() => ['ran' in window, 'ran' in {}, Object.keys(Object.prototype)]),
    ).toEqual([false, false, []]);
  };
}

/**
 * Asks each query in the open page, one after the other, and waits for each answer.
 *
 * @param how writes the query into the focused field, or into the address of the running app
 * @returns the queries that froze the page, or that it interpreted
 */
const ask = (page: Page, how: 'field' | 'address', queries = HOSTILE) =>
  page.evaluate(
    async ([written, way, limit]) => {
      const wrong: string[] = [];
      const frame = () => new Promise(requestAnimationFrame);
      const field = document.activeElement as HTMLInputElement;
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      const status = () =>
        [...(field.closest('dialog, main') ?? document).querySelectorAll('[role="status"]')]
          .map(({textContent}) => textContent)
          .join(' ');
      const injected =
        'main :is(script, style, iframe), [onerror], [onload], [ontoggle], [onmouseover], [src="x"], [href^="javascript:"], body [href^="data:"]';
      // As JSON, because the protocol of the browser replaces halves of surrogate pairs.
      for (const query of JSON.parse(written) as string[]) {
        const start = performance.now();
        if (way === 'field') {
          value?.set?.call(field, query);
          field.dispatchEvent(new Event('input', {bubbles: true}));
        } else {
          history.pushState(null, '', `?${new URLSearchParams({q: query})}`);
          dispatchEvent(new PopStateEvent('popstate', {state: null}));
        }
        await frame();
        // Some fields remove characters of the query, or cut it.
        const isAnswered = () =>
          /No |result|package|^\s*$/.test(status()) &&
          !/Searching/.test(status()) &&
          (way === 'address' || status().trim() === '' || status().includes(field.value.trim()));
        while (!isAnswered() && performance.now() - start < limit) await frame();
        const took = performance.now() - start;
        if (took >= limit) wrong.push(`${Math.round(took)} ms: ${query.slice(0, 60)}: ${status()}`);
        if (document.querySelector(injected)) wrong.push(`interprets ${query.slice(0, 60)}`);
      }
      return wrong;
    },
    [JSON.stringify(queries), how, FROZEN] as const,
  );

test('several hundred hostile queries neither break nor freeze the search, and no part of them runs', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(HOSTILE.length).toBeGreaterThan(300);
  const expectUnharmed = watch(page);
  const first = encodeURIComponent(`<img src=x onerror=window.ran=1>`);

  await openHydrated(page, `/search?q=${first}`);
  await expect(page.getByRole('status').first()).toContainText(/result/i);
  await page.getByRole('searchbox', {name: 'Search'}).focus();
  // Not all of them, because the page uses the engine of the dialog.
  const some = HOSTILE.filter((_, index) => index % 3 === 0);
  expect.soft(await ask(page, 'address', some)).toEqual([]);
  await expectUnharmed();

  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('checksum');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  expect.soft(await ask(page, 'field')).toEqual([]);
  await expectUnharmed();

  await openHydrated(page, `/packages/?q=${first}`);
  await expect(page.getByRole('status').first()).toContainText(/packages? for/);
  await page.getByRole('searchbox', {name: 'Search packages'}).focus();
  expect.soft(await ask(page, 'field')).toEqual([]);
  await expectUnharmed();
});
