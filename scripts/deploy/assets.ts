import {cpSync, existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/**
 * Adds to the build in `build` what its `assets` do not have of those of the deployment before, which
 * are in `kept`; `kept` then has the assets of this build alone, for the next deployment. A tab that
 * was opened before a deployment still finds its scripts, and nothing stays for longer than one.
 *
 * @returns how many files were added
 */
export function keepAssets(build: string, kept: string): number {
  const assets = path.join(build, 'assets');
  const next = `${kept}.next`;
  rmSync(next, {recursive: true, force: true});
  mkdirSync(path.dirname(next), {recursive: true});
  cpSync(assets, next, {recursive: true});
  const missing = globSync('**/*', {cwd: kept, dot: true}).filter(
    (file) => !existsSync(path.join(assets, file)),
  );
  for (const file of missing) cpSync(path.join(kept, file), path.join(assets, file));
  rmSync(kept, {recursive: true, force: true});
  renameSync(next, kept);
  return missing.length;
}
