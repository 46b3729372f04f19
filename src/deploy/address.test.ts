import {expect, it} from 'vitest';
import {servedPath} from './address';

it.each([
  ['/', '/'],
  ['/docs/install', '/docs/install/'],
  ['/docs/guides/', '/docs/guides/'],
  ['/packages/a/b.rs', '/packages/a/b.rs/'],
  ['/404.html', '/404.html'],
])('a host serves %s at %s', (pathname, served) => {
  expect(servedPath(pathname)).toBe(served);
});
