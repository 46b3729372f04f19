import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import bundle, {SUBSTITUTES} from './index';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../..');

/** The files of Docusaurus and the router that the browser may load. */
const CLIENT = [
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  'node_modules/@docusaurus/{theme-classic/lib/theme,theme-common/lib,utils-common/lib}/**/*.js',
  'node_modules/@docusaurus/plugin-content-{docs,blog}/lib/client/**/*.js',
  'node_modules/{react-router,react-router-dom,react-router-config,react-helmet-async,history}/{,esm/,lib/}*.js',
  'node_modules/{@slorber/react-helmet-async,@docusaurus/react-loadable}/{,esm/,lib/}*.js',
];

const sources = globSync(CLIENT, {cwd: ROOT}).map((file) => ({
  file,
  text: readFileSync(path.join(ROOT, file), 'utf8'),
}));

/** Files that import `name`. */
const importers = (name: string) =>
  sources.filter(({text}) => new RegExp(`(from|require\\()\\s*['"]${name}['"]`).test(text));

describe('substitutes of packages in the browser', () => {
  it('replace packages that files of the browser import', () => {
    expect(sources.length).toBeGreaterThan(200);
    for (const name of Object.keys(SUBSTITUTES)) {
      expect(importers(name.replace(/\$$/, '')).length, name).toBeGreaterThan(0);
    }
  });

  it('have each helper of tslib that is used', () => {
    const used = importers('tslib').flatMap(({text}) =>
      [...text.matchAll(/tslib_1\.(\w+)/g)].map(([, helper = '']) => helper),
    );
    const given = readFileSync(path.join(import.meta.dirname, 'tslib.js'), 'utf8');
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((helper) => !given.includes(helper))).toEqual([]);
  });

  it('copy no static properties, which only the router asks of hoist-non-react-statics', () => {
    const hoist = require('./hoistStatics.js') as (wrapper: object, inner: object) => object;
    const wrapper = {};
    expect(hoist(wrapper, {statics: 1})).toBe(wrapper);
    // The router copies them in withRouter: nobody may wrap a component whose statics are read.
    const files = importers('hoist-non-react-statics').map(({file}) => file);
    expect(files.every((file) => file.includes('/react-router/'))).toBe(true);
    const wrapped = sources.filter(
      ({file, text}) => /withRouter\(/.test(text) && !file.includes('/react-router'),
    );
    expect(wrapped.map(({file}) => file)).toEqual([]);
  });

  it('accept every use of prop-types', () => {
    const types = require('./propTypes.js');
    expect(() => types.shape({a: types.string.isRequired, b: types.oneOf(['x'])})).not.toThrow();
    // React 19 reads no property types: a component that checks them itself would get none.
    const checking = importers('prop-types').filter(({text}) => /checkPropTypes/.test(text));
    expect(checking.map(({file}) => file)).toEqual([]);
  });

  it('leave out Prism, which only parts import that this site replaces', () => {
    const parts = importers('prism-react-renderer').map(({file}) =>
      path.relative('node_modules/@docusaurus', file),
    );
    // Each is of CodeBlock or of the hook and the grammars that it alone uses.
    expect(
      parts.filter((file) => !/CodeBlock|[cC]odeBlock|usePrismTheme|prism-/.test(file)),
    ).toEqual([]);
  });
});

it('leaves postcss-preset-env out of the loaders of style sheets', async () => {
  const ofCore = createRequire(require.resolve('@docusaurus/core/package.json'));
  const {createStyleLoadersFactory} = ofCore('@docusaurus/bundler');
  const {applyConfigurePostCss} = ofCore('./lib/webpack/configure');
  const loaders = await createStyleLoadersFactory({
    currentBundler: {name: 'rspack', instance: {CssExtractRspackPlugin: {}}},
  });
  const own = {module: {rules: [{test: /\.css$/, use: loaders(false)}]}};
  // If a new release loads it in another way, this fails.
  expect(JSON.stringify(own)).toContain('postcss-preset-env');
  const {configurePostCss} = bundle({siteDir: ROOT} as LoadContext);
  expect(JSON.stringify(applyConfigurePostCss(configurePostCss, own))).not.toContain('preset-env');
});
