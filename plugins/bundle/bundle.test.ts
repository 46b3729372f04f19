import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import bundle, {IN_THEME, NOT_IN_THEME, SUBSTITUTES, THEME_MODULE} from './index';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../..');

/** The files of the site and of Docusaurus that the browser may load. The packages that they import follow. */
const CLIENT = [
  '{src,docs,blog}/**/*.{js,jsx,ts,tsx,md,mdx}',
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  'node_modules/@docusaurus/{theme-classic/lib/theme,theme-common/lib,utils-common/lib}/**/*.js',
  'node_modules/@docusaurus/plugin-content-{docs,blog}/lib/client/**/*.js',
  // Docusaurus imports these by other names.
  'node_modules/{@slorber/react-helmet-async,@docusaurus/react-loadable}/{,esm/,lib/}*.js',
];

const replaced = Object.keys(SUBSTITUTES).map((name) => name.replace(/\$$/, ''));

/** The files `files` and those of all packages that they import, which are added to `seen`. */
function withImported(
  files: readonly string[],
  seen = new Set(replaced),
): {file: string; text: string}[] {
  const own = globSync(files, {
    cwd: ROOT,
    ignore: ['**/*.test.*', '**/{umd,test}/**', '**/*.{min,umd}.js'],
  })
    .map((file) => ({file, text: readFileSync(path.join(ROOT, file), 'utf8')}))
    .map(({file, text}) => ({file, text: text.replace(/import type [^;]*;/g, '')}));
  const names = own.flatMap(({text}) =>
    [
      ...text.matchAll(/(?:\bfrom|\bimport|\brequire\()\s*\(?["']((?:@[\w-]+\/)?\w[\w.-]*)/g),
    ].flatMap(([, name = '']) => name),
  );
  const added = [...new Set(names)].filter(
    // Packages of Docusaurus also have files that only the build loads: CLIENT has the others.
    (name) => !seen.has(name) && !name.startsWith('@docusaurus/'),
  );
  for (const name of added) seen.add(name);
  const patterns = added
    .filter((name) => existsSync(path.join(ROOT, 'node_modules', name)))
    .map((name) => `node_modules/${name}/**/*.{js,cjs,mjs}`);
  return patterns.length === 0 ? own : [...own, ...withImported(patterns, seen)];
}

const sources = withImported(CLIENT);

/** Files that import `name`. */
const importers = (name: string) =>
  sources.filter(({text}) => new RegExp(`(from|require\\()\\s*['"]${name}['"]`).test(text));

/** The members of the package `name` whose names are in a file that imports the package. */
const namedMembers = (name: string) => {
  const words = new Set(importers(name).flatMap(({text}) => text.match(/\w+/g) ?? []));
  return Object.keys(require(name)).filter((member) => words.has(member));
};

describe('substitutes of packages in the browser', () => {
  it('replace packages that are imported in the browser', () => {
    expect(sources.length).toBeGreaterThan(200);
    for (const name of replaced) expect(importers(name).length, name).toBeGreaterThan(0);
  });

  it('are checked in this site and in all packages that the browser may load', () => {
    const files = sources.map(({file}) => file);
    expect(files).toContain('src/theme/CodeBlock/index.tsx');
    expect(files).toContain('node_modules/react-router/esm/react-router.js');
    // Only another package imports it.
    expect(files.some((file) => file.startsWith('node_modules/@algolia/client-common/'))).toBe(
      true,
    );
  });

  it('export each used helper of tslib', () => {
    const given = readFileSync(path.join(import.meta.dirname, 'tslib.js'), 'utf8');
    const used = namedMembers('tslib');
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((helper) => !given.includes(helper))).toEqual([]);
  });

  it('do not copy static properties, because only the router uses hoist-non-react-statics', () => {
    const hoist = require('./hoistStatics.js') as (wrapper: object, inner: object) => object;
    const wrapper = {};
    expect(hoist(wrapper, {statics: 1})).toBe(wrapper);
    // The router copies them in withRouter, so no component with used static properties may be wrapped.
    const files = importers('hoist-non-react-statics').map(({file}) => file);
    expect(files.every((file) => file.includes('/react-router/'))).toBe(true);
    const wrapped = sources.filter(
      ({file, text}) => /\bwithRouter\b/.test(text) && !file.includes('/react-router'),
    );
    expect(wrapped.map(({file}) => file)).toEqual([]);
  });

  it('cover every use of prop-types', () => {
    // React 19 ignores property types, but a component that checks them itself would not find any. All members except
    // these are types.
    expect(namedMembers('prop-types')).toContain('shape');
    const used = namedMembers('prop-types').filter((member) => /check|reset/i.test(member));
    expect(used).toEqual([]);
  });

  it('omit Prism, which is only imported by parts that this site replaces', () => {
    const parts = importers('prism-react-renderer').map(({file}) => file);
    // Each part belongs to CodeBlock, or to the hook and the grammars that only CodeBlock uses.
    const known = /^node_modules\/@docusaurus\/.*(CodeBlock|codeBlock|usePrismTheme|prism-)/;
    expect(parts.filter((file) => !known.test(file))).toEqual([]);
  });
});

describe('the chunk of the theme', () => {
  const isInTheme = (file: string) => THEME_MODULE.test(file);
  const files = [
    ...globSync(
      ['core', 'plugin-content-docs', 'theme-*'].map((name) => `${name}/lib/**/*.js`),
      {
        cwd: path.join(ROOT, 'node_modules/@docusaurus'),
        absolute: true,
      },
    ),
    ...globSync(['node_modules/@mdx-js/react/**/*.js', 'src/**/*.{ts,tsx}'], {
      cwd: ROOT,
      absolute: true,
    }),
  ];

  it.each(IN_THEME)('contains modules of %s', (start) => {
    const found = files.filter((file) => file.includes(`/${start}`));
    expect(found.some(isInTheme)).toBe(true);
  });

  it.each(NOT_IN_THEME)('leaves out the modules of %s, which exist', (start) => {
    const found = files.filter((file) => file.includes(`/${start}`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(isInTheme)).toEqual([]);
    // Without this entry, they would be in the chunk.
    expect(IN_THEME.some((part) => start.startsWith(part))).toBe(true);
  });

  it('is found in paths of Windows', () => {
    expect(isInTheme('C:\\site\\src\\theme\\Tabs\\index.tsx')).toBe(true);
    expect(isInTheme('C:\\site\\src\\theme\\SearchPage\\index.tsx')).toBe(false);
  });
});

it('removes postcss-preset-env from the loaders of style sheets', async () => {
  const ofCore = createRequire(require.resolve('@docusaurus/core/package.json'));
  const {createStyleLoadersFactory} = ofCore('@docusaurus/bundler');
  const {applyConfigurePostCss} = ofCore('./lib/webpack/configure');
  const loaders = await createStyleLoadersFactory({
    currentBundler: {name: 'rspack', instance: {CssExtractRspackPlugin: {}}},
  });
  const own = {module: {rules: [{test: /\.css$/, use: loaders(false)}]}};
  // Fails if a new release of Docusaurus loads it differently.
  expect(JSON.stringify(own)).toContain('postcss-preset-env');
  const {configurePostCss} = bundle({
    siteDir: ROOT,
    siteConfig: {themeConfig: {}},
  } as LoadContext);
  expect(JSON.stringify(applyConfigurePostCss(configurePostCss, own))).not.toContain('preset-env');
  // Plugins that others add stay, such as the one for cascade layers.
  const other = {postcssPlugin: 'other'};
  expect(configurePostCss?.({plugins: [other]}).plugins).toContain(other);
});
