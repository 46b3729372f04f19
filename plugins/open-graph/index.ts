import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {dependencies} from '../../package.json';
import {
  type BlogContent,
  docSubjects,
  FOLDER,
  PACKAGES_CARD,
  type PagesContent,
  pageSubjects,
  postSubjects,
  SITE_CARD,
  type Subject,
} from './subjects';

/** What cards are drawn with, and the versions: others may draw other bytes. */
const PACKAGES = JSON.stringify(
  (['satori', '@resvg/resvg-wasm', '@fontsource/inter'] as const).map((name) => [
    name,
    dependencies[name],
  ]),
);

/** What all instances of a content plugin have loaded. */
const contentOf = <Content>(allContent: AllContent, plugin: string): Content[] =>
  Object.values(allContent[plugin] ?? {}).filter(Boolean) as Content[];

/** Draws cards in a thread; resolves to the place of each one's file. */
export function drawAll(cards: readonly Subject[], cache: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'worker.mjs'), {
      workerData: {cards, cache, packages: PACKAGES},
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (status) => reject(new Error(`drawing cards ended with status ${status}`)));
  });
}

/**
 * Draws the card that other sites show with a link to a page: its title, its section, and the mark of
 * the site. Documents have one each, packages share one, and all other pages have that of the site.
 * It draws while the bundler works, and only what it has not drawn before.
 */
export default function openGraph({siteDir, siteConfig}: LoadContext): Plugin<void> {
  let subjects: readonly Subject[] = [];
  let drawn: Promise<string[]> | undefined;
  return {
    name: 'open-graph',

    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'production') return;
      subjects = [
        {name: SITE_CARD, title: siteConfig.tagline},
        {name: PACKAGES_CARD, title: 'Packages', section: 'Standard Registry'},
        ...contentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(
          docSubjects,
        ),
        ...contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(
          postSubjects,
        ),
        ...contentOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flatMap(
          pageSubjects,
        ),
      ];
      drawn = drawAll(subjects, path.join(siteDir, 'node_modules/.cache/cards'));
      // Its failure is told when the build asks for the cards.
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
