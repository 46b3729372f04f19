import {readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf} from '../tags/frontMatter.ts';
import {fileAt} from '../tags/frozen.ts';
import {remember} from './remember.ts';

/**
 * The sidebar label of the page at `address`, whose anchor is ignored, or else its title; undefined if there is no
 * such page under `docs/`.
 */
export function pageTitle(siteDir: string, address: string): string | undefined {
  const name = address.split('#')[0]?.replace(/^\/|\/$/g, '') ?? '';
  const page = fileAt(siteDir, name);
  if (page === undefined) return undefined;
  const file = path.join(siteDir, page);
  return remember(`title of ${file}`, [file], () => {
    const {sidebar_label, title} = frontMatterOf(readFileSync(file, 'utf8'), page);
    return String(sidebar_label ?? title ?? name);
  });
}
