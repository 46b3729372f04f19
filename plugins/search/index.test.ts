import type {AllContent, LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import type {SearchSetup} from './environment';
import searchPlugin from './index';

afterEach(() => vi.unstubAllEnvs());

/** Loads a site below `/base/` with a page and a category per docs version, and questions for `place`. */
async function load(place: string): Promise<void> {
  vi.stubEnv('NODE_ENV', 'production');
  const siteDir = testFolder({'facts/questions/a.yaml': `# ours\n${place}:\n  - how\n`});
  const version = (versionName: string, permalink: string, category: string) => {
    const link = {type: 'generated-index', permalink: category};
    const sidebar = [{type: 'category', items: [{type: 'category', items: [], link}]}];
    return {versionName, docs: [{permalink, version: versionName}], sidebars: {sidebar}};
  };
  const loadedVersions = [
    version('2.0.0', '/base/docs/install', '/base/docs/category/guides'),
    version('current', '/base/docs/next/new/', '/base/docs/next/category/new'),
  ];
  const content = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions}},
  } as unknown as AllContent;
  const site = {siteDir, baseUrl: '/base/', outDir: ''} as LoadContext;
  const plugin = searchPlugin(site, {} as SearchSetup);
  await plugin.allContentLoaded?.({allContent: content} as never);
}

it.each([
  '/docs/install',
  '/docs/new/',
  '/docs/install#a-section',
  '/docs/category/guides',
  '/docs/category/new',
])('accepts questions for %s before the pages are built', async (place) => {
  await expect(load(place)).resolves.toBeUndefined();
});

it.each([
  [
    '/docs/instal',
    /a\.yaml:2: \/docs\/instal is not a page of this site: correct it, or remove it$/,
  ],
  [
    '/docs/new#a-section',
    /a\.yaml:2: \/docs\/new is not a page of this site: write \/docs\/new\/$/,
  ],
])('rejects questions for %s before the pages are built', async (place, message) => {
  await expect(load(place)).rejects.toThrow(message);
});
