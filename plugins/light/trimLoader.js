/*
 * A bundler loader, hence plain JavaScript: trims modules that Docusaurus generates to what the
 * browser reads. Each page loads them, and some grow with every page of the site.
 */

const {readFileSync} = require('node:fs');
const path = require('node:path');
const {PAGE, fileOf, mapLeaves, shortNames} = require('./names');

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

  /**
   * The registry of chunks under their shorter names, in their order, with its imports alone: the
   * rest serves the rendering of the build.
   */
  registry(source, {chunks}) {
    const lines = [];
    for (const [, name, module] of source.matchAll(
      /"(\w+)": \[\(\) => import\([^"]*"\w+" \*\/ ("[^"]*")\)/g,
    )) {
      const chunk = chunks.get(name);
      const load = `import(/* webpackChunkName: "${fileOf(chunk)}" */ ${module})`;
      lines.push([chunk, `${chunk}: [() => ${load}]`]);
    }
    lines.sort(([one], [other]) => one.localeCompare(other, 'en', {numeric: true}));
    return `export default {${lines.map(([, line]) => line).join(',\n')}};`;
  },

  /**
   * What each route loads, under the shorter names. The pages that are alike are a list of their
   * paths, which the routes are made of too.
   */
  chunks(source, {pages, routes, chunks}) {
    const others = JSON.parse(source);
    for (const {route} of pages) delete others[route];
    const names = Object.entries(others).map(([route, tree]) => [
      routes.get(route),
      mapLeaves(tree, (name) => chunks.get(name)),
    ]);
    return `
      const names = ${JSON.stringify(Object.fromEntries(names))};
      export const pages = ${JSON.stringify(pages.map(({path}) => path).join(' '))}.split(' ');
      pages.forEach((path, i) => {
        names[path + '-0'] = {__comp: '${chunks.get(pages[0]?.comp)}', content: 'd' + i};
      });
      export default names;`;
  },

  /** The routes, under the shorter names. */
  routes(source, {pages, routes}) {
    const listed = new Set(pages.map(({path}) => path));
    let isFirst = true;
    const short = source
      .replace(PAGE, (entry, path, _hash, sidebar) => {
        if (!listed.has(path)) return entry;
        if (!isFirst) return '';
        isFirst = false;
        return `...pages.map((path) => (
          {path, component: ComponentCreator(path, '0'), exact: true, sidebar: '${sidebar}'}
        )),`;
      })
      .replace(/ComponentCreator\('([^']+)', '(\w+)'\)/g, (call, path, hash) => {
        const route = routes.get(`${path}-${hash}`);
        return route ? call.replace(`'${hash}'`, `'${route.slice(path.length + 1)}'`) : call;
      });
    return `import {pages} from '@generated/routesChunkNames';\n${short}`;
  },

  /** The app's prefetching, which needs no map from a chunk's name to its file: they are the same. */
  prefetch: (source) =>
    source.replace(
      '__webpack_require__.gca(chunkName)',
      "__webpack_public_path__ + __webpack_get_script_filename__(chunkName.replace(/^docs\\d+$/, 'docs'))",
    ),

  /**
   * The texts of the theme without what tells translators about them; a text with a placeholder
   * keeps it.
   */
  texts: (source) =>
    source.replace(
      /(\bid(?:: |=)(["'])theme\.[\w.]+\2[^{}]*?)\s+description(?:: |=)(["'])(?:\\.|(?!\3)[^\\])*\3,?/g,
      '$1',
    ),

  /** The router's history without the two kinds that neither a browser nor this site's app uses. */
  history: (source) =>
    source.replace(
      /function (createHashHistory|createMemoryHistory)\(props\) \{[\s\S]*?\n\}\n/g,
      'function $1() {}\n',
    ),

  /** A docs page without the content of its static messages, which its HTML holds: see `ErrorEntry`. */
  messages: (source) =>
    source.replace(/^( *)isStatic: true,\n\1children: \[[\s\S]*?\n\1\}\)\]/gm, '$1isStatic: true'),

  /** What a docs page knows of itself, without what only the build reads. */
  doc(source) {
    const data = JSON.parse(source);
    for (const key of ['id', 'source', 'sourceDirName', 'slug', 'draft', 'frontMatter']) {
      delete data[key];
    }
    return JSON.stringify(data);
  },

  /**
   * A docs page without its front matter: its title and description stand in what `doc` leaves, its
   * label in the sidebar, and its keywords in its HTML, where search finds them.
   */
  page: (source) =>
    source.replace(/export const frontMatter = \{[\s\S]*?\n\};/, 'export const frontMatter = {};'),

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

const RENAMED = new Set(['registry', 'chunks', 'routes']);

/** Trims a module as the option `what` says. */
module.exports = function trimLoader(source) {
  const {what} = this.getOptions();
  if (!RENAMED.has(what)) return trims[what](source);
  const [routes, chunks] = ['routes.js', 'routesChunkNames.json'].map((name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  });
  return trims[what](source, shortNames(routes, JSON.parse(chunks)));
};
module.exports.trims = trims;
