import type {Plugin} from '@docusaurus/types';

/**
 * What `configureWebpack` returns. Its type is that of webpack, and the bundler is Rspack, which takes the
 * same configuration.
 */
export type BundlerConfiguration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** The part of the bundler's compiler that calls a function after it has written its files. */
interface Compiler<Compilation> {
  hooks: {afterEmit: {tap(name: string, read: (compilation: Compilation) => void): void}};
}

/**
 * A configuration of the bundler that calls `read` with the result of each compilation.
 *
 * @param name the name of the Docusaurus plugin, for the messages of the bundler
 */
export const afterEmit = <Compilation>(
  name: string,
  read: (compilation: Compilation) => void,
): BundlerConfiguration =>
  ({
    plugins: [
      {apply: (compiler: Compiler<Compilation>) => compiler.hooks.afterEmit.tap(name, read)},
    ],
  }) as BundlerConfiguration;
