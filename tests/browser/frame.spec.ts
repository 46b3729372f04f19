import type {Page} from '@playwright/test';
import {hasHistory} from '../../plugins/vcs';
import {ROOT} from '../../scripts/shared/root';
import {expect, hydrated, openHydrated, openInApp, test, watchConsole} from './fixtures';

const DOC = '/docs/install';
const theme = 'html[data-theme="dark"]';

test.describe('color mode', () => {
  test('is light by default, regardless of the system setting', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(DOC);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('is saved, and applied in another tab, also before its app runs', async ({
    page,
    context,
  }) => {
    await page.goto(DOC);
    const other = await context.newPage();
    await openHydrated(other, DOC);
    await other.getByRole('button', {name: 'Switch to dark mode'}).click();
    await expect(page.locator(theme)).toBeAttached();
    // The browser rarely draws a tab in the background, so its app would start slowly.
    await page.bringToFront();
    await hydrated(page);
    await expect(page.locator(theme)).toBeAttached();
    await other.getByRole('button', {name: 'Switch to light mode'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: 'Switch to dark mode'}).click();
    await expect(page.locator(theme)).toBeAttached();
    await expect(other.locator(theme)).toBeAttached();
    await page.reload({waitUntil: 'commit'});
    await expect(page.locator(theme)).toBeAttached();
    await hydrated(page);
    await page.getByRole('button', {name: 'Switch to light mode'}).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('works with a blocked storage', async ({page}) => {
  const errors = watchConsole(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The storage is blocked', 'SecurityError');
        },
      });
    }
  });
  // Once before the app runs, and once in the app.
  await page.goto(DOC);
  await page.getByRole('button', {name: 'Switch to dark mode'}).click();
  await expect(page.locator(theme)).toBeAttached();
  await hydrated(page);
  await page.getByRole('button', {name: 'Switch to light mode'}).click();
  await expect(page.locator(theme)).not.toBeAttached();
  const tab = page.getByRole('tablist').first().getByRole('tab').last();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('vacuum');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /vacuum/);
  expect(errors).toEqual([expect.stringContaining('browser storage is not available')]);
});

for (const [mode, page, announcement] of [
  ['light', 'rgb(255, 255, 255)', 'rgb(226, 242, 243)'],
  ['dark', 'rgb(14, 23, 25)', 'rgb(18, 48, 54)'],
] as const) {
  test(`the colors of the site override those of the theme: ${mode}`, async ({page: tab}) => {
    await tab.goto(`${DOC}?docusaurus-theme=${mode}`);
    await expect(tab.locator('html')).toHaveCSS('background-color', page);
    await expect(tab.locator('.theme-announcement-bar')).toHaveCSS(
      'background-color',
      announcement,
    );
  });
}

test.describe('announcement bar', () => {
  const bar = '.theme-announcement-bar';

  test('stays closed after it is closed, and is shown again with a new id', async ({page}) => {
    await openHydrated(page, DOC);
    await expect(page.locator(bar)).toBeVisible();
    await page.locator(bar).getByRole('button').click();
    await expect(page.locator(bar)).toBeHidden();
    const stored = () => page.evaluate(() => ({...localStorage}));
    expect(Object.entries(await stored())).toContainEqual([
      expect.stringContaining('announcement.id'),
      'security-ghtkn',
    ]);
    await openHydrated(page, DOC);
    await expect(page.locator(bar)).toBeHidden();

    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.includes('announcement.id')) localStorage.setItem(key, 'an-earlier-one');
      }
    });
    await openHydrated(page, DOC);
    await expect(page.locator(bar)).toBeVisible();
  });
});

