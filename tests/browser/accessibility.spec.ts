import {runAxe} from './axe';
import {expect, hydrated, test} from './fixtures';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
  '/blog/from-asdf',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/docs',
  '/blog/tags',
  '/blog/tags/security',
  '/packages/',
  '/packages/cli/cli',
  '/packages/a-z/c',
  '/search',
  '/markdown-page',
  '/no-such-page',
];
const SCREENS = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

for (const route of PAGES) {
  test(`${route} has no accessibility fault`, async ({page}) => {
    // Four runs of axe over the longest pages take half a minute on a busy machine.
    test.setTimeout(90_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    await hydrated(page);
    const faults: string[] = [];
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      for (const mode of ['light', 'dark'] as const) {
        for (const {id, nodes} of await runAxe(page, mode, RULES)) {
          faults.push(`${screen}, ${mode}: ${id}: ${nodes.map(({html}) => html).join('\n')}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
