import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {afterEmit} from '../bundle/result';
import {fileOfStyles, noticesOf, packageFolder, shippedPackage} from './notices';

/** A module of the bundle, as far as this plugin reads it. */
interface Module {
  nameForCondition?(): string | null | undefined;
  identifier?(): string;
  modules?: Iterable<Module>;
}

/** The files of all modules, including modules that the bundler has concatenated. */
const filesOf = (modules: Iterable<Module>): string[] =>
  [...modules].flatMap((module) => [
    module.nameForCondition?.() || fileOfStyles(module.identifier?.() ?? ''),
    ...filesOf(module.modules ?? []),
  ]);

/** Writes `third-party-notices.txt`: the licenses of all packages in the scripts and styles of the site. */
export default function notices(): Plugin<void> {
  const folders = new Set<string>();
  return {
    name: 'notices',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return afterEmit('notices', ({modules}: {modules: Iterable<Module>}) => {
        for (const file of filesOf(modules)) {
          const folder = packageFolder(file);
          if (folder) folders.add(folder);
        }
      });
    },

    async postBuild({outDir}) {
      if (folders.size === 0)
        throw new Error(
          'plugins/notices: the bundler reported no module of a package. Adapt Module to the bundler.',
        );
      const text = noticesOf([...folders].map(shippedPackage));
      await writeFile(path.join(outDir, 'third-party-notices.txt'), text);
    },
  };
}
