/**
 * The facts about the tool, as part of the build: read and checked before anything else, watched
 * during development, and named as a dependency of the pages that show them.
 */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, ReportingSeverity} from '@docusaurus/types';
import {brokenLinks, missingRecordings, sitePages, unreadableMarkdown} from './links.ts';
import {currentFacts, FactsError} from './load.ts';

/** Deals with links that lead nowhere as the site's own setting for them says. */
function report(problems: string[], severity: ReportingSeverity): void {
  if (problems.length === 0 || severity === 'ignore') return;
  const error = new FactsError(problems);
  if (severity === 'throw') throw error;
  logger.warn(error.message);
}

export default function factsPlugin({siteDir, siteConfig}: LoadContext): Plugin<void> {
  return {
    name: 'facts',

    async loadContent() {
      const facts = currentFacts(siteDir);
      report([...unreadableMarkdown(facts), ...missingRecordings(facts, siteDir)], 'throw');
      report(brokenLinks(facts, sitePages(facts, siteDir)), siteConfig.onBrokenLinks);
    },

    getPathsToWatch() {
      return ['facts/**/*.yaml', 'recordings/**/*.{yaml,json}'].map((glob) =>
        path.posix.join(siteDir, glob),
      );
    },

    configureWebpack() {
      // Pages are compiled again when a file they took facts from changes, also by a bundler that
      // kept them from an earlier build.
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: ['docs', 'blog', 'src/pages'].map((each) =>
                path.join(siteDir, each, path.sep),
              ),
              enforce: 'pre',
              use: [
                {
                  loader: require.resolve('./watch-loader.cjs'),
                  options: {
                    folders: ['facts', 'recordings'].map((each) => path.join(siteDir, each)),
                  },
                },
              ],
            },
          ],
        },
      };
    },
  };
}
