import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {REST_MS} from '../../src/search/limits';
import {accessibilityFaults, faultsInBothModes} from './axe';
import {expect, holdBack, hydrated, openHydrated, test} from './fixtures';
import {
  dialog,
  field,
  foreignRequests,
  openSearch,
  options,
  searchFor,
  settled,
  wholeAnswer,
} from './search';

const LOG_LINE =
  'Nov 21 02:18:47.690 ERR aqua failed program=aqua version=2.62.3 env=linux/amd64 exe_name=foo ' +
  'doc=https://aquaproj.github.io/docs/reference/codes/004 error="command is not found"';

test.describe('opening and closing', () => {
  test('Control+k, Meta+k, and a slash open it, Escape closes it and restores the focus', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/');
    const link = page.getByRole('link', {name: 'Docs', exact: true}).first();
    await link.focus();
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(field(page), key).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page), key).toHaveCount(0);
      await expect(link, key).toBeFocused();
    }
    // If no element had the focus, Tab continues where the reader was.
    await page.goto('/docs/install');
    await hydrated(page);
    const heading = page.getByRole('heading', {level: 2}).last();
    await heading.evaluate((place) => place.scrollIntoView({behavior: 'instant'}));
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(500);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('body')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test('the button opens it; Control+K, the close button and a click beside it close it, and after Escape, the next letter does not open it again', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/');
    const button = page.getByRole('button', {name: /^Search/});
    const ways = [
      () => page.keyboard.press('Control+k'),
      () => dialog(page).getByRole('button', {name: 'Close search'}).click(),
      () => page.mouse.click(5, 400),
    ];
    for (const close of ways) {
      await button.click();
      await expect(field(page)).toBeFocused();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('vacuum');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('v');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('');
  });

  test('the page only loads the button, and the field is shown before the results load, and keeps the typed text', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHydrated(page, '/docs/install');
    await page.waitForLoadState('networkidle');
    expect(
      asked.filter((url) => /assets\/search|panel\.[^/]*\.css|js\/search\.|algolia/.test(url)),
    ).toEqual([]);
    expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(0);
    expect(await page.content()).not.toContain('algolia.net');
    await expect(page.getByRole('button', {name: /^Search/})).toBeVisible();
    const release = await holdBack(page, /assets\/(js|css|search)\//);
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('vacuum');
    await expect(field(page)).toHaveValue('vacuum');
    await expect(dialog(page)).toContainText('Loading search…');
    expect(await accessibilityFaults(page)).toEqual([]);
    release();
    await expect(options(page).first()).toHaveAttribute('href', /vacuum/);
    await expect(field(page)).toHaveValue('vacuum');
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });
});

