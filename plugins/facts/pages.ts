import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A page, before it is built: its path, base URL included, and its docs version, if it is a page of the docs. */
export interface SitePage {
  readonly permalink: string;
  readonly version?: string;
}

type Sidebar = DocsContent['loadedVersions'][number]['sidebars'][string];

/** The pages that Docusaurus generates for categories of a sidebar. */
const indexesOf = (sidebar: Sidebar): SitePage[] =>
  sidebar.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [{permalink: item.link.permalink}] : [];
    return [...own, ...indexesOf(item.items)];
  });

/**
 * The pages of the docs and of their categories, in every version, the posts, and the list of posts.
 *
 * @param allContent what the plugins of the site have loaded
 */
export function pagesOf(allContent: AllContent, baseUrl: string): SitePage[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return [
    ...(docs?.loadedVersions ?? []).flatMap(({docs: pages, sidebars, versionName: version}) => [
      ...pages,
      ...Object.values(sidebars)
        .flatMap(indexesOf)
        .map((page) => ({...page, version})),
    ]),
    ...(blog?.blogPosts ?? []).map(({metadata}) => metadata),
    ...(blog ? [{permalink: `${baseUrl}blog`}] : []),
  ];
}
