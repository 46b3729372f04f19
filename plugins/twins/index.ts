/**
 * Writes for each page of the docs and each post a twin in Markdown beside it (`/docs/install.md`),
 * and `/llms.txt`, which lists them.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {twinAddress} from '../../src/twins/address';
import {llmsText, type Page, type Section, type SidebarItem, sectionsOf} from './llms';
import {twinOf} from './markdown';

/** As much of what the docs plugin loads as is read here. */
interface Docs {
  loadedVersions: {
    docs: (Page & {id: string; unlisted?: boolean})[];
    sidebars: Record<string, SidebarItem[]>;
  }[];
}

/** As much of what the plugin of packages loads as is read here. It writes the twins itself. */
interface Packages {
  packages: readonly unknown[];
  release: {release: string};
}

/** As much of what the blog plugin loads as is read here. */
interface Blog {
  blogPosts: {metadata: Page & {unlisted?: boolean}}[];
}

/** The file of the page at `permalink`, in the site built into `outDir`. */
const builtFile = (outDir: string, permalink: string, baseUrl: string): string =>
  path.join(outDir, permalink.slice(baseUrl.length), 'index.html');

/** The list of packages, whose twin names that of each of them. */
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

export default function twins({baseUrl}: LoadContext): Plugin<void> {
  let sections: Section[] = [];
  let packages: Section[] = [];
  return {
    name: 'twins',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as Blog | undefined;
      sections = (docs?.loadedVersions ?? []).flatMap((version) => {
        const listed = version.docs.filter(({unlisted}) => !unlisted);
        const pages = new Map(listed.map((doc) => [doc.id, doc]));
        return Object.values(version.sidebars).flatMap((sidebar) => sectionsOf(sidebar, pages));
      });
      const posts = (blog?.blogPosts ?? []).map(({metadata}) => metadata);
      const listed = posts.filter(({unlisted}) => !unlisted);
      if (listed.length > 0) sections.push({title: 'Blog', pages: listed});
      const all = allContent.packages?.default as Packages | undefined;
      if (all) packages = [packagesSection(all, baseUrl)];
    },

    async postBuild({outDir, siteConfig}) {
      const whole = (address: string) => new URL(address, siteConfig.url).href;
      for (const {permalink} of sections.flatMap(({pages}) => pages)) {
        const html = await readFile(builtFile(outDir, permalink, baseUrl), 'utf8');
        const twin = twinOf(html, whole(permalink));
        if (twin === undefined) throw new Error(`${permalink} has no article to make a twin of`);
        const file = path.join(outDir, twinAddress(permalink).slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, twin);
      }
      const list = llmsText(siteConfig, [...sections, ...packages], ({permalink}) =>
        whole(twinAddress(permalink)),
      );
      await writeFile(path.join(outDir, 'llms.txt'), list);
    },
  };
}
