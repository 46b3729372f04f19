import {faultsInBothModes} from './axe';
import {expect, openHydrated, test} from './fixtures';

/** A page of each area; tests/walks/pages.spec.ts tests all pages. */
const ROUTES = ['/', '/docs/install', '/blog', '/packages/', '/search?q=checksum', '/no-such-page'];

const SCREENS = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

for (const route of ROUTES) {
  test(`${route} has no accessibility violation`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openHydrated(page, route);
    const faults: string[] = [];
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      faults.push(...(await faultsInBothModes(page)).map((fault) => `${screen}, ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
