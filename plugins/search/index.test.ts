import type {AllContent, LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import type {SearchSetup} from './environment';
import searchPlugin from './index';

afterEach(() => vi.unstubAllEnvs());

/** Loads a site below `/base/` with one page per docs version, and questions for `place`. */
async function load(place: string): Promise<void> {
  vi.stubEnv('NODE_ENV', 'production');
  const siteDir = testFolder({'facts/questions/a.yaml': `# ours\n${place}:\n  - how\n`});
  const docs = [
    {permalink: '/base/docs/install', version: '2.0.0'},
    {permalink: '/base/docs/next/new/', version: 'current'},
  ];
  const content = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
  } as unknown as AllContent;
  const site = {siteDir, baseUrl: '/base/', outDir: ''} as LoadContext;
  const plugin = searchPlugin(site, {} as SearchSetup);
  await plugin.allContentLoaded?.({allContent: content} as never);
}

it.each(['/docs/install', '/docs/new/', '/docs/install#a-section'])(
  'accepts questions for %s before the pages are built',
  async (place) => {
    await expect(load(place)).resolves.toBeUndefined();
  },
);

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