for (const route of ['/no-such-page', '/docs/no-such-page', '/blog/no-such-page']) {
  test(`the start of the app does not change the page for an unknown address: ${route}`, async ({
    page,
  }) => {
    const errors = watchConsole(page);
    await page.goto(route);
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText('Page not found');
    const before = await title.boundingBox();
    await hydrated(page);
    expect(await title.boundingBox()).toEqual(before);
    // An unknown page has no list of scripts.
    expect(errors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([]);
  });
}

test('the layout is the one for small screens up to 996 pixels, and its drawer closes when the screen becomes large', async ({
  page,
}) => {
  const menu = page.getByRole('button', {name: /toggle navigation/i});
  await page.setViewportSize({width: 390, height: 800});
  await openHydrated(page, DOC);
  await menu.click();
  await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
  await expect(page.locator('.navbar-sidebar').getByText('Tutorial')).toBeVisible();
  await page.setViewportSize({width: 1200, height: 800});
  await expect(page.locator('.navbar-sidebar--show')).not.toBeAttached();
  await page.setViewportSize({width: 390, height: 800});
  await expect(page.locator('.navbar-sidebar--show')).not.toBeAttached();
  await page.setViewportSize({width: 997, height: 800});
  await expect(menu).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(menu).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
});

test('on a phone, the button above the table of contents says whether the table is open, and on the narrowest, the menu shows the whole name of the site', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openHydrated(page, DOC);
  const button = page.getByRole('button', {name: 'On this page'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({width: 320, height: 600});
  await page.getByRole('button', {name: /toggle navigation/i}).click();
  const name = page.getByRole('dialog', {name: 'Menu'}).locator('.navbar__title');
  await expect(name).toHaveText('aqua');
  expect(await name.evaluate((at) => at.scrollWidth - at.clientWidth)).toBe(0);
});

test.describe('navbar', () => {
  const top = (page: Page) =>
    page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);

  test('hides on scroll down, and shows on scroll up, when it gets the focus, and at the target of a hash', async ({
    page,
  }) => {
    await openHydrated(page, DOC);
    await page.mouse.move(600, 400);
    const scrollTo = async (place: number) => {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, place - before);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    };
    await scrollTo(300);
    await scrollTo(900);
    await expect.poll(() => top(page)).toBeLessThanOrEqual(0);
    await scrollTo(700);
    await expect.poll(() => top(page)).toBeGreaterThan(0);

    await scrollTo(900);
    await expect.poll(() => top(page)).toBeLessThanOrEqual(0);
    await page.locator('.menu__link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.navbar :focus')).toBeVisible();
    await expect.poll(() => top(page)).toBeGreaterThan(50);
    expect(await page.evaluate(() => window.scrollY), 'the place of the reader').toBe(900);

    await page
      .locator('.theme-doc-breadcrumbs a')
      .first()
      .evaluate((link) => {
        (link as HTMLElement).focus({preventScroll: true});
      });
    await scrollTo(1500);
    await expect.poll(() => top(page)).toBeLessThanOrEqual(0);
    await page.locator('.table-of-contents__link').last().click();
    await expect.poll(() => top(page)).toBeGreaterThan(0);
  });

  test('keeps the place of the reader when its elements get the focus', async ({page}) => {
    await openHydrated(page, `${DOC}#set-path`);
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await expect.poll(place).toBeGreaterThan(2000);
    const before = await place();
    await page.locator('.navbar__brand').focus();
    for (let stops = 0; stops < 5; stops += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('.navbar :focus')).toBeVisible();
      expect(await place()).toBe(before);
    }
  });

  for (const width of [390, 900]) {
    test(`its menu and search keep the place of the reader at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await openHydrated(page, DOC);
      const place = () => page.evaluate(() => window.scrollY);
      await page.evaluate(() => window.scrollTo(0, 3000));
      await expect.poll(() => top(page)).toBeLessThanOrEqual(0);
      await page.evaluate(() => window.scrollTo(0, 2950));
      const height = await page
        .locator('.navbar')
        .evaluate((bar) => bar.getBoundingClientRect().height);
      await expect.poll(() => top(page)).toBe(height);
      for (const [name, opened] of [
        [/toggle navigation/i, 'Menu'],
        [/^Search/, 'Search'],
      ] as const) {
        // Playwright's own click may scroll.
        const {x = 0, y = 0} = (await page.getByRole('button', {name}).boundingBox()) ?? {};
        await page.mouse.click(x + 9, y + 9);
        await expect(page.getByRole('dialog', {name: opened})).toBeVisible();
        expect(await place(), `${opened} is open`).toBe(2950);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', {name: opened})).toBeHidden();
        expect(await place(), `${opened} is closed`).toBe(2950);
      }
    });
  }

  const keys = '.DocSearch-Button-Keys';
  const modifier = `${keys} kbd:first-child`;

  test('shows the key that opens search on each platform', async ({page}) => {
    await page.addInitScript(() => {
      const platform = new URLSearchParams(location.search).get('platform');
      Object.defineProperty(Navigator.prototype, 'platform', {get: () => platform});
    });
    for (const [platform, text] of [
      ['MacIntel', '"⌘"'],
      ['iPhone', '"⌘"'],
      ['Win32', '"Ctrl"'],
      ['Linux x86_64', '"Ctrl"'],
    ] as const) {
      await page.goto(`${DOC}?platform=${encodeURIComponent(platform)}`);
      const shown = () =>
        page.locator(modifier).evaluate((key) => getComputedStyle(key, '::before').content);
      expect(await shown(), platform).toBe(text);
      const before = await page.locator(keys).boundingBox();
      await hydrated(page);
      expect(await shown(), platform).toBe(text);
      expect(await page.locator(keys).boundingBox(), platform).toEqual(before);
    }
  });
});

test.describe('a phone in landscape', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 844, height: 390}});

  test('has no hint at a key on the search button', async ({page}) => {
    await page.goto(DOC);
    await expect(page.getByRole('button', {name: /^Search/})).toBeVisible();
    await expect(page.locator('.DocSearch-Button-Keys')).toBeHidden();
  });
});

test.describe('docs page', () => {
  test('has a skip link to its content, and a sidebar whose sections open and close', async ({
    page,
  }) => {
    await openHydrated(page, DOC);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', {name: 'Skip to main content'});
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.localName)).toBe(
      'main',
    );
    const section = page.locator('.theme-doc-sidebar-item-category').filter({hasText: 'Tutorial'});
    await section.getByRole('button').first().click();
    await expect(section.locator('.menu__list')).toBeVisible();
    await section.getByRole('button').first().click();
    await expect(section.locator('.menu__list')).toBeHidden();
  });

  test('has every entry of the navbar and the footer, and lists its headings of levels 2 and 3', async ({
    page,
  }) => {
    await page.goto(DOC);
    const bar = page.locator('.navbar');
    // Items without a position are on the right.
    await expect(bar.locator('.navbar__items--right a.navbar__item')).toHaveText([
      'Docs',
      'Contact',
      /GitHub/,
    ]);
    await expect(bar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
      'href',
      '/docs/',
    );
    await expect(bar.getByRole('link', {name: 'Contact'})).toHaveAttribute(
      'href',
      '/docs/#contact',
    );
    await expect(bar.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
      'href',
      'https://github.com/aquaproj/aqua',
    );
    await expect(bar.locator('.navbar__brand')).toHaveAttribute('href', '/');

    const column = (name: string) => page.locator('.footer__col', {hasText: name}).locator('a');
    await expect(column('Overview')).toHaveText([
      'Overview',
      'Tutorial',
      'Install',
      'Blog',
      'Packages',
    ]);
    await expect(column('Sponsor')).toHaveText([
      /Question/,
      /GitHub/,
      /Standard Registry/,
      /Sponsor/,
      /Changelog/,
      /Demo/,
      /X/,
      /Discord/,
      'Third-party notices',
    ]);

    const listed = await page
      .locator('.table-of-contents__link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const headings = await page
      .locator('.theme-doc-markdown :is(h2, h3)[id]')
      .evaluateAll((all) => all.map(({id}) => `#${id}`));
    expect(listed).toEqual(headings);
    expect(listed.length).toBeGreaterThan(0);
  });

  test('shows its breadcrumbs, its last update, its source, and the adjacent pages', async ({
    page,
  }) => {
    await page.goto('/docs/guides/checksum');
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs).toContainText('Guides');
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      /\/docs\/guides\/checksum\.mdx$/,
    );
    await expect(page.locator('.pagination-nav__link')).toHaveCount(2);
    // Git knows the date, but not in an archive of the site.
    const dates = page.locator('.theme-last-updated time');
    await expect(dates).toHaveCount(hasHistory(ROOT) ? 1 : 0);
  });
});

