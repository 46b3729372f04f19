import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {npmCommand} from '../bootstrap/run.mjs';

/**
 * Installs npm packages that only a measurement needs into `folder`, unless an earlier run has installed the
 * same ones.
 *
 * @param packages names with exact versions, such as `vitepress@1.6.4`
 */
export function installIn(folder: string, packages: readonly string[]): void {
  const stamp = path.join(folder, 'node_modules/.packages.json');
  const wanted = JSON.stringify(packages);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Not valid any more, even if npm fails or is interrupted.
  rmSync(stamp, {force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"private": true, "type": "module"}');
  const [npm, args] = npmCommand(['install', '--no-audit', '--no-fund', ...packages]);
  execFileSync(npm, args, {cwd: folder, stdio: 'inherit'});
  writeFileSync(stamp, wanted);
}
