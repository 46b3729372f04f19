import {accessibilityFaults} from '../browser/axe';
import {expect, holdBack, hydrated, openHydrated, test} from '../browser/fixtures';
import {dialog, field, openSearch, options, searchFor} from '../browser/search';

/* Search with an index, scripts, or a storage that fail. tests/browser/search.spec.ts tests an index that does not load. */

test('a slow index shows a loading indicator after 300 ms', async ({page}) => {
  const release = await holdBack(page, '**/assets/search/**');
  await openSearch(page);
  await field(page).fill('checksum');
  const stalled = page.locator('.DocSearch-Container--Stalled');
  await expect(dialog(page)).toContainText('Searching…');
  await expect(stalled).toHaveCount(1);
  await expect(dialog(page).getByRole('status')).toHaveText('Searching');
  expect(await accessibilityFaults(page)).toEqual([]);
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(stalled).toHaveCount(0);
});

test('a panel that does not load shows an error, and loads again on request', async ({page}) => {
  await openHydrated(page, '/docs/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('vacuum');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await expect(dialog(page).getByRole('status').getByText('Unable to fetch results')).toHaveClass(
    /visually-hidden/,
  );
  await page.unroute('**/assets/js/**');
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('href', /vacuum/);
});

for (const [what, gone] of [
  ['script', /assets\/js\/search\./],
  ['style sheet', /assets\/css\/panel\./],
  ['index', /assets\/search\/index\./],
] as const) {
  test(`a ${what} that a deployment removed shows a message, and a button reloads the page`, async ({
    page,
  }) => {
    await openHydrated(page, '/docs/');
    await page.waitForLoadState('networkidle');
    await page.route(gone, (route) => route.fulfill({status: 404, body: 'Not Found'}));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('vacuum');
    await expect(dialog(page)).toContainText('The site was updated after you opened this page.');
    await expect(dialog(page).getByRole('button', {name: 'Try again'})).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(gone);
    await dialog(page).getByRole('button', {name: 'Reload the page and search again'}).click();
    await expect(field(page)).toHaveValue('vacuum');
    await expect(options(page).first()).toHaveAttribute('href', /vacuum/);
    // Only once: the next visit is a normal visit.
    await page.reload();
    await hydrated(page);
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('a damaged index shows an error, and loads again on request', async ({page}) => {
  await page.route(/assets\/search\/index\./, async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    await route.fulfill({response, json: {...file, terms: file.terms.slice(0, -100)}});
  });
  await openSearch(page);
  await field(page).fill('vacuum');
  await expect(dialog(page)).toContainText('The search index is damaged.');
  await page.unroute(/assets\/search\/index\./);
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(options(page).first()).toHaveAttribute('href', /vacuum/);
});

test('a crash of the results stays in the dialog', async ({page}) => {
  await openSearch(page);
  await searchFor(page, 'vacuum');
  // For example, one query cannot be written into a URL.
  await page.evaluate(() => {
    const real = window.encodeURIComponent;
    Object.assign(window, {
      encodeURIComponent: (text: string) => {
        if (text === 'crash') throw new Error('It went wrong');
        return real(text);
      },
      repair: () => Object.assign(window, {encodeURIComponent: real}),
    });
  });
  await field(page).fill('crash');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('Search crashed.');
  await expect(alert).toContainText('It went wrong');
  await expect(alert.getByRole('button', {name: /^Reload the page/})).toBeVisible();
  await expect(field(page)).toHaveValue('crash');
  await page.evaluate(() => (window as unknown as {repair(): void}).repair());
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('status')).toContainText('crash');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('an unpaired surrogate in the selection does not crash it', async ({page}) => {
  await openHydrated(page, '/docs/');
  await page.getByRole('heading', {level: 1}).evaluate((heading) => {
    // The 64th character of the selection is the first half of an emoji.
    heading.textContent = `${'vacuum '.repeat(9)}😀`;
    getSelection()?.selectAllChildren(heading);
  });
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue(/^vacuum/);
  await expect(dialog(page).getByRole('status')).toContainText(/ for vacuum/);
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await dialog(page)
    .getByRole('link', {name: /^See all/})
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an unpaired surrogate does not crash it', async ({page}) => {
  await openSearch(page);
  // The keyboard of the test would replace the character.
  await field(page).evaluate((input) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'vacuum \ud800',
    );
    input.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(options(page).first()).toHaveAttribute('href', /vacuum/);
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

for (const value of [
  'not json',
  '[{"url":"javascript:alert(1)","hierarchy":{"lvl1":"x"}}]',
  'null',
]) {
  test(`it works with ${value} in the storage`, async ({page}) => {
    await page.addInitScript((text) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__aqua', text);
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__aqua', text);
    }, value);
    await openSearch(page);
    await expect(dialog(page)).toContainText('No recent searches');
    await expect(dialog(page)).toContainText('or paste an error message');
    await searchFor(page, 'checksum');
    await expect(options(page).first()).toBeVisible();
  });
}

test('it works with a full storage', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openSearch(page);
  await searchFor(page, 'checksum');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});
