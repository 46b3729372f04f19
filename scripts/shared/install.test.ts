import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {installIn} from './install';

it('does not take packages for installed after npm has failed to replace them', () => {
  // Stands for npm, which fails.
  const npm = testFolder({'npm-cli.js': 'process.exit(1)'});
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv('npm_execpath', path.join(npm, 'npm-cli.js'));
  const stamp = 'node_modules/.packages.json';
  const folder = testFolder({[stamp]: '["a@1.0.0"]'});
  installIn(folder, ['a@1.0.0']);
  expect(() => installIn(folder, ['a@2.0.0'])).toThrow('Command failed');
  expect(existsSync(path.join(folder, stamp))).toBe(false);
});
