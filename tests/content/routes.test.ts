import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {servedPath} from '../../src/deploy/address';
import {BUILD, isBuilt} from './build';
import {ROUTES} from './routes';

it('lists every route once', () => {
  expect(new Set(ROUTES).size).toBe(ROUTES.length);
  expect(ROUTES.length).toBeGreaterThanOrEqual(137);
});

it.each(ROUTES)('%s is built at this address', (route) => {
  expect(isBuilt(route), `build${route} has no index.html`).toBe(true);
  // The host redirects a folder without a trailing slash, so search engines get the URL with the slash.
  const html = readFileSync(path.join(BUILD, route, 'index.html'), 'utf8');
  const served = servedPath(route);
  expect(html).toMatch(new RegExp(`rel="?canonical"? href="?https://[^/]+${served}[ ">]`));
});