test('the table of contents is a landmark on pages of the docs and on posts', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  for (const route of [DOC, '/blog/from-mise']) {
    await page.goto(route);
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(contents.getByRole('link').first()).toBeVisible();
    await page.setViewportSize({width: 390, height: 800});
    await expect(contents).toHaveCount(0);
    await page.setViewportSize({width: 1280, height: 800});
  }
});

test.describe('the table of contents of a long page', () => {
  const LONG = '/docs/reference/config/';
  const table = '.theme-doc-toc-desktop';

  test.use({viewport: {width: 1440, height: 900}});

  /** Scrolls to each tenth of the page, and returns the places where the active entry is not visible. */
  const placesWithoutEntry = (page: Page) =>
    page.evaluate(async (selector) => {
      const missing: number[] = [];
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let tenth = 1; tenth <= 10; tenth += 1) {
        const {scrollHeight} = document.documentElement;
        const to = Math.round(((scrollHeight - innerHeight) * tenth) / 10);
        window.scrollTo({top: to, behavior: 'instant'});
        for (let frames = 0; frames < 3; frames += 1) await frame();
        // The table does not scroll the page.
        if (Math.abs(window.scrollY - to) > 1) missing.push(-tenth);
        const box = document.querySelector(selector)?.getBoundingClientRect();
        const entry = document
          .querySelector(`${selector} .table-of-contents__link--active`)
          ?.getBoundingClientRect();
        if (!box || !entry || entry.top < box.top || entry.bottom > box.bottom) missing.push(tenth);
      }
      return missing;
    }, table);

  test('follows the reader, and does not move while the reader uses it', async ({page}) => {
    await openHydrated(page, LONG);
    const place = () => page.locator(table).evaluate(({scrollTop}) => scrollTop);
    await page.locator(table).hover();
    await placesWithoutEntry(page);
    expect(await place()).toBe(0);
    await page.mouse.move(600, 400);
    await page.locator(`${table} a`).first().focus();
    await page.keyboard.press('Tab');
    await placesWithoutEntry(page);
    expect(await place()).toBe(0);
    await page.locator(':focus').blur();
    expect(await placesWithoutEntry(page)).toEqual([]);
    // After a click, the focus is in the table, but the reader is not.
    await page.locator(`${table} a`).nth(3).click();
    await page.mouse.move(600, 400);
    expect(await placesWithoutEntry(page)).toEqual([]);
  });
});

