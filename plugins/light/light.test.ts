import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {fileOf, shortNames} from './names';
import {trims} from './trimLoader';

const require = createRequire(import.meta.url);
const packageFile = (name: string) => readFileSync(require.resolve(name), 'utf8');
const core = (file: string) =>
  readFileSync(
    require.resolve('@docusaurus/core/package.json').replace('package.json', `lib/client/${file}`),
    'utf8',
  );
const theme = (file: string) =>
  readFileSync(
    require
      .resolve('@docusaurus/theme-classic/package.json')
      .replace('package.json', `lib/theme/${file}`),
    'utf8',
  );

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', '72c'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', '2e3'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'bc7'),
        routes: [
          {
            path: '/docs/',
            component: ComponentCreator('/docs/', 'a40'),
            exact: true,
            sidebar: "main"
          },
          {
            path: '/docs/faq',
            component: ComponentCreator('/docs/faq', '3e6'),
            exact: true,
            sidebar: "main"
          },
          {
            path: '/docs/odd',
            component: ComponentCreator('/docs/odd', '0b7'),
            exact: true
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const CHUNKS = {
  '/blog-72c': {__comp: 'a6aa9e1f', items: [{content: '4e1208e5'}]},
  '/docs-2e3': {__comp: '5e95c892', __context: {plugin: 'aba21aa0'}},
  '/docs-bc7': {__comp: 'a7bd4aaa', version: '0058b4c6'},
  '/docs/-a40': {__comp: '17896441', content: '046e2194'},
  '/docs/faq-3e6': {__comp: '17896441', content: '01024266'},
  '/docs/odd-0b7': {__comp: '17896441', content: '0759f235'},
};

const NAMES = shortNames(ROUTES, CHUNKS);

describe('short names', () => {
  it('number the pages that are alike by their places', () => {
    expect(NAMES.pages.map(({path}) => path)).toEqual(['/docs/', '/docs/faq']);
    expect(NAMES.chunks.get('046e2194')).toBe('d0');
    expect(NAMES.chunks.get('01024266')).toBe('d1');
  });

  it('put what layouts and most pages load into one file', () => {
    for (const shared of ['5e95c892', 'aba21aa0', 'a7bd4aaa', '0058b4c6']) {
      expect(fileOf(NAMES.chunks.get(shared) ?? ''), shared).toBe('docs');
    }
    for (const own of ['4e1208e5', '0759f235']) {
      expect(fileOf(NAMES.chunks.get(own) ?? ''), own).toBe(NAMES.chunks.get(own));
    }
  });

  it('are each given once', () => {
    for (const names of [NAMES.routes, NAMES.chunks]) {
      expect(new Set(names.values()).size).toBe(names.size);
    }
    expect([...NAMES.routes.values()]).toContain('/docs-1');
  });

  it('leave pages whose content another route shows too out of the list', () => {
    const {pages} = shortNames(ROUTES, {
      ...CHUNKS,
      '/docs/odd-0b7': {__comp: '17896441', content: '01024266'},
    });
    expect(pages.map(({path}) => path)).toEqual(['/docs/']);
  });
});

describe('trimmed modules', () => {
  /** What a module that imports nothing exports. */
  const exportsOf = async (source: string) =>
    (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Record<string, unknown>;

  it('the list of chunks says what Docusaurus said, under the new names', async () => {
    const {default: chunks, pages} = await exportsOf(trims.chunks(JSON.stringify(CHUNKS), NAMES));
    expect(pages).toEqual(['/docs/', '/docs/faq']);
    const renamed = (tree: unknown): unknown =>
      JSON.parse(JSON.stringify(tree), (_, value) =>
        typeof value === 'string' ? NAMES.chunks.get(value) : value,
      );
    expect(chunks).toEqual(
      Object.fromEntries(
        Object.entries(CHUNKS).map(([route, tree]) => [NAMES.routes.get(route), renamed(tree)]),
      ),
    );
  });

  it('the routes are the same', async () => {
    const run = async (source: string, pages: unknown) => {
      const code = source
        .replace(/^import .*$/gm, '')
        .replace('export default', 'return')
        .trim();
      const create = (path: string, name: string) => `${path}-${name}`;
      return new Function('ComponentCreator', 'pages', code)(create, pages);
    };
    const before = JSON.stringify(await run(ROUTES, []), null, 1);
    const short = trims.routes(ROUTES, NAMES);
    expect(short).not.toContain("'/docs/faq'");
    const after = await run(
      short,
      NAMES.pages.map(({path}) => path),
    );
    let renamed = before;
    for (const [route, name] of NAMES.routes) renamed = renamed.replace(`"${route}"`, `"${name}"`);
    expect(JSON.stringify(after, null, 1)).toBe(renamed);
  });

  it('the registry keeps each import, in the file of its chunk', () => {
    const line = (name: string, module: string) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
    const source = `export default {\n${line('01024266', '@site/docs/faq.mdx')}\n${line('046e2194', '@site/docs/index.mdx')}\n${line('0058b4c6', '@generated/docs.json')}\n};`;
    expect(trims.registry(source, NAMES).split('\n')).toEqual([
      'export default {d0: [() => import(/* webpackChunkName: "d0" */ "@site/docs/index.mdx")],',
      'd1: [() => import(/* webpackChunkName: "d1" */ "@site/docs/faq.mdx")],',
      expect.stringMatching(
        /^docs\d: \[\(\) => import\(\/\* webpackChunkName: "docs" \*\/ "@generated\/docs.json"\)\]\};$/,
      ),
    ]);
  });

  it('prefetching takes the address of a chunk from its name', () => {
    const source = core('docusaurus.js');
    const trimmed = trims.prefetch(source);
    expect(source).toContain('const chunkAsset = __webpack_require__.gca(chunkName);');
    expect(trimmed).not.toContain('const chunkAsset = __webpack_require__.gca');
  });

  it('the entry has one router', () => {
    const source = core('clientEntry.js');
    expect(source).toContain("=== 'hash'");
    expect(trims.entry(source)).not.toContain("=== 'hash'");
    expect(trims.entry(source)).toContain('<BrowserRouter>');
  });

  it("the router's history keeps the browser's", async () => {
    const source = packageFile('history/esm/history.js');
    const trimmed = trims.history(source);
    expect(trimmed.length).toBeLessThan(source.length * 0.7);
    expect(trimmed).toContain('function createHashHistory() {}');
    expect(trimmed).toContain('function createMemoryHistory() {}');
    expect(/function createBrowserHistory[\s\S]*?\n\}\n/.exec(trimmed)?.[0]).toBe(
      /function createBrowserHistory[\s\S]*?\n\}\n/.exec(source)?.[0],
    );
  });

  it('the texts of the theme keep all but the remarks for translators', () => {
    for (const file of ['BackToTopButton/index.js', 'EditThisPage/index.js']) {
      const source = theme(file);
      const trimmed = trims.texts(source);
      expect(source).toMatch(/description[:=]/);
      expect(trimmed).not.toMatch(/description[:=]/);
      expect(trimmed).toMatch(/id(: |=)["']theme\./);
    }
    const withPlaceholder = `translate({id: 'theme.a', message: 'page {n}', description: 'x'})`;
    expect(trims.texts(withPlaceholder)).toBe(withPlaceholder);
  });

  it('a docs page keeps what the reader sees of it', () => {
    const page = {
      id: 'a',
      title: 'A',
      permalink: '/docs/a',
      frontMatter: {title: 'A'},
      draft: false,
    };
    expect(JSON.parse(trims.doc(JSON.stringify(page)))).toEqual({
      title: 'A',
      permalink: '/docs/a',
    });
    const source =
      "export const frontMatter = {\n    'title': 'A };',\n    'keywords': [\n        'b'\n    ]\n};\nexport const toc = [];";
    expect(trims.page(source)).toBe('export const frontMatter = {};\nexport const toc = [];');
  });

  it('a page of messages leaves their content to its HTML', () => {
    const entry = (id: string, more = '') =>
      `    _jsxs(ErrorEntry, {\n      id: "${id}",\n${more}      children: [_jsx(_components.h3, {\n        children: "[${id}]"\n      }), _jsx(_components.p, {\n        children: "Cause"\n      })]\n    })`;
    const source = [entry('a', '      isStatic: true,\n'), entry('b')].join(', "\\n",\n');
    const trimmed = trims.messages(source);
    expect(trimmed).toBe(
      `    _jsxs(ErrorEntry, {\n      id: "a",\n      isStatic: true\n    }), "\\n",\n${entry('b')}`,
    );
  });

  it('the configuration keeps what the browser reads', () => {
    const source = 'export default {"title": "aqua", "plugins": ["./plugins/light"]};\n';
    expect(trims.config(source)).toBe('export default {"title":"aqua"};');
  });

  it('a docs version keeps its sidebar', () => {
    const version = {
      version: {
        docsSidebars: {main: [{type: 'link', docId: 'guides/a', unlisted: false}]},
        docs: {'guides/a': {title: 'A'}},
      },
    };
    expect(JSON.parse(trims.version(JSON.stringify(version)))).toEqual({
      version: {docsSidebars: {main: [{type: 'link', docId: 'doc'}]}, docs: {}},
    });
  });
});
