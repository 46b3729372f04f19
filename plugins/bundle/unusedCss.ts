import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AcceptedPlugin, Message, Root} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {globSync} from 'tinyglobby';

/** Folders of scripts, from the root of the site. Each word in a script may be the name of a class. */
const LIBRARIES = ['core', 'theme-classic', 'theme-common'].map(
  (name) => `node_modules/@docusaurus/${name}/lib`,
);
const SCRIPTS = ['src', 'plugins'];
/** Folders of pages, of their categories, and of sidebars. */
const PAGES = ['docs', 'versioned_docs', 'versioned_sidebars', 'blog', 'src/pages', 'i18n'];
/** The endings of the names of these files. */
const PAGE_FILES = ['md', 'mdx', 'json', 'yaml', 'yml'];
const SIDEBARS = ['ts', 'js', 'cjs', 'mjs', 'json'].map((extension) => `sidebars.${extension}`);

/** Elements that Markdown creates. No script contains their names. */
const ELEMENTS =
  'a abbr b blockquote body br code dd del details dl dt em h1 h2 h3 h4 h5 h6 hr html i img kbd li ol p pre s small strong sub summary sup table tbody td tfoot th thead tr ul'.split(
    ' ',
  );

/**
 * The possible names of classes in the text of a page or of a sidebar. Their prose has words such as "card", so a name
 * without hyphens and underscores only counts after the name of an attribute or of a field for classes, or in quotes.
 */
const classesInPage = (text: string): string[] =>
  [/\w+(?:--?|__)[\w-]+/g, /class(?:_?name)?["']?\s*[=:].*/gi, /(?<!\w)(["'])[\w\s-]+\1/g].flatMap(
    (pattern) => (text.match(pattern) ?? []).flatMap((found) => found.split(/[^\w-]+/)),
  );

/** The variables of Infima in the text of `files`, such as in a style sheet or in an attribute `stroke`. */
const variablesIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? []);

/**
 * Removes from `root` the variables that no value in it reads and that `named` does not contain; then the
 * variables that only the removed ones have read, and so on.
 */
function removeUnusedVariables(root: Root, named: readonly string[]): void {
  const used = new Set(named);
  root.walkDecls(({value}) => {
    for (const [name] of value.matchAll(/--ifm-[\w-]+/g)) used.add(name);
  });
  let hasRemoved = false;
  root.walkDecls(/^--ifm-/, (declaration) => {
    if (used.has(declaration.prop)) return;
    declaration.remove();
    hasRemoved = true;
  });
  if (hasRemoved) removeUnusedVariables(root, named);
}

/**
 * The PostCSS plugin that removes unused CSS from Infima, the CSS framework of the theme: rules for classes
 * that neither the theme nor a page names, and variables that nothing reads.
 */
export function withoutUnusedRules(siteDir: string): AcceptedPlugin {
  const inSite = (file: string) => path.join(siteDir, file);
  // One folder at a time: for several folders, globSync also walks the folders around them.
  const find = (folders: string[], extensions: string) =>
    folders
      .map(inSite)
      .filter((folder) => existsSync(folder))
      .flatMap((cwd) =>
        globSync(`**/*.${extensions}`, {cwd, absolute: true, ignore: '**/*.test.*'}),
      );
  return {
    postcssPlugin: 'without-unused-rules',
    async Once(root, {postcss, result}) {
      const file = root.source?.input.file;
      if (!file || !/[\\/]node_modules[\\/]infima[\\/]/.test(file)) return;
      const content = [
        ...find(LIBRARIES, 'js'),
        ...find([...SCRIPTS, ...PAGES], '{js,jsx,ts,tsx}'),
        ...['docusaurus.config.ts', ...SIDEBARS].map(inSite).filter((each) => existsSync(each)),
        ...find(PAGES, `{${PAGE_FILES}}`),
      ];
      const styles = find([...LIBRARIES, ...SCRIPTS], 'css');
      // The bundler caches the result, which depends on all these files.
      const note = (message: Message) =>
        result.messages.push({plugin: 'without-unused-rules', parent: file, ...message});
      for (const each of [...content, ...styles]) note({type: 'dependency', file: each});
      for (const folder of [...SCRIPTS, ...PAGES].filter((each) => existsSync(inSite(each)))) {
        note({type: 'dir-dependency', dir: inSite(folder)});
      }
      const [purged] = await new PurgeCSS().purge({
        content,
        css: [{raw: root.toString()}],
        extractors: [{extensions: [...PAGE_FILES, ...SIDEBARS], extractor: classesInPage}],
        dynamicAttributes: ['aria-current', 'aria-expanded', 'data-theme', 'open', 'title'],
        safelist: ELEMENTS,
      });
      const rest = postcss.parse(purged?.css ?? '', {from: file});
      removeUnusedVariables(rest, variablesIn([...content, ...styles]));
      root.removeAll();
      root.append(rest);
    },
  };
}
