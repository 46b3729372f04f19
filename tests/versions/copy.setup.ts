import {test} from '@playwright/test';
import {buildVersionedCopy} from './build';

test('copies of the site with one version and with two are built', () => {
  test.setTimeout(600_000);
  buildVersionedCopy();
});
