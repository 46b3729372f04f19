import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Checks that the folder `build` is a built site with the index of the embedded search.
 *
 * @throws with the fix, if it is not
 */
export function requireIndex(build: string): void {
  if (existsSync(path.join(build, 'assets/search/manifest.json'))) return;
  throw new Error(`There is no search index in ${build}: run npm run build first.`);
}
