import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {refuseIgnoredOptions} from './options';
import {withoutUnusedRules} from './unusedCss';

const own = (file: string) => path.join(__dirname, file);

/**
 * Packages that are replaced in the browser's bundle by a smaller module or by an empty one (`false`).
 * `bundle.test.ts` fails if a package is used in a way that its substitute does not cover.
 */
export const SUBSTITUTES: Record<string, string | false> = {
  // The theme loads it to highlight code in the browser. On this site, the build highlights code.
  'prism-react-renderer': false,
  'hoist-non-react-statics$': own('hoistStatics.js'),
  'prop-types$': own('propTypes.js'),
  tslib$: own('tslib.js'),
};

/** The beginnings of the paths of modules in the chunk of the theme, in `node_modules` or in the site. */
export const IN_THEME = [
  '@docusaurus/core/lib/',
  '@docusaurus/plugin-content-docs/lib/',
  '@docusaurus/theme-classic/lib/',
  '@docusaurus/theme-common/lib/',
  '@mdx-js/react/',
  'src/log/parse.',
  'src/search/answer.',
  'src/search/limits.',
  'src/search/text/paste.',
  'src/search/ui/Failure.',
  'src/search/ui/Field.',
  'src/search/ui/SearchDialog.',
  'src/search/ui/icons.',
  'src/search/ui/keys.',
  'src/search/ui/loadPanel.',
  'src/search/ui/reopen.',
  'src/theme/',
];

/**
 * Those of them that are not in the chunk, because only the blog, lists of pages, the search page, or the page for unknown
 * addresses use them.
 */
export const NOT_IN_THEME = [
  '@docusaurus/theme-classic/lib/theme/Blog',
  '@docusaurus/theme-classic/lib/theme/DocCard',
  '@docusaurus/theme-classic/lib/theme/DocCategory',
  '@docusaurus/theme-classic/lib/theme/DocTag',
  '@docusaurus/theme-classic/lib/theme/Icon/Socials',
  '@docusaurus/theme-classic/lib/theme/NotFound',
  '@docusaurus/theme-classic/lib/theme/Tag',
  '@docusaurus/theme-common/lib/translations/blog',
  '@docusaurus/theme-common/lib/utils/usePluralForm',
  'src/theme/Blog',
  'src/theme/NotFound',
  'src/theme/SearchPage',
];

const anyOf = (starts: readonly string[]): string =>
  `.*[\\\\/](?:${starts.map((start) => start.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|')})`;

/** Matches the paths of the modules in the chunk of the theme. A pattern, which the bundler tests without JavaScript. */
export const THEME_MODULE = new RegExp(`^(?!${anyOf(NOT_IN_THEME)})${anyOf(IN_THEME)}`);

/**
 * The chunk of the parts of the theme that all pages of the docs use, with the search button and its dialog. Without
 * it, the bundler makes a dozen small chunks, which need more requests and compress worse, and repeats the button in the
 * chunk of each kind of page.
 */
const THEME = {
  name: 'theme',
  test: THEME_MODULE,
  type: 'javascript/auto',
  chunks: 'async' as const,
  enforce: true,
  priority: 45,
};

/**
 * A style sheet that is imported as `!!name.css?asset` is a separate file, outside of the first load: the import returns
 * its URL. The hash is that of the source. `[contenthash]` would be that of the minified text in the browser's bundle
 * only, so that prerendered pages would link another file.
 */
const SEPARATE_STYLES = {
  test: /\.css$/,
  resourceQuery: /^\?asset$/,
  type: 'asset/resource',
  generator: {filename: 'assets/css/[name].[hash:8].css'},
};

/** Whether a plugin of PostCSS is postcss-preset-env, which Docusaurus adds as a path with options. */
const isPresetEnv = (plugin: unknown): boolean =>
  String(Array.isArray(plugin) ? plugin[0] : plugin).includes('postcss-preset-env');

/**
 * Makes the bundle of the browser smaller: replaces packages, groups the chunks of the theme, and removes
 * unused CSS.
 *
 * @throws if the configuration sets an option of the theme that would have no effect
 */
export default function bundle(context: LoadContext): Plugin<void> {
  refuseIgnoredOptions(context);
  const {siteDir} = context;
  return {
    name: 'bundle',
    // Without postcss-preset-env, which takes seconds to load and to run: Lightning CSS, which minifies the style
    // sheets, adds the prefixes that the supported browsers need. The other plugins stay, such as the one for
    // cascade layers. Without a search for a configuration file beside each style sheet: there is none.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [
        ...(process.env.NODE_ENV === 'production' ? [withoutUnusedRules(siteDir)] : []),
        ...options.plugins.filter((each) => !isPresetEnv(each)),
      ],
    }),
    configureWebpack: (_config, isServer) => ({
      module: {rules: [SEPARATE_STYLES]},
      ...(isServer
        ? {resolve: {alias: {'prism-react-renderer': false}}}
        : {
            resolve: {alias: SUBSTITUTES},
            optimization: {splitChunks: {cacheGroups: {theme: THEME}}},
          }),
    }),
  };
}
