import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Manifest} from '../../src/search/index/format.ts';
import {BUILD} from './root.ts';

/** Whether the built site has a page for `route`. */
export const isBuilt = (route: string): boolean =>
  existsSync(path.join(BUILD, route, 'index.html'));

/**
 * The folder of the embedded search in the built site, and its index there.
 *
 * @throws with the fix, if there is none
 */
export function builtIndex() {
  const folder = path.join(BUILD, 'assets/search');
  const file = path.join(folder, 'manifest.json');
  const {indexes}: Pick<Manifest, 'indexes'> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {indexes: {}};
  const [entry] = Object.values(indexes);
  if (!entry) throw new Error(`There is no search index in ${BUILD}: run npm run build first.`);
  return {folder, entry};
}
