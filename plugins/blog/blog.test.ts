import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import blog from './index';

it('rejects a site whose pages are not the index of a folder', () => {
  const context = {siteConfig: {trailingSlash: false}} as LoadContext;
  expect(() => blog(context, {} as PluginOptions)).toThrow(
    'docusaurus.config.ts: remove "trailingSlash: false"',
  );
});
