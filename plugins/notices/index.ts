import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {StatsModule} from 'webpack';
import {afterEmit} from '../bundle/configuration';
import {fileOfStyles, noticesOf, packageFolder, shippedPackage} from './notices';

/** What the bundler's report contains: every module with its chunks, also if it comes from the cache. */
const REPORT = {
  all: false,
  cachedModules: true,
  dependentModules: true,
  ids: true,
  modules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModules: true,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  orphanModules: true,
};

/** The files of all modules, including modules that the bundler has concatenated. */
const filesOf = (modules: readonly StatsModule[]): string[] =>
  modules.flatMap((module) => [
    module.nameForCondition || fileOfStyles(module.identifier ?? ''),
    ...filesOf(module.modules ?? []),
  ]);

/** Writes `third-party-notices.txt`: the licenses of all packages in the scripts and styles of the site. */
export default function notices(): Plugin<void> {
  let report: StatsModule[] = [];
  return {
    name: 'notices',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return afterEmit('notices', (compilation) => {
        report = compilation.getStats().toJson(REPORT).modules ?? [];
      });
    },

    async postBuild({outDir}) {
      // A module of which nothing is used belongs to no chunk.
      const files = filesOf(report.filter(({chunks}) => chunks?.length));
      const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []));
      if (folders.size === 0)
        throw new Error(
          'plugins/notices: the bundler reported no module of a package. Adapt REPORT to the bundler.',
        );
      const text = noticesOf([...folders].map(shippedPackage));
      await writeFile(path.join(outDir, 'third-party-notices.txt'), text);
    },
  };
}
