import type {Compilation, Compiler, Configuration} from 'webpack';

/**
 * A configuration of the bundler that calls `read` with the result of each compilation. The bundler is Rspack, whose
 * plugins get what those of webpack get.
 *
 * @param name the name of the Docusaurus plugin, for the messages of the bundler
 */
export const afterEmit = (
  name: string,
  read: (compilation: Compilation) => void,
): Configuration => ({
  plugins: [{apply: ({hooks}: Compiler) => hooks.afterEmit.tap(name, read)}],
});
