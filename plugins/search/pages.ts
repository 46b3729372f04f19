import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {cachedOnDisk} from '../cache/diskCache';
import {tagsIn} from '../page-tree';
import type {SearchRecord} from './record';
import {extractRecords} from './records';

/** Built files that search does not index: lists of pages, and pages without content. */
const LEFT_OUT = [
  '404.html',
  'search/**',
  'search.html',
  'markdown-page/**',
  'markdown-page.html',
  // Packages have a separate search.
  'packages/**',
  'blog/index.html',
  'blog.html',
  'blog/{page,tags,authors,archive}/**',
  'blog/{tags,authors,archive}.html',
];

/**
 * The head of a page and its main part, without the navigation, scripts, and links: the addresses of scripts and links
 * change with each build. Cuts the text, because the result is looked up in the cache: to parse all pages takes a
 * second.
 */
function withoutFrame(html: string): string {
  const head = html.indexOf('</head>');
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (head < 0 || start < head || end < start) return html;
  const tags = html.slice(0, head).replace(/<script\b[\s\S]*?<\/script>|<link\b[^>]*>/g, '');
  return `${tags}</head><body>${html.slice(start, end)}</main></body></html>`;
}

/** The addresses in the links of the head of a page whose attribute has this value. */
const linked = (html: string, attribute: string, value: string): string[] =>
  tagsIn(html.slice(0, html.indexOf('</head>')), 'link')
    .filter((link) => link[attribute] === value)
    .map(({href = ''}) => href);

/**
 * The address of a built page, as the site links to it: with a trailing slash if it is the index of a
 * folder of pages. The page of such a folder links its Markdown version as `index.md` in that folder.
 */
function addressOf(file: string, html: string, siteUrl: string): URL {
  const path = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  const [markdown] = linked(html, 'type', 'text/markdown');
  return new URL(path && markdown?.endsWith('/index.md') ? `${path}/` : path, siteUrl);
}

/**
 * The address of the site that was built into `folder`, base URL included: the canonical address of its home page.
 *
 * @throws if the folder has no home page with such an address
 */
export async function addressOfSite(folder: string): Promise<string> {
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const [address] = linked(home, 'rel', 'canonical');
  if (!address) throw new Error(`${folder}/index.html has no canonical address`);
  return address;
}

/**
 * The records of every page of a built site.
 *
 * @param folder the built site
 * @param siteUrl its address, base URL included
 */
export async function recordsOfSite(folder: string, siteUrl: string): Promise<SearchRecord[]> {
  const files = (await glob('**/*.html', {cwd: folder, ignore: LEFT_OUT})).sort();
  const pages: {html: string; url: string}[] = [];
  for (const file of files) {
    const html = await readFile(join(folder, file), 'utf8');
    pages.push({html: withoutFrame(html), url: addressOf(file, html, siteUrl).href});
  }
  const {pathname} = new URL(siteUrl);
  return cachedOnDisk('search-records', pages, ({html, url}) =>
    extractRecords(html, new URL(url), pathname),
  ).flat();
}
