import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/unit/folder';
import {needsPageList, usesCards, withoutPageList, withoutPages} from './cards';

const content = (items: object[] = []) =>
  ({loadedVersions: [{sidebars: {main: items}}]}) as unknown as LoadedContent;

describe('descriptions of pages on other pages', () => {
  it('are not needed if nothing shows cards', async () => {
    const site = temporaryFolder({'docs/a.mdx': 'A page.'});
    expect(await usesCards(site, content())).toBe(false);
  });

  it('are needed by a page with cards', async () => {
    const site = temporaryFolder({'docs/a.mdx': '<DocCardList />'});
    expect(await usesCards(site, content())).toBe(true);
  });

  it('are needed by the generated index of a category', async () => {
    const category = {type: 'category', items: [], link: {type: 'generated-index'}};
    expect(await usesCards(temporaryFolder(), content([category]))).toBe(true);
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
  const navbar = (...items: object[]) => ({navbar: {items}});
  const versions = (count: number) =>
    ({loadedVersions: Array(count).fill({sidebars: {}})}) as unknown as LoadedContent;

  it('is not needed for one version with plain links', () => {
    expect(needsPageList(versions(1), navbar({to: '/docs/', label: 'Docs'}))).toBe(false);
    expect(needsPageList(versions(1), {})).toBe(false);
  });

  it('is needed for several versions, and for an item that refers to a page, at any depth', () => {
    expect(needsPageList(versions(2), navbar())).toBe(true);
    const named = {type: 'doc', docId: 'install'};
    expect(needsPageList(versions(1), navbar(named))).toBe(true);
    expect(needsPageList(versions(1), navbar({type: 'dropdown', items: [named]}))).toBe(true);
  });

  it('is the only part that is removed', () => {
    const version = {name: 'current', label: 'Next', docs: [{id: 'a', path: '/docs/a'}]};
    const data = {path: '/docs', versions: [version], breadcrumbs: true};
    expect(withoutPageList(data as unknown as GlobalPluginData)).toEqual({
      ...data,
      versions: [{...version, docs: []}],
    });
  });
});
