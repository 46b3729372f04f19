import {TEMPLATES} from '../templates';
import {faultsInBothModes} from './axe';
import {expect, hydrated, test} from './fixtures';

test.use({reuseContext: true});

const SCREENS = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

for (const route of TEMPLATES) {
  test(`${route} has no accessibility fault`, async ({page}) => {
    // Four runs of axe over the longest pages take half a minute on a busy machine.
    test.setTimeout(90_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    await hydrated(page);
    const faults: string[] = [];
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      faults.push(...(await faultsInBothModes(page)).map((fault) => `${screen}, ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
