/** The list of packages in the browser. It is loaded once, when a reader first needs it. */
import {type ListFile, type Row, unpackList} from './list';
import {Ranker} from './rank';

/** The list, ready to be searched. */
export interface PackageList {
  readonly rows: readonly Row[];
  /** The rows that match, best first. */
  find(query: string): Row[];
}

const lists = new Map<string, Promise<PackageList>>();

/**
 * Loads the list at `address` once. If loading fails, the next call tries again.
 * @param labels the labels of purposes by their ids, which a search may name
 */
export function loadList(
  address: string,
  labels: Readonly<Record<string, string>> = {},
): Promise<PackageList> {
  const known = lists.get(address);
  if (known) return known;
  const list = fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json() as Promise<ListFile>;
    })
    .then((file) => {
      const rows = unpackList(file);
      const ranker = new Ranker(rows, labels);
      return {
        rows,
        find: (query: string) => ranker.find(query).map((row) => rows[row] as Row),
      };
    });
  lists.set(address, list);
  list.catch(() => lists.delete(address));
  return list;
}
