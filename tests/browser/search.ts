import type {Locator, Page} from '@playwright/test';
import {REST_MS} from '../../src/search/limits';
import {expect, openHydrated} from './fixtures';

/** The search dialog. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

/** The field of the dialog. */
export const field = (page: Page): Locator => dialog(page).getByRole('combobox', {name: 'Search'});

/** The hits of the dialog. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** Opens the dialog with the keyboard, after React has started. */
export async function openSearch(page: Page, url = '/docs/'): Promise<void> {
  await openHydrated(page, url);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Types a query and waits for its answer. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).toContainText(query);
}

/**
 * Waits until nothing in the answer has changed for twice as long as the pause in typing after which more data is
 * loaded.
 */
export const settled = (page: Page): Promise<void> =>
  page.locator('.DocSearch-Dropdown').evaluate(
    (list, quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe(list, {childList: true, characterData: true, subtree: true});
      }),
    2 * REST_MS,
  );

/** Waits until the answer is complete: a snippet is shown, and the answer is {@link settled}. */
export async function wholeAnswer(page: Page): Promise<void> {
  await expect(dialog(page).locator('.DocSearch-Hit-path mark').first()).toBeAttached();
  await settled(page);
}

/** The URLs outside of the site that the page requests. */
export function foreignRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) asked.push(request.url());
  });
  return asked;
}
