import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutUnusedRules} from './unusedCss';

const own = (file: string) => path.join(__dirname, file);

/**
 * Packages that the browser does not need whole, and what takes their place. `bundle.test.ts` fails
 * when one is used in a way that its substitute does not cover.
 */
export const SUBSTITUTES: Record<string, string | false> = {
  // The theme hands Prism to its grammars in every browser; here the build highlights.
  'prism-react-renderer': false,
  'hoist-non-react-statics$': own('hoistStatics.js'),
  'prop-types$': own('propTypes.js'),
  tslib$: own('tslib.js'),
};

/**
 * One script for what the pages of the docs share of the theme, in place of a dozen small ones: it
 * takes fewer requests and compresses better. What only the blog and the menu of small screens use
 * stays apart.
 */
const THEME = {
  name: 'theme',
  test: /[\\/](theme-classic|theme-common|plugin-content-docs|core)[\\/]lib[\\/](?!theme[\\/](Blog|DocCard|DocCategory|DocTag|Tag|NotFound|Icon[\\/]Socials|Navbar[\\/]MobileSidebar[\\/](Header|Layout|PrimaryMenu|SecondaryMenu))|(translations[\\/]blog|utils[\\/]usePluralForm))|[\\/]src[\\/]theme[\\/](?!Blog|Search|Navbar[\\/]MobileSidebar[\\/]Layout)|@mdx-js[\\/]react/,
  type: 'javascript/auto',
  chunks: 'async' as const,
  enforce: true,
  priority: 45,
};

/**
 * Whether a plugin of PostCSS is `postcss-preset-env`, which takes seconds to load and to run: Lightning
 * CSS, which minifies the style sheets, adds the prefixes that the supported browsers need.
 */
const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

/** Keeps out of the browser what no page of this site needs there. */
export default function bundle({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'bundle',
    configurePostCss(options) {
      const plugins = options.plugins.filter((plugin) => !isPresetEnv(plugin));
      if (process.env.NODE_ENV === 'production') plugins.push(withoutUnusedRules(siteDir));
      // No other file configures PostCSS, so that none has to be looked for beside each style sheet.
      return {...options, config: false, plugins};
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {resolve: {alias: {'prism-react-renderer': false}}}
        : {
            resolve: {alias: SUBSTITUTES},
            optimization: {splitChunks: {cacheGroups: {theme: THEME}}},
          },
  };
}
