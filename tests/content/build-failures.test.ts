import {expect, it} from 'vitest';
import config from '../../docusaurus.config';

const BLOG = './plugins/blog/index.ts';

it('a build fails for broken links, anchors, and images, and for posts with inline tags or authors, or without a summary', () => {
  const {onBrokenLinks, onBrokenAnchors, markdown, plugins} = config;
  const [, blog] = plugins.filter(Array.isArray).find(([name]) => name === BLOG) ?? [];
  expect({onBrokenLinks, onBrokenAnchors, ...markdown.hooks, ...(blog as object)}).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onBrokenMarkdownImages: 'throw',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
  });
});

it('a build warns of broken Markdown links, which then are broken links, and of duplicate routes', () => {
  expect(config.markdown.hooks.onBrokenMarkdownLinks).toBe('warn');
  expect(config.onDuplicateRoutes).toBe('warn');
});
