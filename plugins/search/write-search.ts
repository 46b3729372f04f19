import {type KnownFacts, withFacts} from './facts';
import {recordsOfSite} from './pages';
import {type PageQuestions, refuseUnknownPlaces, withQuestions} from './questions';
import {writeIndexes} from './write-indexes';

/** What search reads and writes after a build. Plain data, because a thread gets a copy of it. */
export interface BuiltSite {
  /** The folder of the built site. */
  readonly folder: string;
  /** Its address, base URL included. */
  readonly url: string;
  /** The routes of its pages, below the base URL. */
  readonly routes: readonly string[];
  readonly questions: readonly PageQuestions[];
  /** The facts that add names to records, and the folder of the index; undefined if Algolia answers. */
  readonly index: {readonly facts: KnownFacts; readonly folder: string} | undefined;
}

/**
 * Checks the questions against the pages of a built site, and writes its index.
 *
 * @throws FactsError if a question names a place that does not exist
 */
export async function writeSearch(site: BuiltSite): Promise<void> {
  const records = await recordsOfSite(site.folder, site.url);
  refuseUnknownPlaces(site.questions, site.routes, records);
  if (!site.index) return;
  const {facts, folder} = site.index;
  await writeIndexes(withFacts(withQuestions(records, site.questions), facts), folder);
}
