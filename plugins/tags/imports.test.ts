import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {element, type Node} from './nodes.ts';
import remarkTags, {COMPONENTS, importOf} from './remark.ts';

const ROOT = path.resolve(__dirname, '../..');

/** The import statements of a page of `nodes`. */
const importsOf = (...nodes: Node[]) => {
  const root: Node = {type: 'root', children: nodes};
  remarkTags(ROOT)()(root, {path: path.join(ROOT, 'docs/page.mdx')});
  return root.children?.filter(({type}) => type === 'mdxjsEsm').map(({value}) => value);
};

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
