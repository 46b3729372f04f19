/**
 * A page of each template of the site, and the pages with special parts. The tests in all
 * browsers use these pages.
 */
export const TEMPLATES: readonly string[] = [
  '/',
  '/docs/',
  '/docs/install',
  '/docs/tutorial/',
  '/docs/guides/checksum',
  '/docs/trouble-shooting',
  '/docs/reference/usage',
  '/docs/reference/demo',
  '/docs/reference/lazy-install',
  '/docs/reference/config/',
  '/docs/reference/codes/001',
  '/docs/reference/registry-config/overrides',
  '/docs/reference/security/policy-as-code/',
  '/blog',
  '/blog/from-asdf',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/docs',
  '/blog/tags',
  '/blog/tags/security',
  '/packages/',
  '/packages/cli/cli',
  '/packages/a-z/c',
  '/search',
  '/search?q=checksum',
  '/markdown-page',
  '/no-such-page',
];
