import type {Plugin} from '@docusaurus/types';

/** Keeps out of the browser what a page of this site does not need there. */
export default function light(): Plugin {
  return {
    name: 'light',
    configureWebpack: () => ({
      // The theme hands Prism to its grammars in every browser; here the build highlights.
      resolve: {alias: {'prism-react-renderer': false}},
    }),
  };
}
