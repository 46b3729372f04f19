import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {recmaStaticContent} from './index.ts';

/** The script of the page `source`. */
const script = async (source: string) =>
  String(await compile(source, {recmaPlugins: [recmaStaticContent]}));

it('makes the children of static content depend on the renderer', async () => {
  const page =
    'import StaticContent from "a";\n\n<StaticContent id="x">\n\n# Title\n\n</StaticContent>\n';
  expect(await script(page)).toMatch(
    /_jsx\(StaticContent, \{\s*id: "x",\s*children: RENDERS_STATIC_CONTENT \? _jsx\(_components\.h1.*\) : undefined\s*\}\)/s,
  );
});

it('leaves other elements as they are', async () => {
  expect(await script('<div>\n\n# Title\n\n</div>\n')).not.toContain('RENDERS_STATIC_CONTENT');
});
