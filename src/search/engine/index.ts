import {loadOnce} from '../../loadOnce';
import {
  type Answer,
  type Filters,
  type SearchEngine,
  type SearchRequest,
  suggestionsFrom,
} from '../answer';
import {ENTRY, type IndexedPage} from '../index/format';
import {type InTime, inTime} from '../inTime';
import {HITS_PER_PAGE, SIMILARITY_MS} from '../limits';
import {capQuery} from '../text/paste';
import {tokenize} from '../text/tokens';
import {createIndexLoader, type Get, type LoadedIndex} from './files';
import {candidatesOf, hitOf, settled} from './hits';
import {type PageHit, Ranker} from './rank';
import {RESULTS, SENTENCES} from './ranking';
import type {SimilarityOf} from './similarity';
import synonyms from './synonyms.json';

/** A loaded index with its ranker, and its similarity within the time that an answer waits for it. */
type Loaded = LoadedIndex & {ranker: Ranker; similarityInTime: InTime<SimilarityOf | undefined>};

/** Reads the names of all pages, a few at a time, so that keys are handled in between. */
function prepareNames(ranker: Ranker, from = 0): void {
  setTimeout(() => {
    if (ranker.prepare(from, 20)) prepareNames(ranker, from + 20);
  }, 0);
}

/**
 * The embedded engine, which uses an index that the build wrote.
 *
 * It does not load anything before the first search (or `prepare`). The next search repeats failed requests.
 *
 * @param manifest the URL of the file that lists the files of the index
 */
export function createEmbeddedEngine(
  manifest: string,
  get: Get = (address, options) => fetch(address, options),
): SearchEngine {
  const load = createIndexLoader(manifest, get);
  /** The index of the docs version of the filters. */
  const ready = loadOnce(
    async (filters: Filters): Promise<Loaded> => {
      const loaded = await load(filters);
      const ranker = new Ranker(loaded.index, synonyms);
      prepareNames(ranker);
      const similarityInTime = inTime<SimilarityOf | undefined>(SIMILARITY_MS, undefined);
      return {...loaded, ranker, similarityInTime};
    },
    ({tags}) => tags.join(' '),
  );

  return {
    addsTexts: true,
    prepare: (filters) => ready(filters).then(() => undefined),
    async search(request, texts = Number.POSITIVE_INFINITY) {
      const loaded = await ready(request.filters);
      const {query} = request;
      const words = query.trim().split(/\s+/).length;
      // The next letter makes it a sentence.
      if (words === SENTENCES.words - 1 && /\s$/.test(query)) void loaded.similarity();
      const isSentence = words >= SENTENCES.words;
      const similarityOf = isSentence
        ? await loaded.similarityInTime(query, loaded.similarity)
        : undefined;
      return answer(loaded, request, texts, similarityOf);
    },
    async suggest(query, filters) {
      const words = tokenize(query.slice(0, 500)).map(({text}) => text);
      if (words.length < 2) return suggestionsFrom([]);
      const {ranker} = await ready(filters);
      return suggestionsFrom(
        words.filter((word) => word.length > 2 && ranker.rank(word, filters).pages.length > 0),
      );
    },
  };
}

/** Whether a page or one of its places has the query as its name, or the title of the page contains it. */
const isSubject = (hit: PageHit | undefined): boolean =>
  hit !== undefined && (hit.exact !== undefined || hit.title > 0);

/** Answers a request with a loaded index. */
async function answer(
  {ranker, index, textOf, knownText}: Loaded,
  {query, filters, page = 0, snippetWords}: SearchRequest,
  texts: number,
  similarityOf: SimilarityOf | undefined,
): Promise<Answer> {
  const asked = capQuery(query);
  if (!asked.trim()) return {query, hits: [], count: 0, page, pageCount: 0};
  const ranked = ranker.rank(asked, filters, similarityOf);
  const candidates = candidatesOf(
    ranked.pages,
    (number, heading) => index.pages[number]?.headings[heading]?.level === ENTRY,
  );
  const start = page * HITS_PER_PAGE;
  // The first hit of a page, which moves to the section that answers, may be among the earlier hits.
  const known = candidates.slice(0, start + HITS_PER_PAGE);
  const numbers = [...new Set(known.slice(start).map(({hit}) => hit.page))];
  await Promise.all(numbers.slice(0, texts).map(textOf));
  // The first texts determine the targets of hits, so scrolling the list does not change them.
  const open = page === 0 ? numbers.slice(0, RESULTS.openPages) : [];
  const sectionOf = (number: number): number =>
    ranked.sectionOf(number, open.includes(number) ? knownText(number) : undefined);
  return {
    query,
    hits: settled(known, sectionOf)
      .slice(start)
      .map((candidate) => {
        const {page: number} = candidate.hit;
        const own = index.pages[number] as IndexedPage;
        const context = {origin: index.origin, answer: ranked, snippetWords};
        return hitOf(candidate, own, knownText(number), context);
      }),
    count: candidates.length,
    page,
    pageCount: Math.ceil(candidates.length / HITS_PER_PAGE),
    isSubject: isSubject(ranked.pages[0]),
  };
}
