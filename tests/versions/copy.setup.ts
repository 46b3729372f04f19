import {test} from '@playwright/test';
import {buildVersionedCopy} from './build';

test('a copy of the site with a second version is built', () => {
  test.setTimeout(480_000);
  buildVersionedCopy();
});
