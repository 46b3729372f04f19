// A bundler loader that leaves a page as it is and names the folders its facts come from, so that a
// change there compiles the page again. (Plain JavaScript: the bundler loads it by itself.)
const {existsSync, readdirSync} = require('node:fs');
const path = require('node:path');

/** Files under `folder`. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}

/** @type {(this: import('webpack').LoaderContext<{folders: string[]}>, source: string) => string} */
module.exports = function watchFacts(source) {
  if (/^<[A-Z]|<(Version|Since)\b/m.test(source)) {
    for (const folder of this.getOptions().folders) {
      if (!existsSync(folder)) continue;
      this.addContextDependency(folder);
      for (const file of filesIn(folder)) this.addDependency(file);
    }
  }
  return source;
};
