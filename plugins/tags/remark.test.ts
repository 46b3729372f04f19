import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {currentFacts} from '../facts/load.ts';
import {expandPage} from './expand.ts';
import {element, fence, type Node} from './nodes.ts';
import remarkTags, {importOf, shownBy} from './remark.ts';
import watchShownFiles from './watch-loader.cjs';

const ROOT = path.resolve(__dirname, '../..');

const PAGE = path.join(ROOT, 'docs/page.mdx');

/** Compiles nodes as the page in a file with a text. */
function compileAs(file: string, text: string, ...nodes: Node[]): Node {
  const root: Node = {type: 'root', children: nodes};
  remarkTags(ROOT)()(root, {path: file, toString: () => text});
  return root;
}

/** Compiles a page of `nodes`. */
const compile = (...nodes: Node[]): Node => compileAs(PAGE, '', ...nodes);

/** The import statements of a page of `nodes`. */
const importsOf = (...nodes: Node[]) =>
  compile(...nodes)
    .children?.filter(({type}) => type === 'mdxjsEsm')
    .map(({value}) => value);

describe('the files that a page shows', () => {
  /** The files that a page of `nodes` shows, from the root of the site. */
  const filesOf = (...nodes: Node[]) => {
    compile(...nodes);
    return shownBy(PAGE).files.map((file) => path.relative(ROOT, file).split(path.sep).join('/'));
  };
  const versions = ['facts/tool.yaml', 'facts/versions.yaml'];

  it('include the fields to which the keys of a sample link', () => {
    const fields = Object.keys(currentFacts(ROOT).fields).map(
      (kind) => `facts/fields/${kind}.yaml`,
    );
    expect(filesOf(fence('yaml', 'packages: []'))).toEqual([...fields, ...versions]);
    expect(filesOf(fence('sh', 'aqua install'))).toEqual([]);
  });

  it('include the commands, whose flags an environment variable names', () => {
    expect(filesOf(element('EnvironmentVariables', {only: 'AQUA_CONFIG'}))).toEqual([
      'facts/environment.yaml',
      'facts/commands.yaml',
      ...versions,
    ]);
  });

  it('include the fields of a file of which only those of another object are shown', () => {
    const at = 'packages[].overrides[]';
    expect(filesOf(element('Fields', {of: 'registry', at, only: 'asset'}))).toEqual([
      'facts/fields/registry.yaml',
      ...versions,
    ]);
  });

  it('include the documented release, which the release of a mark must not exceed', () => {
    expect(filesOf(element('Since', {version: 'v2.40.0'}))).toEqual(versions);
  });

  it('include the page whose title the link of a message shows', () => {
    const code = 'docs/reference/codes/001.mdx';
    const files = ['facts/messages/checksum.yaml', code, ...versions];
    expect(filesOf(element('Message', {id: 'checksum-required'}))).toEqual(files);
    expect(filesOf(element('Messages', {area: 'checksum'}))).toEqual(expect.arrayContaining(files));
  });
});

describe('the files that a post shows', () => {
  const post = path.join(ROOT, 'blog/2026-11-10-from-asdf.mdx');
  const part = 'The beginning.';
  const list = element('List', {of: 'layout'});
  const layout = path.join(ROOT, 'facts/lists/layout.yaml');

  it.each([
    ['on its own line', `${part}\n\n{/* truncate */}\n\nThe list.`],
    ['at the end of a line', `${part} {/* truncate */}\n\nThe list.`],
  ])('differ from those of its excerpt, with a marker %s', (_, whole) => {
    const compiles = [() => compileAs(post, whole, list), () => compileAs(post, part)];
    for (const order of [compiles, [...compiles].reverse()]) {
      for (const each of order) each();
      expect(shownBy(post).files).toContain(layout);
      expect(shownBy(`${post}?truncated=true`).files).toEqual([]);
    }
  });

  it('are found in a part of a post, which has no marker', () => {
    const file = path.join(ROOT, 'blog/authors.yml');
    compileAs(file, part, list);
    expect(shownBy(file).files).toContain(layout);
  });

  it('are not known before it is compiled', () => {
    expect(() => shownBy(`${post}?other`)).toThrow('did not compile this page');
  });
});

it('a page with a tag that cannot be expanded fails in the loader, which watches what the tag may show', () => {
  const watched: string[] = [];
  const load = () =>
    watchShownFiles.call(
      {
        resource: PAGE,
        getOptions: () => ({shownBy}),
        addDependency: () => undefined,
        addContextDependency: (folder: string) => watched.push(folder),
      } as never,
      'the script of the page',
    );
  compile(element('Recording', {name: 'missing'}));
  expect(load).toThrow('docs/page.mdx:1: There is no recording "missing"');
  // A page in docs/ may be the one whose title the link of a message shows.
  expect(watched).toEqual(['facts', 'recordings', 'docs'].map((folder) => path.join(ROOT, folder)));
  compile(element('List', {of: 'layout'}));
  expect(load()).toBe('the script of the page');
});

it.each([
  ['in the text of a fence', fence('sh', 'one\ntwo %aqau%'), 9],
  ['in the first line of a fence', fence('sh', 'one', 'title="%aqau%"'), 7],
  ['in a paragraph', {type: 'text', value: 'one\ntwo %aqau%'}, 8],
])('reports the line of an unknown version %s', (_, node: Node, line) => {
  const root: Node = {type: 'root', children: [{...node, position: {start: {line: 7}}}]};
  const context = {facts: currentFacts(ROOT), siteDir: ROOT, page: 'docs/page.mdx'};
  expect(() => expandPage(root, context)).toThrow(
    `docs/page.mdx:${line}: there is no version "aqau" (did you mean aqua?)`,
  );
});

it('imports each component that a page shows once', () => {
  expect(
    importsOf(element('List', {of: 'archive-formats'}), element('List', {of: 'layout'})),
  ).toEqual([`import FactItem from '@site/src/components/FactItem'`]);
});

it('does not add imports to a page without tags', () => {
  expect(importsOf(element('Tabs'))).toEqual([]);
});

/** The components in the definitions of the tags. */
const components = globSync('plugins/**/*.ts', {
  cwd: ROOT,
  // CodeBlock is a part of the theme.
  ignore: ['**/*.test.ts', 'plugins/highlight/**'],
})
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/lement\(\s*'([A-Z]\w+)'/g)])
  .map(([, name = '']) => name);

it.each([...new Set(components)])('imports %s, which its folder exports', (name) => {
  expect(importOf(name).value).toBe(`import ${name} from '@site/src/components/${name}'`);
  const source = readFileSync(path.join(ROOT, 'src/components', name, 'index.tsx'), 'utf8');
  expect(source).toContain(`export default function ${name}(`);
});

it('rejects a component that does not exist', () => {
  expect(() => importOf('Unknown')).toThrow('src/components/Unknown/index.tsx is missing');
});
