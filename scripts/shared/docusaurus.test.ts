import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {runDocusaurus} from './docusaurus';

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'docusaurus-'));
  const folder = path.join(site, 'node_modules/@docusaurus/core/bin');
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, 'docusaurus.mjs'),
    `import assert from 'node:assert';
     const {DOCUSAURUS_NO_PERSISTENT_CACHE: uncached, EXTRA: extra} = process.env;
     assert.deepEqual([process.argv[2], uncached, extra], ['build', 'true', 'yes']);`,
  );
});

afterEach(() => rmSync(site, {recursive: true, force: true}));

it('runs without caches on disk, and throws with the output', () => {
  runDocusaurus(site, ['build'], {EXTRA: 'yes'});
  expect(() => runDocusaurus(site, ['build'], {EXTRA: 'no'})).toThrow(
    /docusaurus build failed in .*docusaurus-[\s\S]*AssertionError/,
  );
});
