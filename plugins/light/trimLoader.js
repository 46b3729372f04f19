/*
 * A bundler loader, hence plain JavaScript: trims modules that Docusaurus generates to what the
 * browser reads. Each page loads them, and some grow with every page of the site.
 */

/** Settings that only the build reads. */
const BUILD_SETTINGS = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

const trims = {
  /** The site's configuration without what only the build reads. */
  config(source) {
    const [head, json] = source.split('export default ');
    const config = JSON.parse(json.replace(/;\s*$/, ''));
    for (const setting of BUILD_SETTINGS) delete config[setting];
    return `${head}export default ${JSON.stringify(config)};`;
  },

  /** The registry of chunks with its imports alone: the rest serves the rendering of the build. */
  registry: (source) =>
    source.replace(
      /(\[\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g,
      '$1]',
    ),

  /** The app's prefetching, which needs no map from a chunk's name to its id: they are the same. */
  prefetch: (source) =>
    source.replace(
      '__webpack_require__.gca(chunkName)',
      '__webpack_public_path__ + __webpack_get_script_filename__(chunkName)',
    ),

  /**
   * A docs version without the title and description of each doc: they serve the cards of
   * `DocCard`, which this site does not use.
   */
  version(source) {
    const data = JSON.parse(source);
    if (data.version?.docs) data.version.docs = {};
    return JSON.stringify(data);
  },
};

/** Trims a module as the option `what` says. */
module.exports = function trimLoader(source) {
  return trims[this.getOptions().what](source);
};
module.exports.trims = trims;
