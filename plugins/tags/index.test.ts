import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import tagsPlugin from './index';

const SITE = path.resolve(__dirname, '../..');

/** Runs the check of the links in facts on a site below `/base/` with the docs at these addresses. */
async function check(addresses: readonly string[]): Promise<void> {
  const docs = addresses.map((permalink) => ({permalink}));
  const content = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {}}]}},
    'docusaurus-plugin-content-blog': {default: {blogPosts: []}},
  } as unknown as AllContent;
  const site = {siteDir: SITE, baseUrl: '/base/', siteConfig: {onBrokenLinks: 'throw'}};
  const plugin = tagsPlugin(site as unknown as LoadContext);
  await plugin.allContentLoaded?.({allContent: content} as never);
}

it('compares the links in facts with the addresses of pages, below any base URL', async () => {
  const {message} = await check([]).then(
    () => new Error('no link is broken'),
    (error: Error) => error,
  );
  const missing = Array.from(message.matchAll(/there is no page (\S+)/g), ([, page = '']) => page);
  const addresses = [...new Set(missing)].map((page) => `/base${page.replace(/\/$/, '')}/`);
  expect(addresses).toContain('/base/docs/guides/checksum/');
  await check(addresses);
  await expect(check(addresses.slice(1))).rejects.toThrow(`there is no page ${missing[0]}`);
});
