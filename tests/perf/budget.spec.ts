import {gzipSync} from 'node:zlib';
import {expect, openHydrated, test} from '../browser/fixtures';
import {CSS_BUDGET, scriptBudget} from './budgets';

const KINDS: Record<string, 'js' | 'css'> = {script: 'js', stylesheet: 'css'};

/** The first pages and the longest pages. `tests/walks/pages.spec.ts` checks the scripts of every page. */
const ROUTES = [
  '/',
  '/blog',
  '/docs/',
  '/docs/install',
  '/docs/reference/usage',
  '/docs/reference/config/',
  '/docs/reference/codes/',
];

for (const route of ROUTES) {
  test(`${route} stays within its budgets`, async ({page}) => {
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
    await openHydrated(page, route);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('response');
    await Promise.all(bodies);
    console.log(`${route}: JavaScript ${sizes.js} bytes, CSS ${sizes.css} bytes`);
    expect(sizes.js).toBeGreaterThan(0);
    expect(sizes.js).toBeLessThanOrEqual(scriptBudget(route));
    expect(sizes.css).toBeLessThanOrEqual(CSS_BUDGET);
  });

  test(`${route} paints before it requests JavaScript`, async ({page}) => {
    const download = page.waitForResponse(/\/assets\/js\/main\./);
    await page.goto(route);
    await (await download).finished();
    const {paint, script} = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'));
      return {
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        script: Math.min(...scripts.map(({startTime}) => startTime)),
      };
    });
    expect(script).toBeGreaterThan(paint);
  });
}
