/**
 * Content that is only in the HTML of a page, not in its script: see
 * `src/components/StaticContent`.
 */
import type {Plugin} from '@docusaurus/types';
import {RENDERS_ALL} from './recma.ts';

/**
 * The Docusaurus plugin: defines a constant that tells server and browser code whether to render
 * static content.
 */
export default function staticContentPlugin(): Plugin {
  return {
    name: 'static-content',
    configureWebpack(_, isServer, {currentBundler}) {
      // With `npm start`, there is no prerendered HTML that the browser could keep.
      const rendersAll = isServer || process.env.NODE_ENV !== 'production';
      const {DefinePlugin} = currentBundler.instance;
      return {plugins: [new DefinePlugin({[RENDERS_ALL]: JSON.stringify(rendersAll)})]};
    },
  };
}
