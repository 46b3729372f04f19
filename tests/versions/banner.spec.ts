import {expect, openHydrated, test} from '../browser/fixtures';
import {WITH_BANNER} from './build';

test.use({build: WITH_BANNER});

test('the banner of the only version links the page in the latest version', async ({page}) => {
  await openHydrated(page, '/docs/install');
  const banner = page.locator('.theme-doc-version-banner');
  await expect(banner).toContainText('This is unreleased documentation');
  await expect(banner.getByRole('link', {name: 'latest version'})).toHaveAttribute(
    'href',
    '/docs/install',
  );
});
