import {gzipSync} from 'node:zlib';
import {expect, hydrated, scriptsOfPage, test} from '../browser/fixtures';
import {CSS_BUDGET, scriptBudget} from './budgets';

const KINDS: Record<string, 'js' | 'css'> = {script: 'js', stylesheet: 'css'};

/** The first pages, the longest pages, and the search. `tests/walks/pages.spec.ts` checks the scripts of every page. */
const ROUTES = [
  '/',
  '/blog',
  '/docs/',
  '/docs/install',
  '/docs/reference/usage',
  '/docs/reference/config/',
  '/docs/reference/codes/',
  '/search',
];

for (const route of ROUTES) {
  test(`${route} paints first, downloads its app when idle, runs it when the reader acts, and stays within its budgets`, async ({
    page,
  }) => {
    const sizes = {js: 0, css: 0};
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      // Prefetched files for other pages have another type.
      const kind = KINDS[response.request().resourceType()];
      if (!kind) return;
      bodies.push(
        response.body().then((body) => {
          sizes[kind] += gzipSync(body, {level: 9}).length;
        }),
      );
    });
    const downloaded: string[] = [];
    page.on('requestfinished', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.endsWith('.js')) downloaded.push(pathname);
    });
    await page.goto(route);
    const scripts = await scriptsOfPage(page);
    await expect.poll(() => [...downloaded].sort()).toEqual([...new Set(scripts)].sort());
    const {paint, script, state} = await page.evaluate(() => {
      const requests = performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'));
      return {
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        script: Math.min(...requests.map(({startTime}) => startTime)),
        state: [
          document.querySelectorAll('script[src]').length,
          Object.keys(window).filter((name) => /webpack|rspack/i.test(name)).length,
          document.documentElement.dataset.app,
        ],
      };
    });
    expect(script).toBeGreaterThan(paint);
    expect(state).toEqual([0, 0, 'waiting']);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(new Set(downloaded), 'the app only requests files that were downloaded').toEqual(
      new Set(scripts),
    );
    page.removeAllListeners('response');
    await Promise.all(bodies);
    console.log(`${route}: JavaScript ${sizes.js} bytes, CSS ${sizes.css} bytes`);
    expect(sizes.js).toBeGreaterThan(0);
    expect(sizes.js).toBeLessThanOrEqual(scriptBudget(route));
    // The search page also has the styles of its results.
    if (route !== '/search') expect(sizes.css).toBeLessThanOrEqual(CSS_BUDGET);
  });
}
