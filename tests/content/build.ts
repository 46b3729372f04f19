import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {isBuilt} from '../../scripts/shared/build';
import {BUILD, ROOT} from '../../scripts/shared/root';

export {BUILD, isBuilt, ROOT};

if (!existsSync(path.join(BUILD, 'index.html'))) {
  throw new Error('There is no build to test: run npm run build first.');
}

/** A page of the production build. */
export interface BuiltPage {
  /** Its route in the form of links, without the base URL. */
  route: string;
  /** Its file below `build/`. */
  file: string;
  /** Its parsed HTML. */
  $: CheerioAPI;
}

let pages: BuiltPage[] | undefined;

/**
 * Every page of the build, each parsed once, except for the pages of packages, which have one template and
 * their own tests.
 */
export function builtPages(): BuiltPage[] {
  pages ??= globSync('**/*.html', {cwd: BUILD, ignore: ['packages/*/**']})
    .sort()
    .map((file) => ({
      file,
      route: `/${file.replace(/(^|\/)index\.html$/, '')}`,
      $: load(readFileSync(path.join(BUILD, file), 'utf8')),
    }));
  return pages;
}
