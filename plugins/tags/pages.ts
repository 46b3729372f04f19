/** The pages of the site for the tags: their URLs, their anchors, and what they show. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {currentFacts} from '../facts/load.ts';
import {expandPage} from './expand.ts';
import {frontMatterOf} from './frontMatter.ts';
import {attribute, type Node, plainText, walk} from './nodes.ts';
import type {Tags} from './registry.ts';
import type {Shown, TagContext} from './tag.ts';

/** A page of the site. */
export interface Page {
  /** Its file, from the root of the site. */
  file: string;
  /** Its address, without a closing slash. */
  address: string;
  /** The anchors of its headings, elements and tags. */
  anchors: ReadonlySet<string>;
  /** What its tags show. */
  shown: ReadonlySet<Shown>;
  /** What is wrong with its tags and versions: `file:line`, and the fix. */
  problems: string[];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/** The tree of the page with the source `source`. */
const parsePage = (source: string): Node =>
  parser.parse(escapeMarkdownHeadingIds(source)) as unknown as Node;

/** The explicit id of a heading: `## Title {/* #id *\/}` or `## Title {#id}`. */
function explicitId(heading: Node): string | undefined {
  const last = heading.children?.at(-1);
  if (last?.type === 'mdxTextExpression')
    return /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value ?? '')?.[1];
  return /\{#(\S+)\}$/.exec(last?.value ?? '')?.[1];
}

/** The anchors in an expanded tree. */
function anchorsIn(root: Node): Set<string> {
  const anchors = new Set<string>();
  const slugger = createSlugger();
  walk(root, (node) => {
    const id = attribute(node, 'id') ?? (node.type === 'heading' ? explicitId(node) : undefined);
    if (id !== undefined) anchors.add(id);
    else if (node.type === 'heading') {
      anchors.add(slugger.slug(plainText(node).trim()));
    }
  });
  return anchors;
}

/** Expands the tags in `source`, which is the source of the page `context.page`. */
export function readPage(source: string, context: TagContext, tags?: Tags): Page {
  const root = parsePage(source);
  const problems: string[] = [];
  const {shown} = expandPage(root, context, {tags, problems});
  const address = addressOf(context.page, source);
  return {file: context.page, address, anchors: anchorsIn(root), shown, problems};
}

/** The address of the page in `file` (relative to the site), without a closing slash. */
export function addressOf(file: string, source: string): string {
  const {slug} = frontMatterOf(source);
  const blog = /^blog\/(\d{4})-(\d{2})-(\d{2})-(.+?)(?:\/index)?\.mdx?$/.exec(file);
  if (blog) {
    const [, year, month, day, name] = blog;
    return typeof slug === 'string'
      ? `/blog/${slug.replace(/^\//, '')}`
      : `/blog/${year}/${month}/${day}/${name}`;
  }
  return `/${file.replace(/(\/?index)?\.mdx?$/, '')}`.replace(/\/$/, '');
}

/** The files of the pages under `docs/` and `blog/` of the site at `siteDir`, with their sources. */
const sourcesOf = (siteDir: string): {file: string; source: string}[] =>
  globSync('{docs,blog}/**/*.{md,mdx}', {cwd: siteDir})
    .filter((file) => !/(^|\/)_/.test(file))
    .map((file) => ({file, source: readFileSync(path.join(siteDir, file), 'utf8')}));

/** The blog's own page, where the site has a blog. */
const blogIndex = (siteDir: string): [string, {file: string}][] =>
  existsSync(path.join(siteDir, 'blog')) ? [['/blog', {file: 'blog'}]] : [];

/** The files of the pages of the site at `siteDir`, by address. */
export const pageFiles = (siteDir: string): Map<string, {file: string}> =>
  new Map([
    ...sourcesOf(siteDir).map(({file, source}) => [addressOf(file, source), {file}] as const),
    ...blogIndex(siteDir),
  ]);

/** The pages of the site at `siteDir`. */
export function sitePages(siteDir: string): Page[] {
  const facts = currentFacts(siteDir);
  return sourcesOf(siteDir).map(({file, source}) => readPage(source, {facts, siteDir, page: file}));
}

/** The anchors of `all` pages of the site at `siteDir`, by address. */
export function anchorsByAddress(
  all: readonly Page[],
  siteDir: string,
): Map<string, Pick<Page, 'file' | 'anchors'>> {
  const pages = new Map<string, Pick<Page, 'file' | 'anchors'>>();
  for (const page of all) pages.set(page.address, page);
  for (const [address, page] of blogIndex(siteDir)) {
    pages.set(address, {...page, anchors: new Set()});
  }
  return pages;
}
