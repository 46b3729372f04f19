import {cpSync, existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/**
 * Adds the assets of the previous deployment, which are in `kept`, to the build in `build`.
 * Then `kept` contains the assets of this build, for the next deployment. A tab that was
 * opened before a deployment still finds its scripts. Assets are kept for one deployment only.
 * @returns the number of added files
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
