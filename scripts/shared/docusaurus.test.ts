import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {runDocusaurus} from './docusaurus';

it('runs without caches on disk, and throws with the output', () => {
  const site = testFolder({
    'node_modules/@docusaurus/core/bin/docusaurus.mjs': `import assert from 'node:assert';
      const {DOCUSAURUS_NO_PERSISTENT_CACHE: uncached, EXTRA: extra} = process.env;
      assert.deepEqual([process.argv[2], uncached, extra], ['build', 'true', 'yes']);`,
  });
  runDocusaurus(site, ['build'], {EXTRA: 'yes'});
  expect(() => runDocusaurus(site, ['build'], {EXTRA: 'no'})).toThrow(
    /docusaurus build failed in .*test-[\s\S]*AssertionError/,
  );
});
