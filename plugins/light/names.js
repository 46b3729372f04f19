/*
 * Shorter names for the routes and chunks that every page lists. Docusaurus names both by hashes,
 * which do not compress: three to eight characters for each page of the site, in every page.
 */

/** @typedef {{[key: string]: string | Tree | Tree[]}} Tree chunks under the names of what they are for */

/** The path of a route, whose name in the list of chunks ends with a hash. */
const pathOf = (route) => route.replace(/-[^-]+$/, '');

/** The names of chunks in a tree of them, in order. */
const leaves = (tree) => (typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves));

/** A tree of chunks with each of their names changed. */
const mapLeaves = (tree, change) => {
  if (typeof tree === 'string') return change(tree);
  if (Array.isArray(tree)) return tree.map((item) => mapLeaves(item, change));
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, mapLeaves(value, change)]),
  );
};

/** A docs page as the generated routes write it. */
const PAGE =
  /\{\s*path: '([^' ]+)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true,\s*sidebar: "(\w+)"\s*\},?/g;

/**
 * The pages that are alike but for their path and content: one component, one sidebar. They are
 * named as a list, and their chunks by their places in it.
 *
 * @param {string} routesSource `.docusaurus/routes.js`
 * @param {Record<string, Tree>} routesChunkNames `.docusaurus/routesChunkNames.json`
 * @returns {{path: string, route: string, content: string, comp: string, sidebar: string}[]}
 */
function alikePages(routesSource, routesChunkNames) {
  const users = new Map();
  for (const chunk of Object.values(routesChunkNames).flatMap(leaves)) {
    users.set(chunk, (users.get(chunk) ?? 0) + 1);
  }
  const pages = [];
  for (const [, path, hash, sidebar] of routesSource.matchAll(PAGE)) {
    const route = `${path}-${hash}`;
    const {__comp: comp, content, ...rest} = routesChunkNames[route] ?? {};
    if (typeof content !== 'string' || users.get(content) > 1) continue;
    if (Object.keys(rest).length > 0) continue;
    if (pages[0] && (pages[0].comp !== comp || pages[0].sidebar !== sidebar)) continue;
    pages.push({path, route, content, comp, sidebar});
  }
  return pages;
}

/**
 * Numbers the routes of each path, and the chunks in the order in which routes name them. What
 * layouts load, or more than half of the routes, is named `docs0`, `docs1`, …: those are one file,
 * `docs`. A layout is a route that shares its path with those nested in it.
 *
 * @param {string} routesSource `.docusaurus/routes.js`
 * @param {Record<string, Tree>} routesChunkNames `.docusaurus/routesChunkNames.json`
 * @returns {{pages: ReturnType<typeof alikePages>, routes: Map<string, string>, chunks: Map<string, string>}}
 *   the pages that are alike, and the maps from Docusaurus' names to ours
 */
function shortNames(routesSource, routesChunkNames) {
  const entries = Object.entries(routesChunkNames);
  const routes = new Map();
  const taken = new Map();
  const loads = new Map();
  for (const [route, tree] of entries) {
    const path = pathOf(route);
    const number = taken.get(path) ?? 0;
    taken.set(path, number + 1);
    routes.set(route, `${path}-${number}`);
    for (const chunk of new Set(leaves(tree))) loads.set(chunk, (loads.get(chunk) ?? 0) + 1);
  }
  const chunks = new Map();
  const pages = alikePages(routesSource, routesChunkNames);
  for (const [i, {content}] of pages.entries()) chunks.set(content, `d${i}`);
  let shared = 0;
  for (const [route, tree] of entries) {
    const isLayout = taken.get(pathOf(route)) > 1;
    for (const chunk of leaves(tree)) {
      if (chunks.has(chunk)) continue;
      const isShared = isLayout || loads.get(chunk) > entries.length / 2;
      chunks.set(chunk, isShared ? `docs${shared++}` : `p${chunks.size}`);
    }
  }
  return {pages, routes, chunks};
}

/** The file that a chunk of one of our names is in, without `.js`. */
const fileOf = (chunk) => chunk.replace(/^docs\d+$/, 'docs');

module.exports = {PAGE, fileOf, mapLeaves, shortNames};
