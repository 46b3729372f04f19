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

  /** The app's entry without the router that keeps the address behind a "#". */
  entry: (source) =>
    source.replace(/siteConfig\.future\.experimental_router === 'hash' \? \(.*?\) : /, ''),

  /**
   * What plugins tell every page, without the list of docs: it serves items of the navbar that
   * name a doc and the switch between versions, which this site does not have.
   */
  global(source) {
    const data = JSON.parse(source);
    for (const docs of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
      for (const version of docs.versions) Object.assign(version, {docs: [], sidebars: {}});
    }
    return JSON.stringify(data);
  },

  /** What the site is made with, without the plugins: only the debug pages list them. */
  metadata(source) {
    return JSON.stringify({...JSON.parse(source), pluginVersions: {}});
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
   * A docs version without the title, the description and the id of each doc: they serve the cards
   * of `DocCard`, which this site does not use. The breadcrumbs ask whether there is an id.
   */
  version(source) {
    const data = JSON.parse(source, (key, value) => {
      if (key === 'docId') return 'doc';
      return key === 'unlisted' && value === false ? undefined : value;
    });
    if (data.version?.docs) data.version.docs = {};
    return JSON.stringify(data);
  },
};

/** Trims a module as the option `what` says. */
module.exports = function trimLoader(source) {
  return trims[this.getOptions().what](source);
};
module.exports.trims = trims;
