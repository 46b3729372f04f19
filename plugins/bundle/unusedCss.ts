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
/** Folders of pages. Only their attributes contain class names: their prose has words such as "card". */
const PAGES = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/** Elements that Markdown creates. No script contains their names. */
const ELEMENTS =
  'a abbr b blockquote body br code dd del details dl dt em h1 h2 h3 h4 h5 h6 hr html i img kbd li ol p pre s small strong sub summary sup table tbody td tfoot th thead tr ul'.split(
    ' ',
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
      .flatMap((cwd) => globSync(`**/*.${extensions}`, {cwd, absolute: true}));
  return {
    postcssPlugin: 'without-unused-rules',
    async Once(root, {postcss, result}) {
      const file = root.source?.input.file;
      if (!file?.includes('infima')) return;
      const content = [
        ...find(LIBRARIES, 'js'),
        ...find(SCRIPTS, '{js,ts,tsx}'),
        inSite('docusaurus.config.ts'),
        ...find(PAGES, '{md,mdx}'),
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
        extractors: [
          {
            extensions: ['md', 'mdx'],
            extractor: (page) =>
              (page.match(/class(Name)?="[^"]*"/g) ?? []).join(' ').split(/["\s]+/),
          },
        ],
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
