import type {Plugin} from '@docusaurus/types';
import type {BundlerConfiguration} from '../bundle/result';

/** The part of Rspack that this plugin uses. Docusaurus types the bundler as webpack, which lacks it. */
interface Rspack {
  lazyCompilationMiddleware(compiler: unknown): unknown;
}

/**
 * With `npm start`, compiles a page in Markdown when a browser opens it, so that the first page does not wait
 * for all others: https://rspack.rs/guide/advanced/lazy-compilation
 */
export default function lazyPages(): Plugin<void> {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      return {
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        devServer: {
          setupMiddlewares: (middlewares: unknown[], {compiler}: {compiler: unknown}) => [
            {name: 'lazy-pages', middleware: lazyCompilationMiddleware(compiler)},
            ...middlewares,
          ],
        },
      } as BundlerConfiguration;
    },
  };
}