test.describe('the entry of the page in the list of all pages', () => {
  const FIRST = '/docs/reference/uninstall';
  const SECOND = '/docs/products/aqua-renovate-config';

  test('is visible in the sidebar, also before the app runs, and stays where the reader looks', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1366, height: 650});
    const sidebar = page.locator('.theme-doc-sidebar-container .menu');
    const current = sidebar.locator('[aria-current="page"]');
    const place = () => sidebar.evaluate(({scrollTop}) => scrollTop);
    await page.goto(FIRST);
    await expect(current).toBeInViewport({ratio: 1});
    expect(await place()).toBeGreaterThan(0);
    const before = await place();
    await hydrated(page);
    expect(await place()).toBe(before);
    await openInApp(page, SECOND);
    await expect(current).toHaveAttribute('href', SECOND);
    await expect(current).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await sidebar.hover();
    await sidebar.evaluate((menu) => menu.scrollTo({top: 0, behavior: 'instant'}));
    await openInApp(page, FIRST);
    await expect(current).toHaveAttribute('href', FIRST);
    // The sidebar could move until its sections have opened and closed.
    await sidebar.evaluate((menu) =>
      Promise.allSettled(menu.getAnimations({subtree: true}).map(({finished}) => finished)),
    );
    expect(await place()).toBe(0);
  });

  test('is visible in the menu of a phone, which a search closes', async ({page}) => {
    await page.setViewportSize({width: 390, height: 700});
    await openHydrated(page, FIRST);
    const menu = page.getByRole('dialog', {name: 'Menu'});
    const current = menu.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await page.getByRole('button', {name: /toggle navigation/i}).click();
    await expect(current).toBeInViewport({ratio: 1});
    await page.keyboard.press('Control+k');
    await page.keyboard.type('AQUA_ROOT_DIR');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /AQUA_ROOT_DIR/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#AQUA_ROOT_DIR$/);
    await expect(menu).toBeHidden();
    await page.getByRole('button', {name: /toggle navigation/i}).click();
    await expect(current).toBeInViewport({ratio: 1});
    await current.click();
    await expect(menu).toBeHidden();
  });
});

