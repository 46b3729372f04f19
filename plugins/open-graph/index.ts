import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {inThread} from '../thread';
import type {drawAll} from './cards.mjs';
import {
  docSubjects,
  FOLDER,
  listSubjects,
  PACKAGE_CARD,
  PACKAGES_CARD,
  type PagesContent,
  pageSubjects,
  postSubjects,
  SITE_CARD,
  type Subject,
} from './subjects';

const contentOf = <Content>(allContent: AllContent, plugin: string): Content[] =>
  Object.values(allContent[plugin] ?? {}).filter(Boolean) as Content[];

/** Draws cards in a thread. Resolves to the path of the file of each card, in the same order. */
export const drawCards = (cards: readonly Subject[], cache: string): Promise<string[]> =>
  inThread<typeof drawAll>(path.join(__dirname, 'cards.mjs'), 'drawAll', cards, cache);

/**
 * Draws the cards of pages, the images that other sites show with a link, in a thread while the bundler runs. Each
 * document, each list of posts, and the lists of packages have a card; all other pages share that of the site. The
 * pages of packages share one: two thousand cards would be larger than all other files of the site together.
 */
export default function openGraph({siteDir, siteConfig, baseUrl}: LoadContext): Plugin<void> {
  let subjects: readonly Subject[] = [];
  let drawn: Promise<string[]> | undefined;
  return {
    name: 'open-graph',

    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'production') return;
      subjects = [
        {name: SITE_CARD, title: siteConfig.tagline},
        {name: PACKAGES_CARD, title: 'Packages', section: 'Standard Registry'},
        {name: PACKAGE_CARD, title: 'Package', section: 'Standard Registry'},
        ...contentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(
          docSubjects,
        ),
        ...contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(
          (content) => [...postSubjects(content), ...listSubjects(content, baseUrl)],
        ),
        ...contentOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flatMap(
          pageSubjects,
        ),
      ];
      drawn = drawCards(subjects, path.join(siteDir, 'node_modules/.cache/cards'));
      // postBuild awaits the promise and reports its error.
      drawn.catch(() => {});
    },

    async postBuild({outDir}) {
      const files = (await drawn) ?? [];
      for (const [index, file] of files.entries()) {
        const target = path.join(outDir, FOLDER, `${subjects[index]?.name}.png`);
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(file, target);
      }
    },
  };
}
