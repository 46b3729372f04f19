/**
 * Finds packages by their names and commands, for the search dialog. The packages are in small files by
 * the first two letters of a word, so that the dialog does not load the list of all packages. Pure,
 * except for the loading.
 */

import {loadOnce} from '../loadOnce';
import {distance} from '../search/engine/fuzzy';
import {lastPart} from '../search/index/format';
import {type ListFile, packList, type Row, unpackList} from './list';
import {possibleNames} from './names';

const COLUMNS = ['name', 'commands', 'summary', 'aliases', 'isCommon'] as const;

/** A package that search offers. */
export type Offer = Pick<Row, (typeof COLUMNS)[number]>;

/** A found package, and whether a word of the query is one of its names. */
export type FoundOffer = Offer & {isNamed: boolean};

/** The number of files. */
export const BUCKETS = 256;
const OFFERS = 3;
/** The minimum length of a word that is compared with the beginnings of names. */
const PREFIX = 3;
/** The minimum length of a word that may be a misspelled name. Shorter words are often one edit from other words. */
const MISSPELLED = 5;

/** The index of the file with the packages whose names start like `word`. */
export function bucketOf(word: string): number {
  const [first = 0, second = 0] = [...word.toLowerCase()].map((each) => each.codePointAt(0) ?? 0);
  return (first * 31 + second) % BUCKETS;
}

/** The names of a package, in lower case: its name, the last part of it, its commands, and its aliases. */
const allNames = ({name, commands, aliases}: Offer): string[] =>
  [name, lastPart(name), ...commands, ...aliases.flatMap((each) => [each, lastPart(each)])].map(
    (each) => each.toLowerCase(),
  );

/** The content of each file, as JSON. Common packages come first. */
export function packBuckets(offers: readonly Offer[]): string[] {
  const buckets = Array.from({length: BUCKETS}, (): Offer[] => []);
  const sorted = [...offers].sort((a, b) => Number(b.isCommon) - Number(a.isCommon));
  for (const offer of sorted) {
    for (const bucket of new Set(allNames(offer).map(bucketOf))) buckets[bucket]?.push(offer);
  }
  return buckets.map((own) => JSON.stringify(packList(own, COLUMNS)));
}

/**
 * The packages that match a query, best first: exact matches of a name or a command, and then, if the
 * query is one word, names that start with it, or else common packages of whose names it is a misspelling. A word
 * of a longer query only matches common packages, because a word such as "cache" is rarely the name of a package.
 *
 * @param offers returns the packages in the file of a word
 */
export function offersFor(query: string, offers: (word: string) => readonly Offer[]): FoundOffer[] {
  const words = possibleNames(query);
  const isAlone = query.trim().split(/\s+/).length === 1;
  const exact = words.flatMap((word) =>
    offers(word).filter((each) => (isAlone || each.isCommon) && allNames(each).includes(word)),
  );
  const begun = words.flatMap((word) =>
    isAlone && word.length >= PREFIX
      ? offers(word).filter((each) => allNames(each).some((name) => name.startsWith(word)))
      : [],
  );
  const misspelled = words.flatMap((word) =>
    isAlone && word.length >= MISSPELLED && exact.length + begun.length === 0
      ? offers(word).filter(
          (each) => each.isCommon && allNames(each).some((name) => distance(word, name, 1) === 1),
        )
      : [],
  );
  const byName = new Map([...exact, ...begun, ...misspelled].map((each) => [each.name, each]));
  return [...byName.values()]
    .slice(0, OFFERS)
    .map((each) => ({...each, isNamed: exact.includes(each)}));
}

/**
 * Returns a function that finds the packages that match a query. If a file fails to load, its packages
 * are missing from the result, and the next query loads it again.
 *
 * @param folder the URL of the folder of the files, ending in a slash
 */
export function createFinder(folder: string): (query: string) => Promise<FoundOffer[]> {
  const load = loadOnce(async (bucket: number): Promise<Offer[]> => {
    const response = await fetch(`${folder}${bucket}.json`);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return unpackList((await response.json()) as ListFile);
  });
  return async (query) => {
    const words = possibleNames(query);
    const loaded = await Promise.all(words.map((word) => load(bucketOf(word)).catch(() => [])));
    return offersFor(query, (word) => loaded[words.indexOf(word)] ?? []);
  };
}
