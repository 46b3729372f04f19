import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {element, inlineElement, type Node, paragraph} from '../facts/nodes.ts';
import remarkImports from './remark.ts';

/** The import statements that a page of `nodes` gets. */
const importsOf = (...nodes: Node[]) => {
  const root: Node = {type: 'root', children: nodes};
  remarkImports()(root);
  return root.children?.filter(({type}) => type === 'mdxjsEsm').map(({value}) => value);
};

it('imports each component of a page once, as its module exports it', () => {
  const nodes = [
    element('FactList', {}, [element('FactItem'), element('FactItem')]),
    paragraph(inlineElement('SinceMark', {version: 'v1.0.0'})),
  ];
  expect(importsOf(...nodes)).toEqual([
    `import {FactItem} from '@site/src/components/FactList'`,
    `import {FactList} from '@site/src/components/FactList'`,
    `import SinceMark from '@site/src/components/SinceMark'`,
  ]);
});

it('adds nothing to a page that has none', () => {
  expect(importsOf(paragraph(), element('Tabs'))).toEqual([]);
});

it('knows every component that the plugins put into pages', () => {
  const plugins = path.join(__dirname, '..');
  const sources = readdirSync(plugins, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(plugins, file), 'utf8'))
    .join('\n');
  const names = new Set(
    [...sources.matchAll(/lement\(\s*'([A-Z]\w+)'/g)].map(([, name = '']) => name),
  );
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) expect(importsOf(element(name)), name).toHaveLength(1);
});

it('imports only what its modules export', () => {
  const components = path.join(__dirname, '../../src/components');
  for (const name of ['ArticleList', 'CommandEntry', 'ErrorEntry', 'FactPair', 'Results']) {
    const [statement = ''] = (importsOf(element(name)) ?? []) as string[];
    const [, from = ''] = /components\/(\w+)'/.exec(statement) ?? [];
    const source = readFileSync(path.join(components, from, 'index.tsx'), 'utf8');
    const exported = statement.includes('{')
      ? `export function ${name}`
      : 'export default function';
    expect(source, statement).toContain(exported);
  }
});