test('on a phone, lays out a long list near the window only, and all of it after a reload', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const last = page.locator('section[id^="message-"] h3').last();
  const isLaidOut = () =>
    last.evaluate((heading) => heading.checkVisibility({contentVisibilityAuto: true}));
  await page.goto('/docs/reference/codes/');
  expect(await isLaidOut()).toBe(false);
  await page.reload();
  expect(await isLaidOut()).toBe(true);
});

test('on a phone, the entries of long lists reserve enough height, but not much more', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const route of ['codes', 'config', 'usage', 'registry-config/fields']) {
    await page.goto(`/docs/reference/${route}/`);
    const heights = await page.locator('[class*="entry-height-"]').evaluateAll((entries) => {
      const reserved = entries.map(({clientHeight}) => clientHeight);
      for (const entry of entries) (entry as HTMLElement).style.contentVisibility = 'visible';
      return entries.map(({textContent, clientHeight}, at) => ({
        text: textContent.slice(0, 60),
        missing: clientHeight - (reserved[at] ?? 0),
        height: clientHeight,
      }));
    });
    expect(heights.length, route).toBeGreaterThan(20);
    // Content beyond the reserved height would be on top of the next entry for accessibility checks.
    expect(
      heights.filter(({missing}) => missing > 0),
      route,
    ).toEqual([]);
    const sum = (of: 'height' | 'missing') => heights.reduce((all, each) => all + each[of], 0);
    expect(-sum('missing') / sum('height'), route).toBeLessThan(0.6);
  }
});

test('the sidebar shows a page that has entries below it as the current page', async ({page}) => {
  const menu = page.locator('.theme-doc-sidebar-menu');
  const shown = ['background-color', 'rgb(226, 242, 243)'] as const;
  await page.goto(DOC);
  await expect(menu.locator('[aria-current]')).toHaveCSS(...shown);
  await page.goto('/docs/tutorial/');
  await expect(menu.locator('.menu__list-item-collapsible--active')).toHaveCSS(...shown);
  await expect(menu.locator('[aria-current]')).toHaveCSS('font-weight', '600');
});

test('the titles of all kinds of pages have the same size', async ({page}) => {
  const sizes = new Set<string>();
  for (const route of [DOC, '/packages/', '/blog', '/blog/from-asdf', '/search', '/404.html']) {
    await page.goto(route);
    sizes.add(
      await page.getByRole('heading', {level: 1}).evaluate((h1) => getComputedStyle(h1).fontSize),
    );
  }
  expect([...sizes]).toHaveLength(1);
});

test('a selection of a session may start on a prompt, which it does not contain', async ({
  page,
}) => {
  await page.goto('/docs/tutorial');
  const session = page.locator('pre:has(.code-prompt)').filter({visible: true}).first();
  await session.scrollIntoViewIfNeeded();
  const prompt = await session.locator('.code-prompt').first().boundingBox();
  const box = await session.boundingBox();
  if (!prompt || !box) throw new Error('not visible');
  await page.mouse.move(prompt.x + 2, prompt.y + prompt.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4, {steps: 5});
  await page.mouse.up();
  const command = await session.locator('.code-command').first().innerText();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.slice(0, command.length)).toBe(command);
});

