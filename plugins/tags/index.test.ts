import {EventEmitter} from 'node:events';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
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

it.each([
  ['keeps the facts of a new version', 0],
  ['keeps no facts if the command fails, because a later version of that name would show them', 1],
])('%s', (_, status) => {
  const siteDir = testFolder({'facts/tool.yaml': '', 'recordings/README.md': ''});
  const command = Object.assign(new EventEmitter(), {name: () => 'docs:version'});
  const onExit = vi.spyOn(process, 'once').mockReturnValue(process);
  tagsPlugin({siteDir} as LoadContext).extendCli?.({commands: [command]} as never);
  command.emit('command:docs:version', ['1.0']);
  const kept = () => existsSync(path.join(siteDir, 'versioned_facts/version-1.0/facts/tool.yaml'));
  expect(kept()).toBe(false);
  for (const [event, listener] of onExit.mock.calls) if (event === 'exit') listener(status);
  onExit.mockRestore();
  expect(kept()).toBe(status === 0);
});
