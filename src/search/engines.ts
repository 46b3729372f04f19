import {loadOnce} from '../loadOnce';
import type {SearchEngine} from './answer';
import type {SearchData} from './data';
import {createEmbeddedEngine} from './engine';

/** Loads Algolia's engine and client, in a separate chunk: a site with an embedded index never loads them. */
const loadAlgolia = loadOnce(async (data: SearchData) =>
  (await import('./algolia')).createAlgoliaEngine(data),
);

const algoliaOf = (data: SearchData): SearchEngine => ({
  addsTexts: false,
  prepare: () => loadAlgolia(data).then(() => undefined),
  search: async (request) => (await loadAlgolia(data)).search(request),
  suggest: async (query, filters) => (await loadAlgolia(data)).suggest(query, filters),
});

let engine: SearchEngine | undefined;

/** The engine of this build. The dialog and the search page share one instance. */
export function engineOf(data: SearchData): SearchEngine {
  engine ??= data.engine === 'algolia' ? algoliaOf(data) : createEmbeddedEngine(data.manifest);
  return engine;
}
