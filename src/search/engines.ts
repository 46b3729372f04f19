import {createAlgoliaEngine} from './algolia';
import type {SearchEngine} from './answer';
import type {SearchData} from './data';
import {createEmbeddedEngine} from './engine';

let engine: SearchEngine | undefined;

/** The engine of this build: one for the dialog and the search page, as long as the page lives. */
export function engineOf(data: SearchData): SearchEngine {
  engine ??=
    data.engine === 'algolia' ? createAlgoliaEngine(data) : createEmbeddedEngine(data.manifest);
  return engine;
}
