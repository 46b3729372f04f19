import {copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {runDocusaurus} from '../../scripts/shared/docusaurus';
import {ROOT} from '../../scripts/shared/root';

/** Hosts that the site of {@link buildAlgoliaSite} uses instead of Algolia's hosts. The names do not exist. */
export const HOSTS = ['http://one.algolia.test', 'http://two.algolia.test'] as const;

const CONFIG = `import {searchSetup} from './plugins/search/environment';

const search = searchSetup(process.env);

export default {
  title: 'Search',
  url: 'https://aquaproj.github.io',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true, experimental_vcs: false},
  plugins: [
    ['./plugins/search/index.ts', search],
    // Makes the style sheet of the search dialog a separate file.
    './plugins/bundle/index.ts',
    // Replaces plugins/tags, which needs all facts: the navbar and the footer show the release.
    () => ({
      name: 'tags',
      contentLoaded: ({actions}) => actions.setGlobalData({toolVersion: 'v1.0.0'}),
    }),
  ],
  presets: [['classic', {docs: {}, blog: false, pages: false, theme: {customCss: './src/css/custom.css'}}]],
  themeConfig: {algolia: search.algolia},
};
`;

/**
 * Builds a site of two pages with the search and the theme of this site, and Algolia's variables.
 *
 * @returns the folder of the built site
 * @throws Error with the output of the build if it fails
 */
export function buildAlgoliaSite(): string {
  const site = path.join(ROOT, '.cache/algolia-site');
  rmSync(site, {recursive: true, force: true});
  mkdirSync(path.join(site, 'docs'), {recursive: true});
  for (const name of ['node_modules', 'src', 'plugins', 'static']) {
    symlinkSync(path.join(ROOT, name), path.join(site, name), 'junction');
  }
  copyFileSync(path.join(ROOT, 'tsconfig.json'), path.join(site, 'tsconfig.json'));
  writeFileSync(path.join(site, 'package.json'), '{"name": "algolia-site", "private": true}');
  writeFileSync(path.join(site, 'docusaurus.config.ts'), CONFIG);
  writeFileSync(path.join(site, 'docs/index.md'), '---\nslug: /\n---\n\n# Home\n');
  writeFileSync(path.join(site, 'docs/install.md'), '# Install\n\nText.\n');
  runDocusaurus(site, ['build'], {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_API_KEY: 'key',
    ALGOLIA_INDEX_NAME: 'docs',
    ALGOLIA_HOSTS: HOSTS.join(','),
  });
  return path.join(site, 'build');
}

/** A query in Algolia's format. */
type Query = {query: string; indexName: string; facetFilters?: unknown};

/** How a host responds to a query. */
type Behavior = 'good' | 'empty' | 'fail' | 'malformed' | 'silent';

const HIT = {
  objectID: '1',
  type: 'lvl1',
  url: 'https://aquaproj.github.io/docs/install',
  anchor: null,
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'From Algolia'},
  _highlightResult: {
    hierarchy: {
      lvl1: {value: '<img src=x onerror="window.injected=1"> From <mark>Algolia</mark>'},
    },
  },
};

/** Responds for one of {@link HOSTS} according to its behavior, which can change. */
export async function answerFor(page: Page, host: string) {
  const state = {behavior: 'good' as Behavior, asked: [] as Query[]};
  await page.route(`${host}/**`, async (route) => {
    const headers = {'access-control-allow-origin': '*', 'content-type': 'application/json'};
    if (state.behavior === 'silent') return;
    if (state.behavior === 'fail') {
      await route.fulfill({status: 503, headers, body: '{}'});
      return;
    }
    if (state.behavior === 'malformed') {
      await route.fulfill({headers, body: '{"results": [{"hits"'});
      return;
    }
    const {requests} = route.request().postDataJSON() as {requests: Query[]};
    state.asked.push(...requests);
    const results = requests.map(({query}) => {
      const hits = state.behavior === 'good' || query === 'install' ? [HIT] : [];
      return {query, nbHits: hits.length, nbPages: 1, page: 0, hitsPerPage: 20, hits};
    });
    await route.fulfill({headers, body: JSON.stringify({results})});
  });
  return state;
}
