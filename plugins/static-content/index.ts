/** Content that only the HTML of a page holds: see `src/components/StaticContent`. */
import type {Plugin} from '@docusaurus/types';
import {RENDERS_ALL} from './recma.ts';

/** The Docusaurus plugin: says to the code of server and browser whether it renders static content. */
export default function staticContentPlugin(): Plugin {
  return {
    name: 'static-content',
    configureWebpack(_, isServer, {currentBundler}) {
      // `npm start` has no HTML that the browser could keep.
      const rendersAll = isServer || process.env.NODE_ENV !== 'production';
      const {DefinePlugin} = currentBundler.instance;
      return {plugins: [new DefinePlugin({[RENDERS_ALL]: JSON.stringify(rendersAll)})]};
    },
  };
}
