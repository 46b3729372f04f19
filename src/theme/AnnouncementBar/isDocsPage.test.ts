import {expect, it} from 'vitest';
import {isDocsPage} from './isDocsPage';

const page = (path: string) => ({path, exact: true});
const ROUTES = [
  page('/'),
  page('/manual-of-style'),
  {path: '/packages/', exact: false},
  {
    path: '/manual',
    routes: [{path: '/manual', routes: [page('/manual/'), page('/manual/install')]}],
  },
  {path: '*'},
];

it.each([
  ['/manual', true],
  ['/manual/', true],
  ['/manual/install/', true],
  ['/manual/no-such-page', false],
  ['/manual-of-style', false],
  ['/packages/cli/cli', false],
  ['/', false],
])('%s is a page of the docs: %s', (pathname, isPage) => {
  expect(isDocsPage(pathname, ROUTES)).toBe(isPage);
});
