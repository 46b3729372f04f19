/**
 * Writes a Markdown version of each page of the docs and of each post beside it (`/docs/install.md`), because each has a
 * link to it, and `llms.txt`, which lists those of the sidebars without unlisted pages: for the last version at the root,
 * with the posts and the packages, and for any other in its folder.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {markdownAddress} from '../../src/markdown/address';
import type {Catalog} from '../packages/schema';
import {inThread} from '../thread';
import {llmsText, type Section, sectionsOf} from './llms';
import type {writeMarkdown} from './write';

/**
 * The section of `llms.txt` with the list of packages. `plugins/packages` writes its Markdown version, which links that of
 * each package.
 */
const packagesSection = ({packages, release}: Catalog, baseUrl: string): Section => ({
  title: 'Packages',
  pages: [
    {
      title: 'Packages of the Standard Registry',
      description: `All ${packages.length} packages of ${release.release} with their commands; as JSON in index.json beside it.`,
      permalink: `${baseUrl}packages/`,
    },
  ],
});

/**
 * The Docusaurus plugin.
 *
 * @throws during the build, if a page has no article
 */
export default function markdown({baseUrl}: LoadContext): Plugin<void> {
  /** The sections of each `llms.txt`, by its address, base URL included. */
  let lists: [address: string, sections: Section[]][] = [];
  let permalinks: string[] = [];
  return {
    name: 'markdown',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const versions = docs?.loadedVersions ?? [];
      const allPosts = (blog?.blogPosts ?? []).map(({metadata}) => metadata);
      permalinks = [...versions.flatMap((version) => version.docs), ...allPosts].map(
        ({permalink}) => permalink,
      );
      const posts = allPosts.filter(({unlisted}) => !unlisted);
      const catalog = allContent.packages?.default as Catalog | undefined;
      const others = [
        ...(posts.length > 0 ? [{title: 'Blog', pages: posts}] : []),
        ...(catalog ? [packagesSection(catalog, baseUrl)] : []),
      ];
      lists = versions.map((version) => {
        const listed = version.docs.filter(({unlisted}) => !unlisted);
        const pages = new Map(listed.map((doc) => [doc.id, doc]));
        const sections = Object.values(version.sidebars).flatMap((sidebar) =>
          sectionsOf(sidebar, pages),
        );
        return version.isLast
          ? [`${baseUrl}llms.txt`, [...sections, ...others]]
          : [`${version.path}/llms.txt`, sections];
      });
    },

    async postBuild({outDir, siteConfig}) {
      const absoluteUrl = (address: string) => new URL(address, siteConfig.url).href;
      const fileAt = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      const pages = permalinks.map((permalink) => ({
        html: path.join(fileAt(permalink), 'index.html'),
        file: fileAt(markdownAddress(permalink)),
        url: absoluteUrl(permalink),
      }));
      await inThread<typeof writeMarkdown>(
        path.join(__dirname, 'write.ts'),
        'writeMarkdown',
        pages,
      );
      for (const [address, sections] of lists) {
        const text = llmsText(siteConfig, sections, ({permalink}) =>
          absoluteUrl(markdownAddress(permalink)),
        );
        await writeFile(fileAt(address), text);
      }
    },
  };
}
