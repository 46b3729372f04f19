import {type KnownFacts, withFacts} from './facts';
import {recordsOfSite} from './pages';
import {type PlaceQueries, withQueries} from './queries';
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
  readonly queries: readonly PlaceQueries[];
  /** The facts that add names to records, and the folder of the index; undefined if Algolia answers. */
  readonly index: {readonly facts: KnownFacts; readonly folder: string} | undefined;
}

/**
 * Checks the places of questions and queries against the pages of a built site, and writes its index.
 *
 * @throws FactsError if one of the places does not exist
 */
export async function writeSearch(site: BuiltSite): Promise<void> {
  const records = await recordsOfSite(site.folder, site.url);
  const {questions, queries} = site;
  refuseUnknownPlaces([...questions, ...queries], site.routes, records);
  if (!site.index) return;
  const {facts, folder} = site.index;
  const asked = withQueries(withQuestions(records, questions), queries);
  await writeIndexes(withFacts(asked, facts), folder);
}
