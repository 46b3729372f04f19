import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder.ts';
import {factsRoot, keepLinksInVersion} from './frozen.ts';
import {link} from './nodes.ts';

const OLD = 'versioned_docs/version-1.0';
const SITE = testFolder({
  [`${OLD}/index.mdx`]: '',
  [`${OLD}/faq.md`]: '',
  [`${OLD}/guides/index.mdx`]: '',
});

it.each([
  ['/docs', '/index.mdx'],
  ['/docs/', '/index.mdx'],
  ['/docs/faq', '/faq.md'],
  ['/docs/faq/?q=1#a', '/faq.md?q=1#a'],
  ['/docs/guides/#a', '/guides/index.mdx#a'],
  ['/docs/new', '/docs/new'],
  ['/docs-old/faq', '/docs-old/faq'],
  ['/blog/faq', '/blog/faq'],
  ['https://example.com/docs/faq', 'https://example.com/docs/faq'],
])('a link to %s in an earlier version leads to %s', (url, target) => {
  const nodes = [link(url), {type: 'definition', url}, {type: 'image', url}];
  const urlsIn = (page: string) => {
    const root = structuredClone({type: 'root', children: nodes});
    keepLinksInVersion(root, SITE, page);
    return root.children.map((node) => node.url);
  };
  expect(urlsIn(`${OLD}/page.mdx`)).toEqual([target, target, url]);
  expect(urlsIn('docs/page.mdx')).toEqual([url, url, url]);
});

it('names the missing folder with the facts of an earlier version', () => {
  expect(factsRoot(SITE, 'docs/page.mdx')).toBe(SITE);
  expect(() => factsRoot(SITE, `${OLD}/page.mdx`)).toThrow(
    `${OLD}/page.mdx: versioned_facts/version-1.0/ is missing.`,
  );
});
