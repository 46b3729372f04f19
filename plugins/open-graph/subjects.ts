import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Card} from './draw.mjs';

/** The folder of the cards in the build. */
export const FOLDER = 'img/cards';

/** A card, and its file in the folder of cards, without the extension. */
export interface Subject extends Card {
  readonly name: string;
}

/** The shared cards: of all pages without their own card, of the lists of packages, and of the pages of packages. */
export const SITE_CARD = 'site';
export const PACKAGES_CARD = 'packages';
export const PACKAGE_CARD = 'package';

/** The address of the card `name`, below the base URL. */
export const cardAddress = (name: string): string => `/${FOLDER}/${name}.png`;

/** The name of the card of the page in the file `source`, relative to the site. */
const nameOf = (source: string) => source.replace(/\.mdx?$/, '');

/**
 * The site's setting `markdown.parseFrontMatter`: a page without an `image` gets the address of its card, which the
 * theme puts into the head.
 */
export const withCards =
  (siteDir: string): ParseFrontMatter =>
  async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const source = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    // A file that begins with "_" is a part of a page.
    if (path.posix.basename(source).startsWith('_')) return result;
    return {
      ...result,
      frontMatter: {image: cardAddress(nameOf(source)), ...result.frontMatter},
    };
  };

interface Document {
  readonly title?: string;
  readonly source: string;
  readonly frontMatter: object;
}

/** The card of a document; empty if its front matter contains another image. */
function subjectOf({title, source, frontMatter}: Document, section?: string): Subject[] {
  const name = nameOf(source.replace(/^@site\//, ''));
  if (!title || (frontMatter as {image?: string}).image !== cardAddress(name)) return [];
  return [{name, title, ...(section && section !== title && {section})}];
}

/** The label of the outermost category around each document of a version's sidebars, by id. */
function sectionsOf({sidebars}: LoadedVersion): Map<string, string> {
  const sections = new Map<string, string>();
  const visit = (items: LoadedVersion['sidebars'][string], around?: string) => {
    for (const item of items) {
      const section = around ?? (item.type === 'category' ? item.label : 'Docs');
      if (item.type === 'doc' || item.type === 'ref') sections.set(item.id, section);
      if (item.type !== 'category') continue;
      if (item.link?.type === 'doc') sections.set(item.link.id, section);
      visit(item.items, section);
    }
  };
  for (const sidebar of Object.values(sidebars)) visit(sidebar);
  return sections;
}

/** The cards of the docs, each with the outermost category that contains the page. */
export const docSubjects = ({loadedVersions}: LoadedContent): Subject[] =>
  loadedVersions.flatMap((version) => {
    const sections = sectionsOf(version);
    return version.docs.flatMap((doc) => subjectOf(doc, sections.get(doc.id) ?? 'Docs'));
  });

/** The cards of posts. */
export const postSubjects = ({blogPosts}: BlogContent): Subject[] =>
  blogPosts.flatMap(({metadata}) => subjectOf(metadata, 'Blog'));

/**
 * The cards of the lists of posts: of all posts, of the years, of the authors, of the tags, and of each author and tag.
 * The name of a card is the path of its list (`src/theme/SiteMetadata`).
 */
export function listSubjects({blogTags, authorsMap = {}}: BlogContent, baseUrl: string): Subject[] {
  const cardOf = (permalink: string, title = '') => ({
    name: permalink.slice(baseUrl.length),
    title,
  });
  const lists: Subject[] = [
    {name: 'blog/archive', title: 'Archive'},
    {name: 'blog/authors', title: 'Authors'},
    {name: 'blog/tags', title: 'Tags'},
    ...Object.values(authorsMap).flatMap(({name, page}) =>
      page ? cardOf(page.permalink, name) : [],
    ),
    ...Object.entries(blogTags).map(([permalink, {label}]) => cardOf(permalink, label)),
  ];
  return [{name: 'blog', title: 'Blog'}, ...lists.map((list) => ({...list, section: 'Blog'}))];
}

/** The part of the content of the pages plugin that cards need. Pages that are components have no title. */
export type PagesContent = readonly (Partial<Document> & {readonly type: string})[];

/** The cards of pages in Markdown. */
export const pageSubjects = (pages: PagesContent): Subject[] =>
  pages.flatMap((page) => (page.type === 'mdx' ? subjectOf(page as Document) : []));
