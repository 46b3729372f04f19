import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {needsPageList, usesCards, withoutPageList, withoutPages} from './cards';
import {withShortLists} from './errors';

const content = (items: object[] = []) =>
  ({loadedVersions: [{sidebars: {main: items}}]}) as unknown as LoadedContent;

describe('descriptions of pages on other pages', () => {
  it('are not needed if nothing shows cards', () => {
    const site = testFolder({'docs/a.mdx': 'A page.'});
    expect(usesCards(site, content())).toBe(false);
  });

  it('are needed by a page with cards', () => {
    const site = testFolder({'docs/a.mdx': '<DocCardList />'});
    expect(usesCards(site, content())).toBe(true);
  });

  it('are needed by the generated index of a category', () => {
    const category = {type: 'category', items: [], link: {type: 'generated-index'}};
    expect(usesCards(testFolder(), content([category]))).toBe(true);
  });
});

it('removes only the list of pages that cards show', () => {
  const route = {
    path: '/docs',
    component: 'root',
    routes: [
      {
        path: '/docs',
        component: 'version',
        props: {version: {label: 'Next', docs: {a: {id: 'a', title: 'A'}}}, other: 1},
        routes: [{path: '/docs/a', component: 'item'}],
      },
    ],
  } as unknown as RouteConfig;
  expect(withoutPages(route)).toEqual({
    ...route,
    routes: [{...route.routes?.[0], props: {version: {label: 'Next', docs: {}}, other: 1}}],
  });
});

describe('the list of addresses that every page of the site loads', () => {
  const version = {sidebars: {}, banner: null};
  const isNeeded = (
    {
      items = [],
      themes = [],
      site = testFolder(),
    }: {items?: object[]; themes?: string[]; site?: string},
    ...loadedVersions: object[]
  ) =>
    needsPageList(site, {loadedVersions} as unknown as LoadedContent, {
      themeConfig: {navbar: {items}},
      themes,
    });

  it('is not needed for one version with plain links', () => {
    const site = testFolder({
      'src/Search.tsx':
        "import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';\n" +
        "import {usePluginData} from '@docusaurus/useGlobalData';",
    });
    expect(isNeeded({items: [{to: '/docs/', label: 'Docs'}], site}, version)).toBe(false);
  });

  it('is needed for several versions, and for an item that refers to a page, at any depth', () => {
    expect(isNeeded({}, version, version)).toBe(true);
    const named = {type: 'doc', docId: 'install'};
    expect(isNeeded({items: [named]}, version)).toBe(true);
    expect(isNeeded({items: [{type: 'dropdown', items: [named]}]}, version)).toBe(true);
  });

  it('is needed for the banner of a version, which links the main page', () => {
    expect(isNeeded({}, {...version, banner: 'unreleased'})).toBe(true);
  });

  it('is needed for another theme, whose components are unknown', () => {
    expect(isNeeded({themes: ['@docusaurus/theme-live-codeblock']}, version)).toBe(true);
  });

  it.each([
    ['src/theme/DocItem/Layout/index.tsx', 'const {activeDoc} = useActiveDocContext(undefined);'],
    ['i18n/fr/docusaurus-plugin-content-docs/current/a.mdx', '{useLatestVersion().mainDocId}'],
    ['docs/a.mdx', "import Item from '@theme/NavbarItem/DocsVersionNavbarItem';"],
    ['src/Docs.js', "usePluginData('docusaurus-plugin-content-docs').versions"],
    ['src/All.ts', 'const all = useGlobalData();'],
  ])('is needed for %s with %s', (file, text) => {
    expect(isNeeded({site: testFolder({[file]: text})}, version)).toBe(true);
  });

  it('is read by no other parts of the theme than the banner and items of the navbar', () => {
    const theme = path.resolve(import.meta.dirname, '../../node_modules/@docusaurus');
    const readers = globSync('theme-*/lib/**/*.js', {cwd: theme}).filter((file) =>
      /\.docs\.(find|filter|map|flatMap|forEach)\(|\buse(ActiveDocContext|DocVersionSuggestions|LayoutDoc)\b/.test(
        readFileSync(path.join(theme, file), 'utf8'),
      ),
    );
    expect(readers.length).toBeGreaterThan(0);
    expect(readers.filter((file) => !/\/DocVersionBanner\/|\/NavbarItem\/Doc/.test(file))).toEqual(
      [],
    );
  });

  it('is the only part that is removed', () => {
    const full = {name: 'current', label: 'Next', docs: [{id: 'a', path: '/docs/a'}]};
    const data = {path: '/docs', versions: [full], breadcrumbs: true};
    expect(withoutPageList(data as unknown as GlobalPluginData)).toEqual({
      ...data,
      versions: [{...full, docs: []}],
    });
  });
});

it('an error of the docs plugin lists the first few ids only', () => {
  const ids = Array.from({length: 100}, (_, index) => `- page-${index}`).join('\n');
  const error = new Error(`These do not exist:\n- page-x\n\nAvailable:\n${ids}\n`);
  expect(withShortLists(error)).toMatchObject({
    message:
      'These do not exist:\n- page-x\n\nAvailable:\n- page-0\n- page-1\n- page-2\n- page-3\n- page-4\n- … (100 in total)\n',
  });
  const other = new Error('one\n- two\n');
  expect(withShortLists(other)).toBe(other);
});
