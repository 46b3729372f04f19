import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchData} from '../../src/search/data';
import {currentFacts} from '../facts/load';
import type {SearchSetup} from './environment';
import {withMessages} from './messages';
import {recordsOfSite} from './pages';
import {loadQuestions, refuseUnknownRoutes, withQuestions} from './questions';
import {writeIndex} from './write';

/** Where the embedded index lives, below the site's base URL. */
export const SEARCH_FOLDER = 'assets/search';

type StyleRule = {test?: unknown; resourceQuery?: unknown};

/** The build's half of search: what the browser's half has to know, and the index it reads. */
export default function searchPlugin(context: LoadContext, setup: SearchSetup): Plugin {
  const {baseUrl, outDir, siteDir} = context;
  return {
    name: 'search',

    // What is wrong with the questions stops the build before its long part.
    loadContent() {
      loadQuestions(siteDir);
    },

    contentLoaded({actions}) {
      const data: SearchData = {
        engine: setup.engine,
        appId: setup.algolia.appId,
        apiKey: setup.algolia.apiKey,
        indexName: setup.algolia.indexName,
        hosts: setup.hosts,
        manifest: `${baseUrl}${SEARCH_FOLDER}/manifest.json`,
      };
      actions.setGlobalData(data);
    },

    configureWebpack(config) {
      // Docusaurus puts every imported style sheet into the one file of the first load. A style sheet
      // imported as `name.css?asset` stays a file of its own, and the import is its address.
      for (const rule of (config.module?.rules ?? []) as StyleRule[]) {
        if (rule.test instanceof RegExp && rule.test.test('a.css')) {
          rule.resourceQuery = {not: [/^\?asset$/]};
        }
      }
      return {
        module: {
          rules: [
            {
              test: /\.css$/,
              resourceQuery: /^\?asset$/,
              type: 'asset/resource',
              generator: {filename: 'assets/css/[name].[contenthash:8].css'},
            },
          ],
        },
        // Under `npm start` there are no built pages to read: the index of the latest build answers.
        devServer: {
          static: [
            {publicPath: `${baseUrl}${SEARCH_FOLDER}`, directory: join(outDir, SEARCH_FOLDER)},
          ],
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir: built, siteConfig, routesPaths}) {
      const questions = loadQuestions(siteDir);
      refuseUnknownRoutes(
        questions,
        new Set(routesPaths.map((route) => `/${route.slice(baseUrl.length)}`)),
      );
      if (setup.engine !== 'embedded') return;
      const siteUrl = new URL(siteConfig.baseUrl, siteConfig.url).href;
      const records = withMessages(
        withQuestions(await recordsOfSite(built, siteUrl), questions, siteUrl),
        currentFacts(siteDir).messages,
        siteUrl,
      );
      await writeIndex(records, join(built, SEARCH_FOLDER));
    },
  };
}
