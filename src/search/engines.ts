import type {SearchEngine} from './answer';
import type {SearchData} from './data';
import {createEmbeddedEngine} from './engine';

/** Algolia's engine, in a separate chunk: a site with an embedded index never loads it. */
function algoliaOf(data: SearchData): SearchEngine {
  let made: SearchEngine | undefined;
  const load = async () => {
    const {createAlgoliaEngine} = await import('./algolia');
    made ??= createAlgoliaEngine(data);
    return made;
  };
  return {
    addsTexts: false,
    prepare: async (filters) => (await load()).prepare(filters),
    search: async (request, texts) => (await load()).search(request, texts),
    suggest: async (query, filters) => (await load()).suggest(query, filters),
  };
}

let engine: SearchEngine | undefined;

/** The engine of this build. The dialog and the search page share one instance. */
export function engineOf(data: SearchData): SearchEngine {
  engine ??= data.engine === 'algolia' ? algoliaOf(data) : createEmbeddedEngine(data.manifest);
  return engine;
}
