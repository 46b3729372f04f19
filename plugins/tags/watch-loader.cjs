// A bundler loader that leaves a page as it is and names the files that its tags show, so that a change
// there compiles the page again. (Plain JavaScript: the bundler loads it by itself.)

/** @type {(this: import('webpack').LoaderContext<{filesShownBy: (page: string) => readonly string[]}>, source: string) => string} */
module.exports = function watchShownFiles(source) {
  for (const file of this.getOptions().filesShownBy(this.resourcePath)) this.addDependency(file);
  return source;
};
