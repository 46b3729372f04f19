import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf} from '../tags/frontMatter.ts';

const remembered = new Map<string, {changed: number; title: string}>();

/**
 * What the page at an address of this site is called: its sidebar label, or else its title.
 *
 * @param siteDir The folder of the site.
 * @param address Such as `/docs/guides/vacuum#days`; what follows `#` plays no part.
 * @returns The name, or undefined when there is no such page under `docs/`.
 */
export function pageTitle(siteDir: string, address: string): string | undefined {
  const name = address.split('#')[0]?.replace(/^\/|\/$/g, '') ?? '';
  const file = [`${name}.mdx`, `${name}/index.mdx`]
    .map((each) => path.join(siteDir, each))
    .find((each) => existsSync(each));
  if (file === undefined) return undefined;
  const changed = statSync(file).mtimeMs;
  const known = remembered.get(file);
  if (known?.changed === changed) return known.title;
  const {sidebar_label, title} = frontMatterOf(readFileSync(file, 'utf8'));
  const found = String(sidebar_label ?? title ?? name);
  remembered.set(file, {changed, title: found});
  return found;
}
