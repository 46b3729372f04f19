import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults, RunOptions} from 'axe-core';
import {expect, hydrated, test} from './fixtures';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** A page of each template. */
const PAGES = [
  '/',
  '/docs/',
  '/docs/install',
  '/docs/tutorial/',
  '/docs/guides/checksum',
  '/docs/trouble-shooting',
  '/docs/reference/usage',
  '/docs/reference/config/',
  '/docs/reference/codes/001',
  '/docs/reference/registry-config/overrides',
  '/docs/reference/security/policy-as-code/',
  '/blog',
  '/search',
  '/markdown-page',
  '/no-such-page',
];
const SCREENS = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

for (const route of PAGES) {
  test(`${route} has no accessibility fault`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    await hydrated(page);
    await page.evaluate(axe);
    // Colours on their way from one mode to the other belong to neither.
    await page.addStyleTag({content: '*, ::before, ::after {transition: none !important}'});
    const faults: string[] = [];
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      for (const mode of ['light', 'dark']) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, mode);
        const {violations} = await page.evaluate(
          (options) =>
            (window as unknown as {axe: {run(options: RunOptions): Promise<AxeResults>}}).axe.run(
              options,
            ),
          {
            resultTypes: ['violations'],
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          } as RunOptions,
        );
        for (const {id, nodes} of violations) {
          faults.push(`${screen}, ${mode}: ${id}: ${nodes.map(({html}) => html).join('\n')}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
