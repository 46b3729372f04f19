import {loadOnce} from '../../loadOnce';
import {type Filters, SearchError} from '../answer';
import {
  FORMAT,
  type IndexFile,
  type Manifest,
  type ManifestEntry,
  type SearchIndex,
  type StoredText,
  type TextFile,
} from '../index/format';
import {unpacking, unpackText} from '../index/read';
import type {VectorFile} from '../index/vectors';
import type {SimilarityOf} from './similarity';

/** The part of `fetch` that is used. */
export type Get = (address: string, options?: {cache?: RequestCache}) => Promise<Response>;

/** Runs the steps of a long task for a few milliseconds at a time, so that keys are handled in between. */
async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (let since = performance.now(); ; ) {
    const {done, value} = steps.next();
    if (done) return value;
    if (performance.now() - since < 8) continue;
    await new Promise((resume) => setTimeout(resume, 0));
    since = performance.now();
  }
}

/** A loaded index, and a function that fetches the text of a page of it. */
export type LoadedIndex = {
  index: SearchIndex;
  /** The text of a page, or undefined if it cannot be loaded. Only a failed request is sent again. */
  textOf(page: number): Promise<TextFile | undefined>;
  /** The text of a page if it is loaded. */
  knownText(page: number): TextFile | undefined;
  /** How much places are like a query in meaning, or undefined if it cannot be loaded. Loaded once. */
  similarity(): Promise<SimilarityOf | undefined>;
};

/**
 * Returns a function that loads the index for the docs version of filters. It throws a SearchError if it cannot.
 *
 * @param manifest the URL of the file that lists the files of the index, which are in its folder
 */
export function createIndexLoader(
  manifest: string,
  get: Get,
): (filters: Filters) => Promise<LoadedIndex> {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);

  async function json(address: string, cache?: RequestCache): Promise<unknown> {
    let response: Response;
    try {
      response = await get(address, cache && {cache});
    } catch (cause) {
      throw new SearchError(`${address} cannot be reached`, 'unreachable', cause);
    }
    // A development server sends its page instead of a missing file.
    const isJson = /json/.test(response.headers.get('content-type') ?? 'json');
    if (response.status === 404 || (response.ok && !isJson)) {
      throw new SearchError(`${address} is not on the server`, 'missing');
    }
    if (!response.ok) throw new SearchError(`${address}: ${response.status}`, 'unreachable');
    try {
      return await response.json();
    } catch (cause) {
      throw new SearchError(`${address} is not complete`, 'damaged', cause);
    }
  }

  async function load(filters: Filters, cache?: RequestCache): Promise<LoadedIndex> {
    const listed = (await json(manifest, cache)) as Manifest | null;
    if (listed?.format !== FORMAT) {
      throw new SearchError('The index has another format', 'missing');
    }
    const entry = entryFor(listed, filters);
    if (typeof entry?.index !== 'string') {
      throw new SearchError(`${manifest} does not list an index`, 'damaged');
    }
    const file = (await json(folder + entry.index, cache)) as IndexFile;
    try {
      const index = await inSlices(unpacking(file));
      return {index, ...textsOf(entry), similarity: similarityOf(entry, index.terms.length)};
    } catch (cause) {
      throw new SearchError(`${entry.index} cannot be read`, 'damaged', cause);
    }
  }

  /** Loads the vectors, and the code that reads them, only when a query needs them. */
  function similarityOf({vectors}: ManifestEntry, terms: number): LoadedIndex['similarity'] {
    const loadVectors = loadOnce(async (address: string) => {
      const [file, {similarityFrom}] = await Promise.all([
        json(folder + address),
        import('./similarity'),
      ]);
      return similarityFrom(file as VectorFile, terms);
    });
    // Without it, the words of a query decide, which is not an error. The next query tries again.
    return async () =>
      vectors === undefined ? undefined : loadVectors(vectors).catch(() => undefined);
  }

  function textsOf(entry: ManifestEntry): Pick<LoadedIndex, 'textOf' | 'knownText'> {
    const texts = new Map<number, TextFile>();
    const loadText = loadOnce(async (page: number) => {
      const stored = await json(`${folder}${entry.texts}/${page}.json`);
      const text = unpackText(stored as StoredText);
      texts.set(page, text);
      return text;
    });
    return {
      knownText: (page) => texts.get(page),
      // Without the text, a hit has no snippet, which is not an error.
      textOf: (page) => loadText(page).catch(() => undefined),
    };
  }

  return async (filters) => {
    try {
      return await load(filters);
    } catch (error) {
      // An old manifest in the browser's cache lists files of an earlier deployment, and a damaged file may
      // be intact on the server.
      if (!(error instanceof SearchError) || error.fault === 'unreachable') throw error;
      return load(filters, 'reload');
    }
  };
}

/** The index of the current docs version, or the first index if that version has none. */
function entryFor({indexes}: Manifest, filters: Filters): ManifestEntry | undefined {
  const entries = Object.entries(indexes ?? {});
  const own = entries.find(([tag]) => filters.tags.includes(tag));
  return (own ?? entries[0])?.[1];
}
