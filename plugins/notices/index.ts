import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {noticesOf, packageFolder, shippedPackage} from './notices';

/** The parts of the bundler's result that this plugin reads. */
interface Module {
  nameForCondition?(): string | null | undefined;
  modules?: Iterable<Module>;
}
interface Compiler {
  hooks: {
    afterEmit: {tap(name: string, read: (compilation: {modules: Iterable<Module>}) => void): void};
  };
}

/** The files of all modules, including modules that the bundler has concatenated. */
const filesOf = (modules: Iterable<Module>): string[] =>
  [...modules].flatMap((module) => [
    module.nameForCondition?.() ?? '',
    ...filesOf(module.modules ?? []),
  ]);

/** Writes `third-party-notices.txt`: the licenses of what is in the scripts and styles of the site. */
export default function notices(): Plugin<void> {
  const folders = new Set<string>();
  return {
    name: 'notices',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const readModules = (compiler: Compiler) =>
        compiler.hooks.afterEmit.tap('notices', ({modules}) => {
          for (const file of filesOf(modules)) {
            const folder = packageFolder(file);
            if (folder) folders.add(folder);
          }
        });
      return {plugins: [{apply: readModules}]} as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },

    async postBuild({outDir}) {
      if (folders.size === 0) throw new Error('the bundler has told no package that it used');
      const text = noticesOf([...folders].map(shippedPackage));
      await writeFile(path.join(outDir, 'third-party-notices.txt'), text);
    },
  };
}
