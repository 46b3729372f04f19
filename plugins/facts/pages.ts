import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A page, before it is built: its path, base URL included, and its docs version, if it is a page of the docs. */
export interface SitePage {
  readonly permalink: string;
  readonly version?: string;
}

/**
 * The pages of the docs, in every version, the posts, and the list of posts.
 *
 * @param allContent what the plugins of the site have loaded
 */
export function pagesOf(allContent: AllContent, baseUrl: string): SitePage[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return [
    ...(docs?.loadedVersions ?? []).flatMap((version) => version.docs),
    ...(blog?.blogPosts ?? []).map(({metadata}) => metadata),
    ...(blog ? [{permalink: `${baseUrl}blog`}] : []),
  ];
}
