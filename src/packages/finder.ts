/**
 * Finds packages by their names and commands, for the search dialog: in small files by the first two
 * letters of a word, so that no list of all packages is loaded. Pure, but for the loading.
 */
import {STOP_WORDS} from '../search/text/stop-words';
import {lastPart} from './list';

/** A package as the dialog offers it. */
export type Offer = {
  readonly name: string;
  readonly commands: readonly string[];
  readonly summary: string;
  readonly aliases: readonly string[];
  /** Whether many teams use it. */
  readonly isCommon: boolean;
};

/** How many files there are. */
export const BUCKETS = 256;
/** How many packages are offered. */
const OFFERS = 3;
/** Of a query, so many words are looked up. */
const MOST_WORDS = 4;
/** From so many letters on, a word may be the beginning of a name. */
const PREFIX = 3;

/** In which file the packages are whose names begin like a word. */
export function bucketOf(word: string): number {
  const [first = 0, second = 0] = [...word.toLowerCase()].map((each) => each.codePointAt(0) ?? 0);
  return (first * 31 + second) % BUCKETS;
}

/** The names by which a package is looked up, in small letters: commands, the name whole and in part, aliases. */
const namesOf = ({name, commands, aliases}: Offer): string[] =>
  [name, lastPart(name), ...commands, ...aliases.flatMap((each) => [each, lastPart(each)])].map(
    (each) => each.toLowerCase(),
  );

/** The files: a line for each package, those that many use first, and in order of their names. */
export function packBuckets(offers: readonly Offer[]): string[] {
  const lines = Array.from({length: BUCKETS}, (): string[] => []);
  const sorted = [...offers].sort((a, b) => Number(b.isCommon) - Number(a.isCommon));
  for (const offer of sorted) {
    const {name, commands, summary, aliases, isCommon} = offer;
    const said = commands.join(' ');
    const line = [
      name,
      said === lastPart(name) ? '' : said,
      summary,
      aliases.join(' '),
      isCommon ? '1' : '',
    ].join('\t');
    for (const bucket of new Set(namesOf(offer).map(bucketOf))) lines[bucket]?.push(line.trimEnd());
  }
  return lines.map((own) => own.join('\n'));
}

/** Reads a file. */
export const unpackBucket = (text: string): Offer[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', commands, summary = '', aliases, common] = line.split('\t');
      return {
        name,
        commands: commands ? commands.split(' ') : [lastPart(name)],
        summary,
        aliases: aliases ? aliases.split(' ') : [],
        isCommon: common === '1',
      };
    });

/** The words of a query that may be names of packages: the whole of it if it is one word. */
export function wordsOf(query: string): string[] {
  const words = query
    .toLowerCase()
    .split(/[\s,;"'`()]+/)
    .map((word) => word.replace(/[.:?!]+$/, '').replace(/(?<=.)@.*$/, ''))
    .filter((word) => /^[a-z0-9][\w./+-]+$/.test(word));
  const said = words.filter((word) => !STOP_WORDS.has(word) && word !== 'aqua');
  return [...new Set(said)].slice(0, MOST_WORDS);
}

/**
 * The packages that a query names, best first: those with the very name or command, then, for a query
 * of one word, those whose names begin with it. Among the words of a longer query only packages that many
 * use are names; "cache" is most often no package.
 *
 * @param offers the packages of a word's file
 */
export function offersFor(query: string, offers: (word: string) => readonly Offer[]): Offer[] {
  const words = wordsOf(query);
  const isAlone = query.trim().split(/\s+/).length === 1;
  const exact = words.flatMap((word) =>
    offers(word).filter((each) => (isAlone || each.isCommon) && namesOf(each).includes(word)),
  );
  const begun = words.flatMap((word) =>
    isAlone && word.length >= PREFIX
      ? offers(word).filter((each) => namesOf(each).some((name) => name.startsWith(word)))
      : [],
  );
  const byName = new Map([...exact, ...begun].map((each) => [each.name, each]));
  return [...byName.values()].slice(0, OFFERS);
}

/** What of `fetch` is used. */
type Get = (address: string) => Promise<Response>;

/**
 * A function that gives the packages that a query names. A file that cannot be had offers nothing, and is
 * asked for again by the next query.
 *
 * @param folder the address of the files, with its slash
 */
export function createFinder(
  folder: string,
  get: Get = fetch,
): (query: string) => Promise<Offer[]> {
  const files = new Map<number, Promise<Offer[]>>();
  const load = (bucket: number): Promise<Offer[]> => {
    const known = files.get(bucket);
    if (known) return known;
    const file = get(`${folder}${bucket}.txt`)
      .then((response) => (response.ok ? response.text() : Promise.reject(response.status)))
      .then(unpackBucket);
    files.set(bucket, file);
    return file.catch(() => {
      files.delete(bucket);
      return [];
    });
  };
  return async (query) => {
    const words = wordsOf(query);
    const loaded = await Promise.all(words.map((word) => load(bucketOf(word))));
    return offersFor(query, (word) => loaded[words.indexOf(word)] ?? []);
  };
}
