import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {element, inlineElement, paragraph, type Node} from '../facts/nodes.ts';
import remarkImports from './remark.ts';

/** What MDX makes of a page into which another plugin puts `nodes`. */
const compiled = async (...nodes: Node[]) =>
  String(
    await compile('Text.', {
      remarkPlugins: [
        () => (root: Node) => {
          root.children?.push(...nodes);
        },
        remarkImports,
      ],
    }),
  );

it('imports each component of a page once, as its module exports it', async () => {
  const code = await compiled(
    element('FactList', {}, [element('FactItem'), element('FactItem')]),
    paragraph(inlineElement('SinceMark', {version: 'v1.0.0'})),
  );
  expect(code.match(/import .*/g)).toEqual([
    expect.stringContaining('react/jsx-runtime'),
    'import {FactItem} from "@site/src/components/FactList";',
    'import {FactList} from "@site/src/components/FactList";',
    'import SinceMark from "@site/src/components/SinceMark";',
  ]);
  expect(code).toContain('_jsx(FactItem');
});

it('adds nothing to a page that has none', async () => {
  expect((await compiled(paragraph())).match(/import /g)).toHaveLength(1);
});

it('knows every component that the plugins put into pages', async () => {
  const plugins = path.join(__dirname, '..');
  const sources = readdirSync(plugins, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(plugins, file), 'utf8'))
    .join('\n');
  const names = new Set(
    [...sources.matchAll(/(?:lement\(|name: )\s*'([A-Z]\w+)'/g)].map(([, name = '']) => name),
  );
  // The highlighting makes it of every fence, and nearly every page has one.
  names.delete('CodeBlock');
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) {
    expect(await compiled(element(name)), name).toMatch(new RegExp(`import \\{?${name}\\}? from`));
  }
});
