import {existsSync, rmSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {COPY} from './build';

test('the copy is removed', () => {
  rmSync(COPY, {recursive: true, force: true});
  expect(existsSync(COPY)).toBe(false);
});
