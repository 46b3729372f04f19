import {faultsInBothModes} from '../browser/axe';
import {expect, openHydrated, test, watchConsole} from '../browser/fixtures';

test.use({reuseContext: true});

for (const route of [
  '/packages/',
  '/packages/?q=lint',
  '/packages/cli/cli',
  '/packages/BurntSushi/ripgrep',
  '/packages/a-z/b',
  '/packages/no/such-package',
]) {
  test(`${route} has no accessibility violation and no error`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const errors = watchConsole(page);
    await openHydrated(page, route);
    await page.waitForLoadState('networkidle');
    const faults: string[] = [];
    for (const size of [
      {width: 1280, height: 900},
      {width: 390, height: 844},
    ]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      faults.push(...(await faultsInBothModes(page)).map((fault) => `${size.width}, ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  });
}
