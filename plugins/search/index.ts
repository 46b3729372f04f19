import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import type {SearchData} from '../../src/search/data';
import {currentFacts} from '../facts/load';
import {pagesOf} from '../facts/pages';
import {inThread} from '../thread';
import type {SearchSetup} from './environment';
import type {KnownFacts} from './facts';
import {loadQueries} from './queries';
import {loadQuestions, refuseUnknownPlaces} from './questions';
import {routeOf} from './versions';
import type {writeSearch} from './write-search';

/** The folder of the embedded index, below the site's base URL. */
const SEARCH_FOLDER = 'assets/search';

/** The facts that add names to records, without the others, because the thread gets a copy. */
function knownFacts(siteDir: string): KnownFacts {
  const {messages, fields, environment, commands} = currentFacts(siteDir);
  return {messages, fields, environment, commands};
}

/** The build's part of search: the data for the browser, and the index. */
export default function searchPlugin(context: LoadContext, setup: SearchSetup): Plugin {
  const {baseUrl, outDir, siteConfig, siteDir} = context;
  return {
    name: 'search',

    // Invalid questions and queries, and those of an unknown page, stop the build early; `npm start` does not use them.
    // The sections of pages are known after the build: see write-search.ts.
    async allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'production') return;
      const places = [...loadQuestions(siteDir), ...loadQueries(siteDir)];
      const pages = places.map((place) => ({...place, anchor: undefined}));
      const routes = pagesOf(allContent, baseUrl).map(({permalink, version = ''}) =>
        routeOf(permalink, version, baseUrl),
      );
      refuseUnknownPlaces(pages, routes, []);
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

    configureWebpack() {
      return {
        // Under `npm start`, there are no built pages, so search uses the index of the latest build.
        devServer: {
          static: [
            {publicPath: `${baseUrl}${SEARCH_FOLDER}`, directory: join(outDir, SEARCH_FOLDER)},
          ],
        },
      } as Configuration;
    },

    async postBuild({routesPaths}) {
      await inThread<typeof writeSearch>(join(__dirname, 'write-search.ts'), 'writeSearch', {
        folder: outDir,
        url: new URL(baseUrl, siteConfig.url).href,
        // With several docs versions, the paths of the current version may also contain a segment.
        routes: routesPaths.map((path) => `/${path.slice(baseUrl.length)}`),
        questions: loadQuestions(siteDir),
        queries: loadQueries(siteDir),
        index:
          setup.engine === 'embedded'
            ? {facts: knownFacts(siteDir), folder: join(outDir, SEARCH_FOLDER)}
            : undefined,
      });
    },
  };
}
