import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {BUILD} from '../../scripts/shared/root';
import {sitemapRoutes} from '../routes';
import {TEMPLATES} from '../templates';
import type {Engine} from './engines';
import {serveWatched} from './server';

/** A wide window, and the minimum width of a window in each browser. */
const WIDTHS = [1280, 390];

/** The pages of the docs and the posts, besides the templates, each with its title. */
const PAGES = sitemapRoutes()
  .filter(
    (route) => /^\/(docs|blog)\//.test(route) && !TEMPLATES.includes(route.replace(/\/$/, '')),
  )
  .map((route): [string, string] => {
    const html = readFileSync(path.join(BUILD, route, 'index.html'), 'utf8');
    return [route, load(html)('h1').first().text()];
  });

/** The number of pages in one call, because a call of WebDriver ends after 30 seconds. */
const PER_CALL = 10;

/**
 * Runs in the page: opens each of `pages` in the app, and collects what the console shows. Loading each page as a
 * document, as the test of the templates does, takes over a second per page and engine: three minutes instead of one.
 */
const faultsInApp = async (pages: typeof PAGES): Promise<string[]> => {
  const found: string[] = [];
  const until = async (isDone: () => boolean) => {
    const end = Date.now() + 10_000;
    while (!isDone() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  for (const [route, title] of pages) {
    // WebKit allows 100 changes of the address in ten seconds, and refuses more.
    await until(() => {
      try {
        history.pushState(null, '', route);
        return true;
      } catch {
        return false;
      }
    });
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
    const isShown = () => document.querySelector('h1')?.textContent === title;
    await until(isShown);
    if (!isShown()) found.push(`${route} is not shown`);
    const {faults} = window as unknown as {faults: string[]};
    found.push(...faults.splice(0).map((fault) => `${route}: ${fault}`));
  }
  return found;
};

/** An expression in the page. */
const HYDRATED = 'document.documentElement.dataset.hasHydrated === "true"';
const FAULTS = 'window.faults';
const TITLE = 'document.querySelector("h1")?.innerText';
/** The places of the page when each visible element of the navbar has the focus. */
const PLACES_IN_NAVBAR = `[...document.querySelectorAll('.navbar__inner :is(a, button)')]
  .filter((element) => element.offsetParent)
  .map((element) => {
    element.focus();
    return Math.round(scrollY);
  })`;
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/**
 * Defines the tests of one browser.
 *
 * @param engineName the name of the engine in the user agent
 * @param start opens the browser
 */
export function testEngine(engineName: string, start: () => Promise<Engine>): void {
  let site: Awaited<ReturnType<typeof serveWatched>>;
  let engine: Engine;
  beforeAll(async () => {
    site = await serveWatched();
    engine = await start();
  });
  afterAll(async () => {
    await engine?.close();
    site.stop();
  });

  /** Waits until an expression is true in the page. */
  const until = (expression: string) =>
    expect
      .poll(() => engine.evaluate(`Boolean(${expression})`), {timeout: 10_000, message: expression})
      .toBe(true);

  async function open(route: string) {
    await engine.open(`${site.url}${route}`);
    // Any key starts the app.
    await engine.press('Shift');
    await until(HYDRATED);
  }

  it('is the expected engine', async () => {
    await engine.open(`${site.url}/`);
    const agent = await engine.evaluate<string>('navigator.userAgent');
    expect(agent).toContain(engineName);
    expect(agent).not.toContain('Chrom');
  });

  it('reports the errors of a page', async () => {
    await engine.open(`${site.url}/`);
    await engine.evaluate('console.error("a fault")');
    await engine.evaluate('void setTimeout(() => {throw new Error("another")})');
    await expect.poll(() => engine.evaluate<string[]>(FAULTS)).toHaveLength(2);
  });

  it.each(TEMPLATES)(
    'shows %s without an error, at two widths and in both modes',
    async (route) => {
      for (const width of WIDTHS) {
        await engine.resize(width, 900);
        await open(route);
        await engine.evaluate(
          'document.querySelector("[class*=colorModeToggle] button, button[title*=mode]")?.click()',
        );
        expect(await engine.evaluate<string[]>(FAULTS), `${width} pixels`).toEqual([]);
        expect(await engine.evaluate<number>(OVERFLOW), `${width} pixels`).toBeLessThanOrEqual(0);
        expect(await engine.evaluate<string>(TITLE)).toBeTruthy();
      }
    },
  );

  it('shows every page of the docs and every post without an error', async () => {
    expect(PAGES.length).toBeGreaterThan(130);
    await engine.resize(1280, 900);
    await open('/docs/');
    const found: string[] = [];
    for (let first = 0; first < PAGES.length; first += PER_CALL) {
      const pages = JSON.stringify(PAGES.slice(first, first + PER_CALL));
      found.push(...(await engine.evaluate<string[]>(`(${faultsInApp})(${pages})`)));
    }
    expect(found).toEqual([]);
  }, 240_000);

  it.each(WIDTHS)('keeps the place of the reader in the navbar at %i pixels', async (width) => {
    await engine.resize(width, 900);
    await open('/docs/install');
    await engine.evaluate('void scrollTo(0, 3000)');
    await engine.evaluate('void scrollTo(0, 2900)');
    await until('document.querySelector(".navbar").getBoundingClientRect().bottom > 50');
    const places = await engine.evaluate<number[]>(PLACES_IN_NAVBAR);
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places)).toEqual(new Set([2900]));
  });

  it('searches, and opens the page of the first hit', async () => {
    await engine.resize(1280, 900);
    await open('/docs/');
    await engine.evaluate('document.querySelector(".DocSearch-Button").click()');
    await until('document.activeElement?.matches("[role=dialog] input, dialog input")');
    await engine.type('checksum');
    await until('document.querySelectorAll("[role=option]").length > 2');
    await until('document.activeElement.value === "checksum"');
    await engine.press('Enter');
    await until('location.pathname !== "/docs/" && document.querySelector("h1")');
    expect(await engine.evaluate<string>('document.querySelector("main").innerText')).toMatch(
      /checksum/i,
    );
    expect(await engine.evaluate<string[]>(FAULTS)).toEqual([]);
  });

  it('follows a link within the app', async () => {
    await open('/docs/install');
    await engine.evaluate('void (window.stays = true)');
    await engine.evaluate('document.querySelector(".menu__link[href*=\\"/docs/faq\\"]").click()');
    await until(
      'location.pathname.startsWith("/docs/faq") && !/install/i.test(document.querySelector("h1").innerText)',
    );
    expect(await engine.evaluate<boolean>('window.stays')).toBe(true);
    expect(await engine.evaluate<string[]>(FAULTS)).toEqual([]);
  });
}
