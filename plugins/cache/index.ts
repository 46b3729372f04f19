import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import type {BundlerConfiguration} from '../bundle/result';

/**
 * What decides how pages, scripts and styles are compiled, below the root of the site: our plugins with
 * their loaders, the packages and their versions, and the browsers that are supported.
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

/** As much of the bundler's configuration as is read here. */
interface Experiments {
  experiments?: {cache?: unknown};
}

/**
 * Keeps the bundler's cache from answering with what an earlier plugin made: Docusaurus empties the
 * cache for a change of its own configuration, and knows nothing of the files behind it.
 */
export default function cache({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'cache',
    configureWebpack(config) {
      // Without a cache that outlives the process (DOCUSAURUS_NO_PERSISTENT_CACHE), nothing is stale.
      if (typeof (config as Experiments).experiments?.cache !== 'object') return {};
      return {
        experiments: {cache: {buildDependencies: buildFiles(siteDir)}},
      } as BundlerConfiguration;
    },
  };
}
