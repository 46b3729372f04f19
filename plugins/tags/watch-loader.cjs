// A bundler loader that does not change the page. It declares the files that the tags of the page show as
// dependencies, so that a change in them recompiles the page. They have to be the same for the bundlers of the server and
// the browser: the server waits forever for a page that only it compiles again. Plain JavaScript, because the bundler
// loads it.

/** @type {(this: import('webpack').LoaderContext<{shownBy: typeof import('./remark.ts').shownBy}>, source: string) => string} */
module.exports = function watchShownFiles(source) {
  const {files, failure} = this.getOptions().shownBy(this.resource);
  for (const file of files) this.addDependency(file);
  if (!failure) return source;
  for (const folder of failure.folders) this.addContextDependency(folder);
  throw failure.error;
};