test.describe('searching', () => {
  test('shows the hits, marks the matches, announces the number of hits, and links to all of them', async ({
    page,
  }) => {
    await openSearch(page);
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    expect(await faultsInBothModes(page), 'without a query').toEqual([]);
    await searchFor(page, 'AQUA_ROOT_DIR');
    expect(await options(page).count()).toBeGreaterThan(0);
    expect(await options(page).count()).toBeLessThanOrEqual(20);
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results? for AQUA_ROOT_DIR$/);
    const pages = await options(page).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    for (const path of pages)
      expect(pages.filter((other) => other === path).length).toBeLessThanOrEqual(3);
    await wholeAnswer(page);
    expect(await faultsInBothModes(page), 'with results').toEqual([]);
    const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    await all.click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/search\?q=AQUA_ROOT_DIR$/);
    await expect(page).toHaveTitle(/Search results for "AQUA_ROOT_DIR"/);
  });

  test('is a modal dialog that traps the focus, works with the keyboard only, and announces the option', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'vacuum');
    // Packages are added at the end of the list after the pages are shown.
    await wholeAnswer(page);
    const places = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i < 6; i++) {
        await page.keyboard.press(key);
        // The focus can move to the controls of the browser, but not to other elements of the page.
        places.add(
          await page.evaluate(() => {
            const at = document.activeElement;
            if (at === document.body) return 'browser';
            return at?.closest('dialog') ? 'dialog' : 'page';
          }),
        );
      }
    }
    expect([...places].sort()).not.toContain('page');
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    // The page behind cannot be scrolled either.
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await field(page).focus();
    const active = async () =>
      page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`);
    await expect(await active()).toHaveAttribute('aria-selected', 'true');
    expect(await (await active()).getAttribute('id')).toBe(
      await options(page).first().getAttribute('id'),
    );
    await page.keyboard.press('ArrowDown');
    expect(await (await active()).getAttribute('id')).toBe(
      await options(page).nth(1).getAttribute('id'),
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await (await active()).getAttribute('id')).toBe(
      await options(page).last().getAttribute('id'),
    );
    await page.keyboard.press('ArrowDown');
    const target = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('finds misspelled words, questions, beginnings of words, and messages, also without a network after it is loaded', async ({
    page,
    context,
  }) => {
    await openSearch(page);
    for (const [query, target] of [
      ['chekcsum', /checksum/],
      ['how do I install aqua on Windows?', /install|windows/],
      ['renov', /renovate/],
      ['command is not found', /codes\/004|trouble-shooting/],
    ] as const) {
      await searchFor(page, query);
      expect(await options(page).first().getAttribute('href'), query).toMatch(target);
    }
    await context.setOffline(true);
    await field(page).fill('vacuum');
    await expect(options(page).first()).toHaveAttribute('href', /vacuum/);
    await context.setOffline(false);
  });

  test('extracts the message of a selected or pasted log line, and accepts at most 64 characters', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, '/docs/');
    await page.getByRole('heading', {level: 1}).evaluate((heading, text) => {
      heading.textContent = text;
      getSelection()?.selectAllChildren(heading);
    }, LOG_LINE);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('command is not found');
    await field(page).fill('');
    await page.evaluate((text) => navigator.clipboard.writeText(text), LOG_LINE);
    await page.keyboard.press('Control+v');
    await expect(field(page)).toHaveValue('command is not found');
    await expect(options(page).first()).toHaveAttribute('href', /codes\/004|trouble-shooting/);
    await field(page).fill('');
    await page.keyboard.insertText('checksum '.repeat(20));
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(64);
    await expect(field(page)).toHaveAttribute('maxlength', '64');
  });

  test('shows that nothing was found, with suggestions', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'qqqzzzxxx');
    await expect(dialog(page)).toContainText('No results for "qqqzzzxxx"');
    await expect(dialog(page)).toContainText('Try searching for:');
    await expect(dialog(page)).toContainText('Believe this query should return results?');
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/.*issues\/new\?title=.*qqqzzzxxx/,
    );
    await expect(dialog(page).getByRole('status')).toHaveText('No results for qqqzzzxxx');
    expect(await faultsInBothModes(page)).toEqual([]);
    await dialog(page).locator('.DocSearch-Prefill').first().click();
    await expect(options(page).first()).toBeVisible();
  });

  for (const [how, query, delay, limit] of [
    ['typed', 'checksum', 40, 95_000],
    ['typed with pauses', 'verify checksums in ci', REST_MS + 20, 110_000],
  ] as const) {
    test(`does not contact other hosts, and loads less than ${limit / 1000} KB ${how}`, async ({
      page,
    }) => {
      const foreign = foreignRequests(page);
      await openHydrated(page, '/docs/');
      await page.waitForLoadState('networkidle');
      const bodies: Promise<Buffer>[] = [];
      const asked: string[] = [];
      page.on('response', (response) => {
        asked.push(response.url());
        bodies.push(response.body());
      });
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await field(page).pressSequentially(query, {delay});
      await wholeAnswer(page);
      page.removeAllListeners('response');
      const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      console.log(`${how}: ${bytes} bytes in ${asked.length} files`);
      expect(asked.length).toBeGreaterThanOrEqual(4);
      expect(bytes, asked.join('\n')).toBeLessThan(limit);
      expect(new Set(asked).size, 'no file is loaded twice').toBe(asked.length);
      expect(foreign).toEqual([]);
    });
  }
});

test.describe('packages', () => {
  const group = (page: Page) => dialog(page).getByRole('group', {name: 'Packages'});

  test('are offered first for their names and commands, and Enter opens the first', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/');
    for (const [query, name] of [
      ['ripgrep', 'BurntSushi/ripgrep'],
      ['rg', 'BurntSushi/ripgrep'],
      ['kubectl', 'kubernetes/kubernetes/kubectl'],
      ['terraform', 'hashicorp/terraform'],
      ['gh', 'cli/cli'],
      ['nodejs/node', 'nodejs/node'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await searchFor(page, query);
      const packages = group(page).getByRole('option');
      await expect(packages.first(), query).toContainText(name);
      expect(await packages.count(), query).toBeLessThanOrEqual(3);
      await expect(options(page).first(), query).toContainText(name);
      await expect(dialog(page).getByRole('status'), query).toContainText(/packages? for /);
      await settled(page);
      await expect(options(page).first(), query).toContainText(name);
      await field(page).press('Enter');
      await expect(page, query).toHaveURL(new RegExp(`/packages/${name}/?$`));
      await expect(page.getByRole('heading', {level: 1}), query).toContainText(name);
    }
  });

  test('are offered second for words with a page about them, and found for misspelled names and if no page is', async ({
    page,
  }) => {
    await openSearch(page);
    for (const [query, path, name] of [
      ['cosign', '/docs/', 'sigstore/cosign'],
      ['node', '/docs/reference/nodejs-support', 'nodejs/node'],
      ['vacuum', '/docs/guides/vacuum', 'daveshanley/vacuum'],
      ['just', '/docs/', 'casey/just'],
    ] as const) {
      await searchFor(page, query);
      await expect(options(page).first(), query).toHaveAttribute('href', new RegExp(`^${path}`));
      await expect(options(page).nth(1), query).toContainText(name);
      await wholeAnswer(page);
      await expect(options(page).nth(1), query).toHaveAttribute(
        'href',
        new RegExp(`^/packages/${name}`),
      );
      const names = await options(page).evaluateAll((all) =>
        all.map((row) => row.getAttribute('href')),
      );
      expect(new Set(names).size, query).toBe(names.length);
    }
    for (const [query, name] of [
      ['kubctl', 'kubernetes/kubernetes/kubectl'],
      ['terrafrom', 'hashicorp/terraform'],
      ['ripgerp', 'BurntSushi/ripgrep'],
    ] as const) {
      await searchFor(page, query);
      await expect(group(page).getByRole('option').first(), query).toContainText(name);
    }
    await searchFor(page, 'phiresky/ripgrep-all');
    await expect(group(page).getByRole('option').first()).toContainText('phiresky/ripgrep-all');
    expect(await accessibilityFaults(page)).toEqual([]);
    await group(page).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/packages\/phiresky\/ripgrep-all\/?$/);
  });

  test('are loaded when they are needed, in small files, and search works without them', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/assets/packages/find-*/**', (route) => route.abort());
    await openSearch(page);
    await expect(dialog(page)).toContainText('to close');
    expect(asked.filter((url) => url.includes('/assets/packages/'))).toEqual([]);
    await searchFor(page, 'kubectl');
    await expect.poll(() => asked.some((url) => url.includes('/assets/packages/find-'))).toBe(true);
    expect(asked.filter((url) => /packages\/list/.test(url))).toEqual([]);
    await expect(options(page).first()).toBeVisible();
    await expect(group(page)).toHaveCount(0);
  });
});

test('rows and the target of Enter do not change while snippets load and the list scrolls, and no snippet is cut inside a word or only points to more information', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill('verify checksums in ci');
  await expect(options(page).nth(5)).toBeAttached();
  const rows = () =>
    options(page).evaluateAll((all) =>
      all.map((row) => ({
        top: (row as HTMLElement).offsetTop,
        height: (row as HTMLElement).offsetHeight,
      })),
    );
  const before = await rows();
  await wholeAnswer(page);
  const settled = (await rows()).slice(0, before.length);
  expect(settled).toEqual(before);
  const targets = () =>
    options(page).evaluateAll((all) => all.map((row) => row.getAttribute('href')));
  const links = await targets();
  await page.locator('.DocSearch-Dropdown').evaluate((list) => list.scrollTo(0, 10_000));
  await wholeAnswer(page);
  expect(await targets()).toEqual(links);
  expect((await rows()).slice(0, before.length)).toEqual(before);

  for (const query of ['import_dir', 'checksum', 'SLSA verification failed', 'XDG_DATA_HOME']) {
    await searchFor(page, query);
    await wholeAnswer(page);
    const snippets = await dialog(page).locator('.DocSearch-Hit-path').allInnerTexts();
    expect(snippets.length).toBeGreaterThan(0);
    for (const text of snippets) expect(text).not.toMatch(/^(?:More about|More:|aqua\.yaml$)/);
    // An ellipsis marks a text that was cut at its end; the description of a page is a complete sentence.
    for (const text of snippets) expect(text).not.toMatch(/[,;:(-]…?$/);
  }
});

/* Other faults are in tests/walks/search-faults.spec.ts. */

test('an index that does not load shows an error, and loads again on request', async ({page}) => {
  await page.route('**/assets/search/**', (route) => route.abort());
  await openSearch(page);
  await field(page).fill('checksum');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await expect(dialog(page).getByRole('status')).toHaveText('Unable to fetch results');
  expect(await faultsInBothModes(page)).toEqual([]);
  await page.unroute('**/assets/search/**');
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('recent and favorite searches, also those that opened in another tab, are shown, saved, and removed', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/docs/');
  await page.keyboard.press('Control+k');
  const ways: Record<string, (hit: Locator) => Promise<void>> = {
    vacuum: (hit) => hit.click({modifiers: ['ControlOrMeta']}),
    renovate: (hit) => hit.click({button: 'middle'}),
    install: () => field(page).press('ControlOrMeta+Enter'),
  };
  for (const [query, open] of Object.entries(ways)) {
    await searchFor(page, query);
    const opened = context.waitForEvent('page');
    await open(options(page).first());
    await (await opened).close();
  }
  await field(page).fill('');
  const hits = dialog(page).getByRole('link');
  await expect(hits).toHaveCount(3);
  await expect(hits.last()).toHaveAttribute('href', /vacuum/);
  await expect(hits.nth(1)).toHaveAttribute('href', /renovate/);
  await searchFor(page, 'checksum');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const recent = dialog(page).locator('section', {
    has: page.getByRole('heading', {name: 'Recent'}),
  });
  const favorite = dialog(page).locator('section', {
    has: page.getByRole('heading', {name: 'Favorite'}),
  });
  await expect(recent.getByRole('link')).toHaveCount(4);
  await expect(recent.getByRole('link').first()).toHaveAttribute('href', /checksum/);
  await expect(recent.getByRole('link').last()).toHaveAttribute('href', /vacuum/);
  await recent
    .getByRole('button', {name: /^Save this search/})
    .last()
    .click();
  await expect(favorite.getByRole('link')).toHaveCount(1);
  await expect(recent.getByRole('link')).toHaveCount(3);
  expect(await accessibilityFaults(page)).toEqual([]);
  await recent
    .getByRole('button', {name: /from history/})
    .first()
    .click();
  await expect(recent.getByRole('link')).toHaveCount(2);
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(favorite.getByRole('link')).toHaveAttribute('href', /vacuum/);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(recent.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});

test('with forced colors, matches and the selection are distinguishable', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await openSearch(page);
  await searchFor(page, 'checksum');
  const selected = dialog(page).getByRole('option', {selected: true});
  const other = dialog(page).getByRole('option', {selected: false}).first();
  const outline = (option: typeof other) =>
    option.evaluate((element) => {
      const boxes = [element, ...element.querySelectorAll('*'), element.parentElement];
      return boxes.some((box) => box && getComputedStyle(box).outlineStyle === 'solid');
    });
  expect(await outline(selected)).toBe(true);
  expect(await outline(other)).toBe(false);
  const mark = await selected
    .locator('mark')
    .first()
    .evaluate((element) => {
      const {color, backgroundColor} = getComputedStyle(element);
      return {color, backgroundColor};
    });
  expect(mark.color).not.toBe(mark.backgroundColor);
  expect(mark.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('on a phone, it fills the screen and has a close button and shorter snippets', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, '/docs/');
  await page.getByRole('button', {name: /^Search/}).click();
  await searchFor(page, 'checksum');
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({x: 0, y: 0, width: 390});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const marked = dialog(page).locator('.DocSearch-Hit-path:has(mark)');
  await expect(marked.first()).toBeVisible();
  const snippets = await marked.allInnerTexts();
  for (const text of snippets)
    expect(text.replaceAll('…', '').trim().split(/\s+/).length).toBeLessThanOrEqual(5);
  await wholeAnswer(page);
  await page.keyboard.press('ArrowDown');
  expect(await faultsInBothModes(page), 'with results').toEqual([]);
  await searchFor(page, 'qqqzzzxxx');
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
  expect(await faultsInBothModes(page), 'without results').toEqual([]);
  await dialog(page).getByRole('button', {name: 'Close search'}).click();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('the search page', () => {
  test('reads the query from the URL, shows more results on scroll, and writes the query into the URL', async ({
    page,
  }) => {
    await openHydrated(page, '/search?q=checksum');
    const box = page.getByRole('searchbox', {name: 'Search'});
    await expect(box).toHaveValue('checksum');
    await expect(page.getByRole('article').first()).toContainText(/checksum/i);
    await expect(page).toHaveTitle(/Search results for "checksum"/);
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(20);
    const links = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(links).size).toBe(links.length);

    await box.fill('vacuum');
    await expect(page).toHaveURL(/\/search\/\?q=vacuum$/);
    await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute(
      'href',
      /vacuum/,
    );
    // More of its results were shown before.
    await box.fill('checksum');
    await expect(page.getByRole('article').first().getByRole('link')).toHaveJSProperty(
      'href',
      links[0],
    );
    await box.fill('');
    await expect(page).toHaveTitle(/Search the documentation/);
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('searches text that was typed before the app ran, and has its footer below the window, so that the results do not move it', async ({
    page,
  }) => {
    const release = await holdBack(page, /\/assets\/js\/main/);
    await page.goto('/search?q=vacuum', {waitUntil: 'commit'});
    const box = page.getByRole('searchbox', {name: 'Search'});
    // A pasted log must not be cut before the app extracts its message.
    await expect(box).not.toHaveAttribute('maxlength');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeAttached();
    await expect(footer).not.toBeInViewport();
    await box.fill('checksum');
    release();
    await hydrated(page);
    await expect(page.getByRole('article').first()).toContainText(/checksum/i);
    await expect(footer).not.toBeInViewport();
    await expect(box).toHaveValue('checksum');
    await expect(page).toHaveURL(/\?q=checksum$/);
    await expect(box).toHaveAttribute('maxlength', '64');
  });

  test('is not indexed by search engines, and searches text that was dictated, without a key', async ({
    page,
  }) => {
    await page.goto('/search');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('searchbox', {name: 'Search'})).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'waiting');
    await page.evaluate(() => document.execCommand('insertText', false, 'checksum'));
    await expect(page.getByRole('article').first()).toContainText(/checksum/i);
  });

  test('does not move its field while the reader types, and does not open the dialog for a slash in it', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await openHydrated(page, '/search');
    const box = page.getByRole('searchbox', {name: 'Search'});
    await box.focus();
    await page.keyboard.type('a/b');
    await expect(box).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
    await box.fill('');
    const place = await box.boundingBox();
    await box.fill('how do i verify the checksum of a private package in ci');
    await expect(page).toHaveTitle(/private package/);
    expect(await box.boundingBox()).toEqual(place);
  });

  test('shows that nothing was found, but not before the answer, or that the index did not load', async ({
    page,
  }) => {
    await openHydrated(page, '/search?q=qqqzzzxxx');
    await expect(page.getByRole('status')).toHaveText('No results for "qqqzzzxxx"');
    await expect(page.getByText('Try searching for:')).toBeVisible();
    await expect(page.getByRole('main').getByRole('list')).toHaveCSS('list-style-type', 'none');
    await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
    const status = page.getByRole('status');
    const texts = await status.evaluateHandle((element) => {
      const seen = new Set<string | null>();
      const store = () => seen.add(element.textContent);
      new MutationObserver(store).observe(element, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      return seen;
    });
    await page.getByRole('searchbox', {name: 'Search'}).fill('checksum');
    await expect(status).toHaveText(/^\d+ results$/);
    expect(await texts.evaluate((seen) => [...seen])).not.toContain('No results for "checksum"');

    await page.route('**/assets/search/**', (route) => route.abort());
    await openHydrated(page, '/search?q=checksum');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/assets/search/**');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('searchbox', {name: 'Search'})).toBeFocused();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('cuts long queries, and does not interpret markup', async ({page}) => {
    await page.goto(
      `/search?q=${encodeURIComponent(`<img src=x onerror="window.injected=1">${'x'.repeat(10_000)}`)}`,
    );
    await hydrated(page);
    expect(
      (await page.getByRole('searchbox', {name: 'Search'}).inputValue()).length,
    ).toBeLessThanOrEqual(64);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});
