/** The list of packages in the browser. It is loaded once, when a reader first needs it. */
import {loadOnce} from '../loadOnce';
import {QUERY_LIMIT} from '../search/limits';
import {type ListFile, type Row, unpackList} from './list';
import type {PackagesProps} from './props';
import {PackageRanker} from './rank';

/** The list, ready to be searched. */
export interface PackageList {
  readonly rows: readonly Row[];
  /** The rows that match, best first. A long query, such as an unknown address, is cut: each word takes time. */
  find(query: string): Row[];
}

/** The error if the server does not have the list: a newer deployment has replaced it. */
export class MissingListError extends Error {}

async function fetchList({list, purposes}: PackagesProps): Promise<PackageList> {
  const response = await fetch(list);
  if (response.status === 404) throw new MissingListError(list);
  if (!response.ok) throw new Error(`${list}: ${response.status}`);
  const rows = unpackList((await response.json()) as ListFile);
  // A search may name purposes by their labels.
  const ranker = new PackageRanker(
    rows,
    Object.fromEntries(purposes.map(({id, label}) => [id, label])),
  );
  return {
    rows,
    find: (query) => ranker.find(query.slice(0, QUERY_LIMIT)).map((row) => rows[row] as Row),
  };
}

/** Loads the list once; after a failure, again. Under `npm start`, its address changes with the facts. */
export const loadList = loadOnce(fetchList, ({list}) => list);
