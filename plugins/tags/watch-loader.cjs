// A bundler loader that does not change the page. It declares the files that the tags of the page show as
// dependencies, so that a change in them recompiles the page. They have to be the same for the bundlers of the server and
// the browser: the server waits forever for a page that only it compiles again. Plain JavaScript, because the bundler
// loads it.

/** @type {(this: import('webpack').LoaderContext<{filesShownBy: (resource: string) => readonly string[]}>, source: string) => string} */
module.exports = function watchShownFiles(source) {
  for (const file of this.getOptions().filesShownBy(this.resource)) this.addDependency(file);
  return source;
};
