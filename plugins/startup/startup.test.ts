import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import startup, {inlineScript} from './index';
import {partsOfRoutes, routeChunkNames} from './parts';
import {pageTemplate} from './template';

const CHUNKS = {
  '/docs-2e3': {__comp: 'root', __context: {plugin: 'plugin'}},
  '/docs-bc7': {__comp: 'version', version: 'sidebar'},
  '/docs/faq-3e6': {__comp: 'item', content: 'faq'},
  '/blog-72c': {__comp: 'list', items: [{content: 'post'}]},
};

describe('the parts of a page', () => {
  const parts = partsOfRoutes(
    routeChunkNames.parse(CHUNKS),
    (chunk) => (chunk === 'plugin' ? [] : ['shared.js', `${chunk}.js`]),
    new Map([
      ['/docs/faq', ['/docs', '/docs', '/docs/faq']],
      ['/blog', ['/blog']],
    ]),
  );

  it('are those of its layouts and its own parts, without duplicates', () => {
    expect(parts.get('/docs/faq')).toEqual([
      'shared.js',
      'root.js',
      'version.js',
      'sidebar.js',
      'item.js',
      'faq.js',
    ]);
  });

  it('are also found in lists of chunks', () => {
    expect(parts.get('/blog')).toEqual(['shared.js', 'list.js', 'post.js']);
  });

  it('stop the build if Docusaurus changes their format', () => {
    expect(routeChunkNames.safeParse({'/docs-2e3': {__comp: 1}}).success).toBe(false);
    expect(routeChunkNames.safeParse({'/docs': {__comp: 'a'}}).success).toBe(false);
  });
});

describe('the page', () => {
  it('does not request a script by itself', () => {
    expect(pageTemplate.match(/<script[^>]*>/g)).toEqual([
      expect.stringContaining('type="application/json"'),
    ]);
  });

  it('has all parts of Docusaurus’ own template', async () => {
    const {default: original} = await import('@docusaurus/core/lib/ssg/ssgTemplate.html.js');
    const partsOf = (template: string) =>
      new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, part]) => part));
    expect(partsOf(original).size).toBeGreaterThan(9);
    expect(partsOf(pageTemplate)).toEqual(partsOf(original));
  });

  it('has a search field without a limit: the dialog extracts the message of a long text', () => {
    expect(inlineScript()).toContain('placeholder="Search docs">');
    expect(inlineScript()).not.toContain('maxlength');
  });

  it('contains one small inline script', () => {
    const script = inlineScript();
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/<\/script|<!--/i);
    // Its size of 7,340 characters plus 5 %, as the other budgets.
    expect(script.length).toBeLessThan(7700);
  });
});

describe('with npm start', () => {
  it('the page has only the script that makes each address decodable for the app', () => {
    const {headTags} = startup({} as LoadContext).injectHtmlTags?.({content: undefined}) ?? {};
    const [script = ''] = [headTags ?? []].flat().map((tag) => Object(tag).innerHTML);
    const page = {
      location: {href: 'http://localhost:3000/docs/#50%'},
      history: {replaceState: vi.fn()},
      document: {querySelector: () => null},
      addEventListener: vi.fn(),
    };
    new Function(...Object.keys(page), script)(...Object.values(page));
    const [, , repaired] = page.history.replaceState.mock.calls[0] ?? [];
    expect(String(repaired)).toBe('http://localhost:3000/docs/#50%25');
  });
});
