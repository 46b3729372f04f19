import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {currentFacts} from '../facts/load.ts';
import {expandPage} from './expand.ts';
import {element, type Node} from './nodes.ts';
import {tags} from './registry.ts';
import remarkTags, {importOf} from './remark.ts';

const ROOT = path.resolve(__dirname, '../..');

/** The import statements of a page of `nodes`. */
const importsOf = (...nodes: Node[]) => {
  const root: Node = {type: 'root', children: nodes};
  remarkTags(ROOT)()(root, {path: path.join(ROOT, 'docs/page.mdx')});
  return root.children?.filter(({type}) => type === 'mdxjsEsm').map(({value}) => value);
};

it('imports each component that a page shows once, as its module exports it', () => {
  expect(
    importsOf(element('List', {of: 'archive-formats'}), element('List', {of: 'layout'})),
  ).toEqual(
    expect.arrayContaining([
      `import {FactItem} from '@site/src/components/FactList'`,
      `import FactList from '@site/src/components/FactList'`,
    ]),
  );
});

it('does not add imports to a page without tags', () => {
  expect(importsOf(element('Tabs'))).toEqual([]);
});

describe.each(
  [...tags.values()].flatMap(({name, components}) =>
    Object.entries(components).map(([component, folder]) => [name, component, folder] as const),
  ),
)('<%s>', (_, component, folder) => {
  it(`needs ${component}, which src/components/${folder} exports`, () => {
    const source = readFileSync(path.join(ROOT, 'src/components', folder, 'index.tsx'), 'utf8');
    const isDefault = String(importOf(component, folder).value).startsWith(`import ${component} `);
    expect(source).toContain(
      isDefault ? `export default function ${component}(` : `export function ${component}(`,
    );
  });
});

it('rejects a component that a tag does not declare', () => {
  const tag = {...(tags.get('Version') as NonNullable<ReturnType<typeof tags.get>>)};
  tag.kind = 'block';
  tag.expand = () => [element('Unknown')];
  const root: Node = {type: 'root', children: [element('Version')]};
  const context = {facts: currentFacts(ROOT), siteDir: ROOT, page: 'docs/page.mdx'};
  expect(() => expandPage(root, context, new Map([['Version', tag]]))).toThrow(
    '<Version> does not declare Unknown',
  );
});
