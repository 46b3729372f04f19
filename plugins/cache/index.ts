import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import type {BundlerConfiguration} from '../bundle/configuration';

/**
 * The files that determine how pages, scripts and styles are compiled, from the root of the site: our
 * plugins and loaders, and the packages with their versions and the supported browsers.
 */
const COMPILES = [
  'plugins/**/*.{ts,js,cjs}',
  'babel.config.js',
  'package.json',
  'package-lock.json',
];

/** The files whose change empties the bundler's cache. Docusaurus adds its configuration. */
export const buildFiles = (siteDir: string): string[] =>
  globSync(COMPILES, {cwd: siteDir, ignore: ['**/*.test.ts', '**/node_modules/**'], absolute: true})
    .map((file) => path.normalize(file))
    .sort();

/** The part of the bundler's configuration that this plugin reads. */
interface Experiments {
  experiments?: {cache?: unknown};
}

/**
 * Invalidates the bundler's cache if one of our plugins or a package changes. Docusaurus does so only for
 * its configuration file, not for the files that the configuration imports.
 */
export default function cache({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'cache',
    configureWebpack(config) {
      // With DOCUSAURUS_NO_PERSISTENT_CACHE there is no cache on disk that could be stale.
      if (typeof (config as Experiments).experiments?.cache !== 'object') return {};
      return {
        experiments: {cache: {buildDependencies: buildFiles(siteDir)}},
      } as BundlerConfiguration;
    },
  };
}
