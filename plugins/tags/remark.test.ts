import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {currentFacts} from '../facts/load.ts';
import {element, fence, type Node} from './nodes.ts';
import remarkTags, {COMPONENTS, filesShownBy, importOf} from './remark.ts';

const ROOT = path.resolve(__dirname, '../..');

const PAGE = path.join(ROOT, 'docs/page.mdx');

/** Compiles nodes as the page in a file. */
function compileAs(file: string, nodes: Node[]): Node {
  const root: Node = {type: 'root', children: nodes};
  remarkTags(ROOT)()(root, {path: file});
  return root;
}

/** Compiles a page of `nodes`. */
const compile = (...nodes: Node[]): Node => compileAs(PAGE, nodes);

/** The import statements of a page of `nodes`. */
const importsOf = (...nodes: Node[]) =>
  compile(...nodes)
    .children?.filter(({type}) => type === 'mdxjsEsm')
    .map(({value}) => value);

describe('the files that a page shows', () => {
  /** The files that a page of `nodes` shows, from the root of the site. */
  const filesOf = (...nodes: Node[]) => {
    compile(...nodes);
    return filesShownBy(PAGE).map((file) => path.relative(ROOT, file).split(path.sep).join('/'));
  };
  const versions = ['facts/tool.yaml', 'facts/versions.yaml'];

  it('include the fields to which the keys of a sample link', () => {
    const fields = Object.keys(currentFacts(ROOT).fields).map(
      (kind) => `facts/fields/${kind}.yaml`,
    );
    expect(filesOf(fence('yaml', 'packages: []'))).toEqual([...fields, ...versions]);
    expect(filesOf(fence('sh', 'aqua install'))).toEqual([]);
  });

  it('include the page whose title the link of a message shows', () => {
    const code = 'docs/reference/codes/001.mdx';
    const files = ['facts/messages/checksum.yaml', code, ...versions];
    expect(filesOf(element('Message', {id: 'checksum-required'}))).toEqual(files);
    expect(filesOf(element('Messages', {area: 'checksum'}))).toEqual(expect.arrayContaining(files));
  });
});

describe('the files that a post shows', () => {
  const post = path.join(ROOT, 'blog/post.mdx');
  const marker: Node = {type: 'mdxFlowExpression', value: '/* truncate */'};
  const excerpt = `${post}?truncated=true`;

  it.each(['before', 'after'])('differ from those of its excerpt, compiled %s it', (order) => {
    const compiles = [
      () => compileAs(post, []),
      () => compileAs(post, [marker, fence('yaml', 'packages: []')]),
    ];
    for (const each of order === 'before' ? compiles : compiles.reverse()) each();
    expect(filesShownBy(post)).not.toEqual([]);
    expect(filesShownBy(excerpt)).toEqual([]);
  });

  it('are not known before it is compiled', () => {
    expect(() => filesShownBy(`${post}?other`)).toThrow('did not compile this page');
  });
});

it('imports each component that a page shows once', () => {
  expect(
    importsOf(element('List', {of: 'archive-formats'}), element('List', {of: 'layout'})),
  ).toEqual([`import FactItem from '@site/src/components/FactItem'`]);
});

it('does not add imports to a page without tags', () => {
  expect(importsOf(element('Tabs'))).toEqual([]);
});

it.each(COMPONENTS)('imports %s, which its folder exports', (name) => {
  const source = readFileSync(path.join(ROOT, 'src/components', name, 'index.tsx'), 'utf8');
  expect(source).toContain(`export default function ${name}(`);
});

it('rejects a component that is not listed', () => {
  expect(() => importOf('Unknown')).toThrow('does not list Unknown');
});
