/**
 * The facts and the tags as part of the build: reads and checks them before anything else, watches
 * them during development, and declares the files that each page shows as its dependencies.
 */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TagsData} from '../../src/facts/toolVersion.ts';
import {
  brokenLinks,
  futureReleases,
  missingRecordings,
  unreadableMarkdown,
} from '../facts/checks.ts';
import {currentFacts, FactsError, factsForPages} from '../facts/load.ts';
import {pagesOf} from '../facts/pages.ts';
import {freezeFacts} from './frozen.ts';
import {shownBy} from './remark.ts';

/** The Docusaurus plugin. Components get its data with `usePluginData('tags')`. */
export default function tagsPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'tags',

    async loadContent() {
      const facts = currentFacts(siteDir);
      const problems = [
        ...unreadableMarkdown(facts),
        ...futureReleases(facts),
        ...missingRecordings(facts, siteDir),
      ];
      if (problems.length > 0) throw new FactsError(problems);
      return {toolVersion: facts.tool.version} satisfies TagsData;
    },

    async allContentLoaded({allContent}) {
      // Without a closing slash.
      const addresses = pagesOf(allContent, baseUrl).map(({permalink}) =>
        permalink.replace(baseUrl, '/').replace(/\/$/, ''),
      );
      const links = brokenLinks(factsForPages(siteDir), new Set(addresses));
      if (links.length > 0) logger.report(siteConfig.onBrokenLinks)(new FactsError(links).message);
    },

    contentLoaded({content, actions}) {
      actions.setGlobalData(content as TagsData);
    },

    extendCli(cli) {
      // The docs plugin, which comes before this one in docusaurus.config.ts, adds the command.
      // Commander emits the event when the command starts. If it fails, no facts are kept: a later attempt would use them.
      const command = cli.commands.find((each: {name(): string}) => each.name() === 'docs:version');
      if (!command) throw new Error('docusaurus.config.ts: list the docs plugin before the tags');
      command.on('command:docs:version', ([name = '']: string[]) =>
        process.once('exit', (status) => {
          if (status === 0) freezeFacts(siteDir, name);
        }),
      );
    },

    getPathsToWatch() {
      return [path.posix.join(siteDir, 'facts/**/*.yaml')];
    },

    configureWebpack() {
      // Recompiles a page if a file that it shows changes, even if the bundler has cached the page.
      return {
        module: {
          rules: [
            {
              // A function, because Docusaurus treats the folders of rules with a regular
              // expression as folders of content plugins.
              test: (file: string) => /\.mdx?$/.test(file),
              enforce: 'post',
              use: [{loader: require.resolve('./watch-loader.cjs'), options: {shownBy}}],
            },
          ],
        },
      };
    },
  };
}
