import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from '../scripts/shared/root';

/** The routes in the sitemap of a built site, without the base URL. */
export const sitemapRoutes = (build = BUILD): string[] =>
  [...readFileSync(path.join(build, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
