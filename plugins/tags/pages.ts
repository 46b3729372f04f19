/** The pages of the site: their files and their addresses. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {frontMatterOf} from './frontMatter.ts';

/** The address of the page in `file` (relative to the site), without a closing slash. */
export function addressOf(file: string, source: string): string {
  const {slug} = frontMatterOf(source, file);
  const blog = /^blog\/(\d{4})-(\d{2})-(\d{2})-(.+?)(?:\/index)?\.mdx?$/.exec(file);
  if (blog) {
    const [, year, month, day, name] = blog;
    return typeof slug === 'string'
      ? `/blog/${slug.replace(/^\//, '')}`
      : `/blog/${year}/${month}/${day}/${name}`;
  }
  return `/${file.replace(/(\/?index)?\.mdx?$/, '')}`.replace(/\/$/, '');
}

/** The addresses of the pages under `docs/` and `blog/` of the site at `siteDir`, without a closing slash. */
export const pageAddresses = (siteDir: string): Set<string> =>
  new Set([
    ...pageFiles(siteDir).map((file) =>
      addressOf(file, readFileSync(path.join(siteDir, file), 'utf8')),
    ),
    ...(existsSync(path.join(siteDir, 'blog')) ? ['/blog'] : []),
  ]);

/** The files of these pages. A file that begins with `_` is a part of a page. */
export const pageFiles = (siteDir: string): string[] =>
  globSync('{docs,blog}/**/*.{md,mdx}', {cwd: siteDir}).filter((file) => !/(^|\/)_/.test(file));
