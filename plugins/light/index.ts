import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fileOf, shortNames} from './names';
import {withoutUnusedRules} from './unusedCss';

/** A rule that trims the generated files matching `test`: see trimLoader.js. */
const trim = (what: string, test: RegExp) => ({
  test,
  use: [{loader: path.join(__dirname, 'trimLoader.js'), options: {what}}],
});

/** Keeps out of the browser what a page of this site does not need there. */
export default function light({siteDir}: LoadContext): Plugin {
  return {
    name: 'light',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') options.plugins.push(withoutUnusedRules(siteDir));
      return options;
    },
    // The app asks for the chunk of each part of a route that it prefetches; a part that stands in
    // the main bundle has none, and a list of those would cost every page more than an empty file.
    postBuild({outDir}) {
      const generated = (file: string) =>
        readFileSync(path.join(siteDir, '.docusaurus', file), 'utf8');
      const {chunks} = shortNames(
        generated('routes.js'),
        JSON.parse(generated('routesChunkNames.json')),
      );
      const scripts = path.join(outDir, 'assets/js');
      for (const folder of readdirSync(scripts, {withFileTypes: true})) {
        if (!folder.isDirectory()) continue;
        for (const name of chunks.values()) {
          const file = path.join(scripts, folder.name, `${fileOf(name)}.js`);
          if (!existsSync(file)) writeFileSync(file, '');
        }
      }
      return Promise.resolve();
    },
    configureWebpack(config, isServer) {
      // The theme hands Prism to its grammars in every browser; here the build highlights.
      const alias: Record<string, string | false> = {'prism-react-renderer': false};
      if (isServer || process.env.NODE_ENV !== 'production') return {resolve: {alias}};
      // Its map of names and ids: see `prefetch` in trimLoader.js.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      const own = (file: string) => path.join(__dirname, file);
      return {
        mergeStrategy: {'module.rules': 'append', 'optimization.chunkIds': 'replace'},
        resolve: {
          alias: {
            ...alias,
            'hoist-non-react-statics$': own('hoistStatics.js'),
            'prop-types$': own('propTypes.js'),
            tslib$: own('tslib.js'),
          },
        },
        // A chunk's id is its name and its hash that of the build: the runtime, which every page
        // loads, then has no list of both for each page.
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              // What every docs page loads is one file: it compresses better than a dozen.
              page: {
                name: 'site',
                test: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](Doc(Root|Item|VersionRoot|Breadcrumbs|Paginator|Sidebar|sRoot)|TOC|BackToTopButton|TagsListInline|Icon[\\/]Home|Navbar[\\/]MobileSidebar[\\/]Toggle)|plugin-content-docs[\\/]lib[\\/]client|@mdx-js[\\/]react/,
                type: 'javascript/auto',
                chunks: 'async',
                enforce: true,
                priority: 46,
              },
              site: {
                name: 'site',
                test: /[\\/](theme-classic|theme-common|plugin-content-docs|core)[\\/]lib[\\/](?!theme[\\/](Blog|DocCard|DocTag|Tag|Icon[\\/]Socials|Navbar[\\/]Mobile)|(translations[\\/]blog|utils[\\/]usePluralForm))|[\\/]src[\\/]theme[\\/](?!Blog)/,
                type: 'javascript/auto',
                chunks: 'async',
                minChunks: 2,
                enforce: true,
                priority: 45,
              },
            },
          },
        },
        output: {chunkFilename: 'assets/js/[fullhash:8]/[name].js'},
        module: {
          rules: [
            trim('prefetch', /core[\\/]lib[\\/]client[\\/]docusaurus\.js$/),
            trim('entry', /core[\\/]lib[\\/]client[\\/]clientEntry\.js$/),
            trim('global', /\.docusaurus[\\/]globalData\.json$/),
            trim('metadata', /\.docusaurus[\\/]site-metadata\.json$/),
            trim('config', /\.docusaurus[\\/]docusaurus\.config\.mjs$/),
            trim('registry', /\.docusaurus[\\/]registry\.js$/),
            {
              ...trim('chunks', /\.docusaurus[\\/]routesChunkNames\.json$/),
              type: 'javascript/auto',
            },
            trim('routes', /\.docusaurus[\\/]routes\.js$/),
            trim('texts', /@docusaurus[\\/]theme-(classic|common)[\\/]lib[\\/].*\.js$/),
            trim('history', /[\\/]history[\\/]esm[\\/]history\.js$/),
            trim('doc', /docusaurus-plugin-content-docs[\\/]default[\\/]site-docs-[\w-]+\.json$/),
            {...trim('page', /[\\/]docs[\\/].*\.mdx$/), enforce: 'post'},
            {...trim('messages', /[\\/]docs[\\/].*\.mdx$/), enforce: 'post'},
            trim('version', /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]docs-\w+\.json$/),
          ],
        },
      };
    },
  };
}
