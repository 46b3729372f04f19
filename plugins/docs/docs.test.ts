import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {usesCards, withoutDescriptions} from './cards';

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'docs-'));
  mkdirSync(path.join(site, 'docs'));
});

afterEach(() => rmSync(site, {recursive: true}));

const content = (items: object[] = []) =>
  ({loadedVersions: [{sidebars: {main: items}}]}) as unknown as LoadedContent;

describe('descriptions of pages on other pages', () => {
  it('are not needed where nothing shows cards', async () => {
    writeFileSync(path.join(site, 'docs/a.mdx'), 'A page.');
    expect(await usesCards(site, content())).toBe(false);
  });

  it('are needed by a page with cards', async () => {
    writeFileSync(path.join(site, 'docs/a.mdx'), '<DocCardList />');
    expect(await usesCards(site, content())).toBe(true);
  });

  it('are needed by the generated index of a category', async () => {
    const category = {type: 'category', items: [], link: {type: 'generated-index'}};
    expect(await usesCards(site, content([category]))).toBe(true);
  });
});

it('leaves out the descriptions and nothing else', () => {
  const docs = (description: string) => ({
    a: {id: 'a', title: 'A', sidebar: 'main', description},
  });
  const route = {
    path: '/docs',
    component: 'root',
    routes: [
      {
        path: '/docs',
        component: 'version',
        props: {version: {label: 'Next', docs: docs('What it says.')}, other: 1},
        routes: [{path: '/docs/a', component: 'item'}],
      },
    ],
  } as unknown as RouteConfig;
  const {description: _, ...rest} = docs('').a;
  expect(withoutDescriptions(route)).toEqual({
    ...route,
    routes: [{...route.routes?.[0], props: {version: {label: 'Next', docs: {a: rest}}, other: 1}}],
  });
});