test.describe('the copy button on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

  test('is in the head of the code, or over its first line, and does not narrow it', async ({
    page,
  }) => {
    await page.goto('/docs/');
    const blocks = page.locator('.theme-code-block:visible');
    const kinds = await blocks.evaluateAll((all) =>
      all.map((block) => {
        const box = (selector: string) =>
          (block.querySelector(selector) as HTMLElement).getBoundingClientRect();
        const [frame, pre, button] = [block.getBoundingClientRect(), box('pre'), box('button')];
        const hasHead = block.firstElementChild?.localName !== 'pre';
        const line = Number.parseFloat(
          getComputedStyle(block.querySelector('code') as Element).lineHeight,
        );
        return {
          hasHead,
          isWide: frame.width - pre.width < 4,
          isInPlace: hasHead
            ? button.bottom <= pre.top
            : button.bottom <=
              pre.top +
                Number.parseFloat(
                  getComputedStyle(block.querySelector('code') as Element).paddingTop,
                ) +
                line,
        };
      }),
    );
    expect(new Set(kinds.map(({hasHead}) => hasHead)).size).toBe(2);
    expect(kinds.filter(({isWide, isInPlace}) => !isWide || !isInPlace)).toEqual([]);
  });

  test('does not hide output, nor the end of a line that is scrolled to', async ({page}) => {
    await page.goto('/docs/install');
    const hidden = await page.locator('.theme-code-block:visible').evaluateAll((all) =>
      all.flatMap((block) => {
        const pre = block.querySelector('pre') as HTMLElement;
        pre.scrollLeft = pre.scrollWidth;
        const button = (block.querySelector('button') as HTMLElement).getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(block.querySelector('code') as HTMLElement);
        return [...text.getClientRects()].filter(
          (rect) =>
            rect.right > button.left + 1 &&
            rect.left < button.right &&
            rect.top + rect.height / 2 < button.bottom &&
            rect.bottom > button.top,
        ).length
          ? [block.textContent]
          : [];
      }),
    );
    expect(hidden).toEqual([]);
  });
});

