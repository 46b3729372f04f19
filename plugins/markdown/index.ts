/**
 * Writes a Markdown version of each page of the docs and of each post beside it (`/docs/install.md`),
 * and `llms.txt`, which lists them: at the root for the last version, in its folder for any other.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {markdownAddress} from '../../src/markdown/address';
import {inThread} from '../thread';
import {llmsText, type Page, type Section, type SidebarItem, sectionsOf} from './llms';
import type {writeMarkdown} from './write';

/** The part of the content of the docs plugin that this plugin reads. */
interface Docs {
  loadedVersions: {
    isLast: boolean;
    path: string;
    docs: (Page & {id: string; unlisted?: boolean})[];
    sidebars: Record<string, SidebarItem[]>;
  }[];
}

/** The part of the content of `plugins/packages` that this plugin reads. That plugin writes its own Markdown. */
interface Packages {
  packages: readonly unknown[];
  release: {release: string};
}

/** The part of the content of the blog plugin that this plugin reads. */
interface Blog {
  blogPosts: {metadata: Page & {unlisted?: boolean}}[];
}

/** A list of pages for programs: the pages of one docs version; the list of the last version includes the blog. */
interface List {
  /** Its address on the site, base URL included. */
  readonly address: string;
  readonly sections: readonly Section[];
}

/** The file of the page at `permalink`, in the site built into `outDir`. */
const builtFile = (outDir: string, permalink: string, baseUrl: string): string =>
  path.join(outDir, permalink.slice(baseUrl.length), 'index.html');

/** The section of `llms.txt` with the list of packages, whose Markdown version links that of each package. */
const packagesSection = ({packages, release}: Packages, baseUrl: string): Section => ({
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
  let lists: List[] = [];
  let packages: Section[] = [];
  return {
    name: 'markdown',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as Blog | undefined;
      const posts = (blog?.blogPosts ?? [])
        .map(({metadata}) => metadata)
        .filter(({unlisted}) => !unlisted);
      const all = allContent.packages?.default as Packages | undefined;
      packages = all ? [packagesSection(all, baseUrl)] : [];
      const blogSections = posts.length > 0 ? [{title: 'Blog', pages: posts}] : [];
      lists = (docs?.loadedVersions ?? []).map((version) => {
        const listed = version.docs.filter(({unlisted}) => !unlisted);
        const pages = new Map(listed.map((doc) => [doc.id, doc]));
        const sections = Object.values(version.sidebars).flatMap((sidebar) =>
          sectionsOf(sidebar, pages),
        );
        return version.isLast
          ? {address: `${baseUrl}llms.txt`, sections: [...sections, ...blogSections]}
          : {address: `${version.path}/llms.txt`, sections};
      });
    },

    async postBuild({outDir, siteConfig}) {
      const absoluteUrl = (address: string) => new URL(address, siteConfig.url).href;
      const sections = lists.flatMap((list) => list.sections);
      const pages = sections.flatMap((section) =>
        section.pages.map(({permalink}) => ({
          html: builtFile(outDir, permalink, baseUrl),
          file: path.join(outDir, markdownAddress(permalink).slice(baseUrl.length)),
          url: absoluteUrl(permalink),
        })),
      );
      await inThread<typeof writeMarkdown>(
        path.join(__dirname, 'write.ts'),
        'writeMarkdown',
        pages,
      );
      for (const list of lists) {
        const ofPackages = list.address === `${baseUrl}llms.txt` ? packages : [];
        const text = llmsText(siteConfig, [...list.sections, ...ofPackages], ({permalink}) =>
          absoluteUrl(markdownAddress(permalink)),
        );
        await writeFile(path.join(outDir, list.address.slice(baseUrl.length)), text);
      }
    },
  };
}
