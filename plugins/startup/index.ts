import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {minifySync} from '@swc/core';
import {afterEmit} from '../bundle/configuration';
import {partsOfRoutes, routeChunkNames} from './parts';

/** The files in `inline/` that form the script in the head of every page, in the order in which they run. */
const INLINE = ['address', 'start', 'search', 'replay', 'notice', 'device'];

/** The folder in the build with the lists of scripts that `inline/start.js` downloads. */
const PARTS = 'assets/parts';

/** Each page with the paths of the routes that contain it, outermost first, and its own. */
const pagesWithParents = (
  routes: readonly RouteConfig[],
  around: readonly string[] = [],
): [page: string, parents: string[]][] =>
  routes.flatMap(({path: own, routes: below}) => {
    const parents = [...around, own];
    return below ? pagesWithParents(below, parents) : [[own, parents]];
  });

/**
 * Delays the React app. A built page is complete HTML with one inline script (`inline/`), which starts the
 * app when the reader first interacts with the page. For each page, this plugin writes a list of the
 * scripts that the browser prefetches until then. With `npm start`, the app starts at once, and the script only repairs
 * the address.
 */
export default function startup({baseUrl, generatedFilesDir}: LoadContext): Plugin<void> {
  const files = new Map<string, readonly string[]>();
  const isBuild = process.env.NODE_ENV === 'production';

  return {
    name: 'startup',

    getClientModules: () => [path.join(__dirname, 'client.ts')],

    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: inlineScript(isBuild ? INLINE : ['address'])}],
    }),

    configureWebpack(_config, isServer) {
      if (isServer || !isBuild) return {};
      return afterEmit('startup', ({namedChunkGroups}) => {
        for (const [name, group] of namedChunkGroups) files.set(name, group.getFiles());
      });
    },

    async postBuild({outDir, routes}) {
      const names = path.join(generatedFilesDir, 'routesChunkNames.json');
      const parsed = routeChunkNames.safeParse(JSON.parse(await readFile(names, 'utf8')));
      if (!parsed.success) {
        throw new Error(
          `${names} does not have the format that plugins/startup/parts.ts expects: ${parsed.error.message}. ` +
            'Docusaurus has changed it: adapt routeChunkNames there.',
        );
      }
      const scripts = (chunk: string) =>
        (files.get(chunk) ?? []).filter((file) => file.endsWith('.js'));
      const parts = partsOfRoutes(parsed.data, scripts, new Map(pagesWithParents(routes)));
      for (const [page, list] of parts) {
        if (page.includes('*')) continue;
        const name = `${page.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.json`;
        const file = path.join(outDir, PARTS, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, JSON.stringify(list.map((each) => baseUrl + each)));
      }
    },
  };
}

/**
 * The files of `inline/` with these names, by default all of them, as one minified script.
 *
 * @throws if one of them has a syntax error
 */
export function inlineScript(names = INLINE): string {
  const sources = names.map((name) =>
    readFileSync(path.join(__dirname, 'inline', `${name}.js`), 'utf8'),
  );
  return minifySync(sources.join('\n'), {compress: true, mangle: true, ecma: 2022}).code;
}
