import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, copyFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {itNeeds} from '../../tests/unit/program';
import {ROOT} from '../shared/root';

itNeeds('bash')('.ci/run adds up its steps, in a folder whose name contains a space', () => {
  const folder = testFolder({
    'my work/site/.ci/README.md': '',
    'my work/shared/data/aqua-registry/registry-v1.0.0.yaml': '',
    // Prints where it runs and what it gets, instead of the tests.
    'bin/npm': `#!/bin/sh
      case "$*" in *" packages "*) printf '[%s]' "$@"; ls "\${7}"; esac
      echo; echo 1 passed, 0 failed`,
  });
  const site = path.join(folder, 'my work/site');
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  copyFileSync(path.join(ROOT, '.ci/run'), path.join(site, '.ci/run'));
  execFileSync('git', ['init', '--quiet', site]);
  const {status, stdout} = spawnSync('bash', [path.join(site, '.ci/run')], {
    encoding: 'utf8',
    env: {...process.env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH}`},
  });
  expect(stdout).toContain('[--registry][../registry]registry-v1.0.0.yaml\n');
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(status).toBe(0);
});
