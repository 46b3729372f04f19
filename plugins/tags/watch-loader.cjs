// A bundler loader that does not change the page. It declares the files that the tags of the page show as
// dependencies, so that a change in them recompiles the page. Plain JavaScript, because the bundler loads it.

/** @type {(this: import('webpack').LoaderContext<{filesShownBy: (page: string) => readonly string[]}>, source: string) => string} */
module.exports = function watchShownFiles(source) {
  for (const file of this.getOptions().filesShownBy(this.resourcePath)) this.addDependency(file);
  return source;
};
