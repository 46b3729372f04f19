/** The remark plugin for pages: expands tags and versions, and imports what the expansions need. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {factsForPages} from '../facts/load.ts';
import {VERSION_FILES} from '../facts/versions.ts';
import {expandPage} from './expand.ts';
import {docsAround, factsRoot, keepLinksInVersion} from './frozen.ts';
import {type Node, nodesIn} from './nodes.ts';

/**
 * The statement that imports the component `name`, as MDX keeps it in the tree. Each component that tags expand to is
 * the default export of its folder in `src/components/`.
 */
export function importOf(name: string): Node {
  const file = `src/components/${name}/index.tsx`;
  if (!existsSync(path.join(__dirname, '../..', file))) {
    throw new Error(
      `A tag expands to <${name}>, but ${file} is missing: add it, or correct the tag`,
    );
  }
  const source = `@site/src/components/${name}`;
  const local = {type: 'Identifier', name};
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local}],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
            attributes: [],
          },
        ],
      },
    },
  };
}

/** The part of a virtual file that the plugin reads. As a string, it is the text that is compiled. */
interface SourceFile {
  path: string;
  toString(): string;
}

/** What the tags and the samples of a page show, as absolute paths. */
interface Shown {
  readonly files: readonly string[];
  /**
   * Why a tag cannot be expanded. What it names may be a file in one of `folders` that does not exist yet, or whose
   * front matter is wrong.
   */
  readonly failure?: {readonly error: unknown; readonly folders: readonly string[]};
}

/** By resource: what a page shows. */
const shownByResource = new Map<string, Shown>();

/** The query of Docusaurus for the excerpt of a post: the part before the marker, which is compiled as another page. */
const EXCERPT = '?truncated=true';

/** The marker at the end of an excerpt, as Docusaurus finds it. */
const MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Whether the text that is compiled is the excerpt of a post: the post has a marker, which the excerpt lacks. */
const isExcerpt = (page: string, file: SourceFile): boolean =>
  page.startsWith('blog/') &&
  !MARKER.test(String(file)) &&
  MARKER.test(readFileSync(file.path, 'utf8'));

/** Whether a page has a sample of YAML, whose keys `plugins/highlight` links to their fields. */
const hasYaml = (root: Node): boolean =>
  nodesIn(root).some(({type, lang}) => type === 'code' && lang === 'yaml');

/**
 * What the tags and the samples of a page show, once it is compiled.
 *
 * @param resource the file of the page, with `?truncated=true` for the excerpt of a post
 * @throws if the page has not been compiled, because its dependencies would be lost
 */
export function shownBy(resource: string): Shown {
  const shown = shownByResource.get(resource);
  if (!shown) throw new Error(`${resource}: plugins/tags/remark.ts did not compile this page`);
  return shown;
}

/**
 * The remark plugin for the site in the folder `siteDir`. It does not throw if it cannot expand a tag: then the bundler
 * would not know on which files the page depends, and `npm start` would show the error until the page itself changes.
 * `watch-loader.cjs`, the last loader of the page, throws the error. The folder is not an option of the plugin:
 * Docusaurus puts the options of plugins into the scripts, which would then differ by folder.
 */
export default function remarkTags(siteDir: string) {
  return () => (root: Node, file: SourceFile) => {
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const ownRoot = factsRoot(siteDir, page);
    const inRoot = (names: Iterable<string>) =>
      [...new Set(names)].map((each) => path.join(ownRoot, each));
    const resource = file.path + (isExcerpt(page, file) ? EXCERPT : '');
    try {
      const facts = factsForPages(ownRoot);
      const {components, shown} = expandPage(root, {facts, siteDir: ownRoot, page});
      if (page.startsWith('docs/') && hasYaml(root)) {
        for (const kind of Object.keys(facts.fields)) shown.add(`facts/fields/${kind}.yaml`);
      }
      keepLinksInVersion(root, siteDir, page);
      const imports = [...components].sort().map(importOf);
      root.children = [...imports, ...(root.children ?? [])];
      const files = [...shown].map((each) =>
        typeof each === 'string' ? each : facts.positionOf(each).file,
      );
      // The texts of facts may name versions.
      if (files.length > 0) files.push(...VERSION_FILES);
      shownByResource.set(resource, {files: inRoot(files)});
    } catch (error) {
      root.children = [];
      const failure = {error, folders: inRoot(['facts', 'recordings', docsAround(page)])};
      shownByResource.set(resource, {files: [], failure});
    }
  };
}