test.describe('tabs', () => {
  test('support arrows, Home, End, Space, and Enter, label their panels, and follow what the browser finds', async ({
    page,
  }) => {
    await openHydrated(page, DOC);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    const count = await tabs.count();
    await tabs.first().focus();
    await page.keyboard.press('End');
    await expect(tabs.nth(count - 1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(tabs.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
    const panel = page.locator(`[id="${await tabs.nth(count - 1).getAttribute('aria-controls')}"]`);
    await expect(panel).toBeVisible();
    expect(await panel.getAttribute('aria-labelledby')).toBe(
      await tabs.nth(count - 1).getAttribute('id'),
    );
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(count - 1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toBeHidden();
    // Their list scrolls, so it would cut a line around them.
    const line = await tabs.first().evaluate((tab) => {
      const {outlineStyle, outlineOffset, outlineWidth} = getComputedStyle(tab);
      return [outlineStyle, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)];
    });
    expect(line).toEqual(['solid', 0]);

    const hidden = page.locator('[role="tabpanel"][hidden="until-found"]').first();
    const name = (await hidden.getAttribute('data-label')) ?? '';
    // Chromium reveals the target of a link as it reveals text that it finds.
    await hidden.evaluate((element) => {
      if (element.lastElementChild) element.lastElementChild.id = 'found';
      location.hash = 'found';
    });
    const all = page.getByRole('tab', {name, exact: true});
    for (const tab of await all.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#found')).toBeInViewport();
    await expect(page.locator('[role="tabpanel"]').first()).toBeHidden();
  });

  test('a hidden panel is searched by the browser, takes no space, is ignored by screen readers, and is printed', async ({
    page,
  }) => {
    await page.goto(DOC);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await hydrated(page);
    const hidden = page.locator('[role="tabpanel"]:not(:first-child)');
    await expect(hidden.first()).toHaveAttribute('hidden', 'until-found');
    expect(await height()).toBe(before);
    await expect(hidden.first()).toBeHidden();
    const {nodes} = await (await page.context().newCDPSession(page)).send(
      'Accessibility.getFullAXTree',
    );
    const panels = nodes.filter(({ignored, role}) => !ignored && role?.value === 'tabpanel');
    expect(panels).toHaveLength(await page.getByRole('tablist').count());
    await page.emulateMedia({media: 'print'});
    for (const content of await hidden.locator('> :first-child').all()) {
      expect(await content.evaluate((element) => element.checkVisibility())).toBe(true);
    }
  });
});

test.describe('in print', () => {
  test('a page in dark mode is black on white and complete', async ({page}) => {
    await page.goto(DOC);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.emulateMedia({media: 'print'});
    const colors = await page.evaluate(() => {
      const {color} = getComputedStyle(document.querySelector('.theme-doc-markdown p') as Element);
      return [getComputedStyle(document.documentElement).backgroundColor, color];
    });
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
    for (const part of ['.theme-announcement-bar', '.theme-doc-breadcrumbs', '.footer']) {
      await expect(page.locator(part)).toHaveCount(1);
      await expect(page.locator(part)).toBeHidden();
    }
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
    const cut = await page
      .locator('pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
    expect(cut).toBe(0);
  });

  test('the landing page shows its systems alike, and the packages have no heading without content', async ({
    page,
  }) => {
    await page.goto('/');
    // In the shared context, an emulation from before the page is opened does not always last.
    await page.emulateMedia({media: 'print'});
    const styles = await page.locator('fieldset label').evaluateAll((all) =>
      all.map((label) => {
        const {color, borderBottomWidth} = getComputedStyle(label);
        return `${color} ${borderBottomWidth}`;
      }),
    );
    expect(styles).toHaveLength(3);
    expect(new Set(styles).size).toBe(1);
    await page.goto('/packages/');
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('heading', {name: 'By purpose'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'By name'})).toBeHidden();
  });

  test('collapsed content is printed, too', async ({page}) => {
    await page.goto('/docs/reference/usage');
    const folded = page.locator('.theme-doc-markdown details:not([open]) > :not(summary)').first();
    await expect(folded).toBeHidden();
    await page.emulateMedia({media: 'print'});
    expect(await folded.evaluate((element) => element.checkVisibility())).toBe(true);
  });
});

test.describe('with forced colors', () => {
  test.use({colorScheme: 'dark'});

  test('the selected tab and the current page are distinguishable', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openHydrated(page, DOC);
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline('[role="tab"][aria-selected="true"]')).toBe('solid');
    expect(await outline('[role="tab"][aria-selected="false"]')).toBe('none');
    expect(await outline('.menu__link--active:not(.menu__link--sublist)')).toBe('solid');
    const arrow = await page
      .locator('.menu__caret')
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').filter);
    expect(arrow).toBe('invert(1)');
  });

  test('only the selected system of the landing page has a line, and the install page shows it', async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await page.goto('/');
    const install = page.getByRole('group', {name: 'Install aqua on'});
    await install.getByText('Windows', {exact: true}).click();
    const lines = await install
      .locator('input + label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomWidth));
    expect(lines).toEqual(['0px', '0px', '3px']);
    // The page about installing shows the same system.
    await install.getByRole('link', {name: 'install page'}).click();
    await expect(page.getByRole('tab', {name: 'Windows', selected: true}).first()).toBeVisible();
  });

  test('drawings and the text that a session hides have the colors of the system', async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await page.goto('/docs/reference/lazy-install');
    const shapes = await page.locator('svg[role="img"] rect').evaluateAll((all) => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.color = 'Canvas';
      const canvas = getComputedStyle(probe).color;
      return all.map((shape) => getComputedStyle(shape).fill === canvas);
    });
    expect(new Set(shapes)).toEqual(new Set([true]));

    await openHydrated(page, '/docs/reference/demo');
    const player = page.getByRole('figure').first();
    await player.getByRole('button', {name: 'Play'}).click();
    await player.getByRole('button', {name: 'Pause'}).click();
    await player.getByRole('slider').press('Home');
    await player.locator('pre').hover();
    // Nothing of the session is visible except its first line.
    const last = await player.locator('code').evaluate((code) => {
      const {left, bottom, width} = code.getBoundingClientRect();
      return {x: left, y: bottom + window.scrollY - 100, width, height: 90};
    });
    const picture = await page.screenshot({clip: last, fullPage: true});
    await page.evaluate(() => {
      CSS.highlights.clear();
    });
    const shown = await page.screenshot({clip: last, fullPage: true});
    expect(picture.length).toBeLessThan(shown.length / 4);
  });
});
