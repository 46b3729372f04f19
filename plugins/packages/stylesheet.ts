import {readFileSync} from 'node:fs';
import path from 'node:path';
import browserslist from 'browserslist';
import {browserslistToTargets, transform} from 'lightningcss';

/**
 * The style sheet `filename` of the site, minified for the browsers that the site supports.
 *
 * @throws if it cannot be parsed, with the line
 */
export function minified(filename: string, siteDir: string): string {
  const code = readFileSync(path.join(siteDir, filename));
  const targets = browserslistToTargets(browserslist(undefined, {path: siteDir}));
  try {
    return transform({filename, code, minify: true, targets}).code.toString();
  } catch (error) {
    const {loc, message} = error as SyntaxError & {loc?: {line: number}};
    throw new Error(`${filename}:${loc?.line ?? '?'}: ${message}: correct the style sheet`);
  }
}
