import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {ROOT} from '../shared/root.ts';

it('refuses a second check, which would not run', () => {
  const args = ['--import', 'tsx', 'scripts/verify.ts', 'tool', 'messages'];
  const {status, stderr} = spawnSync(process.execPath, args, {cwd: ROOT, encoding: 'utf8'});
  expect(stderr).toContain('npm run verify -- <check>');
  expect(status).toBe(1);
});
