import type {Filters} from '../answer';
import {ENTRY, type IndexedPage, type SearchIndex, type TextFile} from '../index/format';
import {STOP_WORDS} from '../text/stop-words';
import {words} from '../text/tokens';
import {ExactNames, type NamedPlace} from './exact';
import {type Concept, type ExpandedQuery, expandQuery} from './expand';
import {keepBest, Lexicon} from './lexicon';
import {type Name, Names, type PageNames} from './names';
import {type ParsedQuery, parseQuery, withoutTypography} from './query';
import {RANKING, RESULTS, SENTENCES, SIMILARITY} from './ranking';
import {
  type BodyScore,
  coverage,
  scoreBodies,
  scoreKeywords,
  scoreName,
  TermMatches,
  totalWeight,
} from './score';
import {type ConceptMatch, type ConceptsOf, sectionFor} from './sections';
import type {PlaceTerms, SimilarityOf} from './similarity';
import {type SynonymList, Synonyms} from './synonyms';

/** A matching page, and its matching headings (best first). */
export type PageHit = {
  page: number;
  score: number;
  /** How much of the query its title covers. */
  title: number;
  headings: {heading: number; score: number}[];
  /** If the query is the name of a place: that place, a heading of the page or (-1) its top. */
  exact?: number;
};

/** The weight of a word of a text: how rare its concept is; 0 if it does not match the query. */
export type Weigh = (word: {text: string; stem: string}) => number;

/** The pages that match a query, best first, and what to highlight on them. */
export type RankedPages = {
  pages: PageHit[];
  weigh: Weigh;
  /**
   * The place of a page that answers: the number of a heading, or -1 for the top of the page.
   *
   * @param text the text of the page, if it is loaded
   */
  sectionOf: (page: number, text?: TextFile) => number;
  /** Whether the reader typed a word of a text, in any of its forms. */
  isTyped: (word: {text: string; stem: string}) => boolean;
};

/** How much the places of a page are like the query in meaning. */
type PageSimilarity = (page: number) => ReadonlyMap<number, number>;

/** The pages, with the first ones in the order of their scores and of how much their best place is like the query. */
function bySimilarity(pages: readonly PageHit[], similarity: PageSimilarity): PageHit[] {
  const first = pages.slice(0, SENTENCES.pages).map((hit) => {
    const best = Math.max(0, ...similarity(hit.page).values());
    return {...hit, score: hit.score * Math.exp(SIMILARITY.weight * best)};
  });
  first.sort((a, b) => b.score - a.score);
  return [...first, ...pages.slice(SENTENCES.pages)];
}

/** The headings and entries of a page that match, best first. */
function headingsOf({headings}: PageNames, matches: TermMatches): PageHit['headings'] {
  return headings
    .map((name, heading) => ({heading, score: scoreName(name, matches)}))
    .filter(({score}) => score > RESULTS.headingFloor)
    .sort((a, b) => b.score - a.score);
}

/** Ranks the pages of one index. The constructor is cheap; names are read when they are first needed. */
export class Ranker {
  readonly index: SearchIndex;
  readonly #lexicon: Lexicon;
  readonly #names: Names;
  readonly #synonyms: Synonyms;
  readonly #exact: ExactNames;
  /** The terms of the places that may answer a question, for each page that was scored. */
  readonly #places: (readonly PlaceTerms[] | undefined)[] = [];

  constructor(index: SearchIndex, synonyms: SynonymList) {
    this.index = index;
    this.#lexicon = new Lexicon(index);
    this.#names = new Names(index, this.#lexicon);
    this.#synonyms = new Synonyms(synonyms);
    this.#exact = new ExactNames(index);
  }

  /** Reads the names of some pages in advance. Returns whether there are more. */
  prepare(from: number, count: number): boolean {
    const end = Math.min(this.index.pages.length, from + count);
    for (let page = from; page < end; page++) {
      this.placesOf(page);
    }
    this.#exact.prepare();
    return end < this.index.pages.length;
  }

  /**
   * The pages that match a query, best first.
   *
   * @param similarityOf also ranks the first pages by their meaning
   */
  rank(typed: string, filters?: Filters, similarityOf?: SimilarityOf): RankedPages {
    const query = withoutTypography(typed);
    const parsed = parseQuery(query, (name) => this.#lexicon.commandsFor(name).size > 0);
    const expanded = expandQuery(parsed, this.#lexicon, this.#synonyms);
    const isWanted = (page: number): boolean => {
      const {language, tag} = this.index.pages[page] as IndexedPage;
      return !filters || (filters.language === language && filters.tags.includes(tag));
    };
    const matches = new TermMatches(expanded);
    const hits: PageHit[] = [];
    for (const [page, body] of scoreBodies(expanded, this.#lexicon)) {
      if (isWanted(page)) hits.push(this.#hitOf(page, body, parsed, matches));
    }
    if (parsed.isError) this.#addMessages(hits, expanded.concepts);
    hits.sort((a, b) => b.score - a.score || a.page - b.page);
    const floor = (hits[0]?.score ?? 0) * RESULTS.scoreFloor;
    const pages = hits.filter(({score}) => score >= floor);
    const asked = words(parsed.text)
      .map(({stem}) => this.#lexicon.find(stem))
      .filter((term) => term !== undefined);
    const similarity = similarityOf && ((page: number) => similarityOf(asked, this.placesOf(page)));
    const written = words(query).map(({text}) => text);
    return {
      pages: this.#withNamedPlace(
        similarity ? bySimilarity(pages, similarity) : pages,
        query,
        isWanted,
      ),
      weigh: this.#weighing(written, expanded),
      sectionOf: this.#sections(expanded, similarity),
      isTyped: this.#typed(written, expanded),
    };
  }

  /** The pages, starting with the place whose name is the query, if there is one. */
  #withNamedPlace(pages: PageHit[], query: string, isWanted: (page: number) => boolean): PageHit[] {
    const places = this.#exact.find(query).filter(({page}) => isWanted(page));
    const rank = ({page}: {page: number}): number => this.index.pages[page]?.rank ?? 0;
    const headingOf = ({page, heading}: NamedPlace) => this.index.pages[page]?.headings[heading];
    const anchor = (place: NamedPlace): string => headingOf(place)?.anchor ?? '';
    // A separate entry ranks before a line in a list.
    const isOwn = (place: NamedPlace): boolean =>
      anchor(place).toLowerCase() === place.name.toLowerCase();
    // The page that explains a name, even if there is also an entry; for a message, its own page.
    const explaining = new Set(places.map((place) => headingOf(place)?.explained));
    const explains = ({page}: NamedPlace): boolean => explaining.has(page);
    const order = ({page}: NamedPlace): number => {
      const at = pages.findIndex((hit) => hit.page === page);
      return at < 0 ? pages.length : at;
    };
    // The name of the tool says nothing before another name: `aqua import`.
    const asked = query.trim().replace(/^aqua /, '');
    const isPlain = /^[a-z]+$/.test(asked);
    const [place] = [...places].sort(
      (a, b) =>
        // A separate page ranks before an entry on a page with many entries.
        Number(b.heading < 0) - Number(a.heading < 0) ||
        // For an ordinary word, pages for users of packages rank before pages for their authors.
        (isPlain ? rank(b) - rank(a) : 0) ||
        Number(b.name === asked) - Number(a.name === asked) ||
        Number(isOwn(b)) - Number(isOwn(a)) ||
        Number(explains(b)) - Number(explains(a)) ||
        rank(b) - rank(a) ||
        // A field of a package ranks before the fields of its objects with the same name.
        anchor(a).length - anchor(b).length ||
        order(a) - order(b),
    );
    if (!place) return pages;
    const known = pages.find(({page}) => page === place.page);
    const own = {
      ...(known ?? {page: place.page, score: 0, title: 0, headings: []}),
      exact: place.heading,
    };
    const others = pages.filter((hit) => hit !== known);
    // If an ordinary word already finds the guide about the field with this name, keep that order.
    const [first] = pages;
    const isGuideFirst =
      first &&
      isPlain &&
      place.heading >= 0 &&
      rank(first) >= RESULTS.guideRank &&
      places.some((each) => each.name === asked && headingOf(each)?.explained === first.page);
    return isGuideFirst ? [first, own, ...others.filter((hit) => hit !== first)] : [own, ...others];
  }

  /** A page with its score: body, boosts of its names, prior, and affinity. */
  #hitOf(
    page: number,
    {body, affinity}: BodyScore,
    query: ParsedQuery,
    matches: TermMatches,
  ): PageHit {
    const names = this.#names.of(page);
    const byTitle = scoreName(names.title, matches);
    const byAddress = RANKING.addressBoost * scoreName(names.address, matches);
    const title = Math.max(byTitle, byAddress);
    const headings = headingsOf(names, matches);
    const {keywords} = this.index.pages[page] as IndexedPage;
    const keyword = scoreKeywords(keywords, matches, this.#lexicon);
    const matched =
      body +
      title +
      RANKING.headingBoost *
        (headings.find(({heading}) => !this.#isEntry(page, heading))?.score ?? 0) +
      RANKING.keywordBoost * keyword;
    const place = 1 + RANKING.placeBoost * this.#placeOf(page, matches);
    const score = matched * this.#priorOf(page, query) * Math.exp(affinity) * place;
    return {page, score, title, headings};
  }

  /** How much of the query the best place of a page covers: its name and the questions that it answers. */
  #placeOf(page: number, matches: TermMatches): number {
    return Math.max(0, ...this.placesOf(page).map(([, terms]) => coverage(terms, matches)));
  }

  /** The terms of the places of a page: of their names, and of the questions that they answer. */
  placesOf(page: number): readonly PlaceTerms[] {
    this.#places[page] ??= this.#readPlaces(page);
    return this.#places[page];
  }

  #readPlaces(page: number): PlaceTerms[] {
    const asked = new Map(this.index.pages[page]?.questions);
    return this.#namesOfPlaces(page)
      .map(({stems}, i): PlaceTerms => [i - 1, [...stems, ...(asked.get(i - 1) ?? [])]])
      .filter(([heading]) => asked.has(heading) || !this.#isEntry(page, heading));
  }

  /** The names of the places of a page: its title and its headings. */
  #namesOfPlaces(page: number): readonly Name[] {
    const {title, headings} = this.#names.of(page);
    return [title, ...headings];
  }

  #isEntry(page: number, heading: number): boolean {
    return this.index.pages[page]?.headings[heading]?.level === ENTRY;
  }

  /** The prior of a page for a kind of query. */
  #priorOf(page: number, {isError, isShellError}: ParsedQuery): number {
    const {rank, isError: isErrorPage} = this.index.pages[page] as IndexedPage;
    return (
      (1 + ((rank || 5) - 5) * RANKING.prior) *
      (isErrorPage && isError ? RANKING.errorPagePrior ** (isShellError ? -1 : 1) : 1) *
      (rank === 0 ? RANKING.listPrior : 1)
    );
  }

  /** Boosts the pages that explain the message in the query, and the list that contains the message. */
  #addMessages(hits: PageHit[], concepts: readonly Concept[]): void {
    const {messageThreshold, messageBonus, messageListBonus} = RANKING;
    // No page contains the variable parts of a message, such as a name or a path.
    const known = concepts.filter(({isBonus, terms}) => !isBonus && terms.size > 0);
    const share =
      known.reduce((sum, {weight, idf}) => sum + weight * idf, 0) / totalWeight(concepts);
    if (share === 0) return;
    const bonuses = new Map<number, number>();
    for (const hit of hits) {
      const {headings} = this.index.pages[hit.page] as IndexedPage;
      for (const {heading, score} of hit.headings) {
        const {level, explained: page} = headings[heading] ?? {level: ENTRY};
        const excess = score / share - messageThreshold;
        if (level === ENTRY || page === undefined || excess < 0) continue;
        keepBest(bonuses, page, messageBonus * excess);
        keepBest(bonuses, hit.page, messageListBonus * excess);
      }
    }
    for (const hit of hits) hit.score += bonuses.get(hit.page) ?? 0;
  }

  /** Whether a word of a text is one of the `written` words of the query. */
  #typed(written: readonly string[], {concepts}: ExpandedQuery): RankedPages['isTyped'] {
    const terms = new Set(
      concepts.flatMap(({spelled}) => [...spelled].map((term) => this.#lexicon.terms[term])),
    );
    // Stop words ("the" in "the set of tools") only count if there are no other words.
    const content = written.filter((text) => !STOP_WORDS.has(text));
    const asWritten = new Set(content.length > 0 ? content : written);
    return ({text, stem}) =>
      asWritten.has(text) || (!STOP_WORDS.has(text) && (terms.has(stem) || terms.has(text)));
  }

  /** Chooses the section of a page. */
  #sections(
    {concepts}: ExpandedQuery,
    similarity: PageSimilarity | undefined,
  ): RankedPages['sectionOf'] {
    const byTerm = new Map<number, ConceptMatch[]>();
    for (const [concept, {terms, idf, weight, isBonus}] of concepts.entries()) {
      // Only questions have adjacent words as one term, which would outweigh a section that has both words.
      if (isBonus) continue;
      for (const [term, quality] of terms) {
        const known = byTerm.get(term);
        const match = {concept, weight: idf * weight * quality};
        if (known) known.push(match);
        else byTerm.set(term, [match]);
      }
    }
    const none: readonly ConceptMatch[] = [];
    const conceptsOf: ConceptsOf = (term) => byTerm.get(term) ?? none;
    return (page, text) =>
      sectionFor(
        {
          names: this.#namesOfPlaces(page),
          questions: this.index.pages[page]?.questions ?? [],
          text,
        },
        conceptsOf,
        (term) => this.#lexicon.find(term),
        similarity?.(page),
      );
  }

  /** The weight of each word of a text, for the choice of a snippet. */
  #weighing(written: readonly string[], {concepts}: ExpandedQuery): Weigh {
    const weights = new Map<string, number>();
    for (const {terms, phrases, idf, weight} of concepts) {
      const add = (term: number, quality: number) =>
        keepBest(weights, this.#lexicon.terms[term] as string, idf * weight * quality);
      for (const [term, quality] of terms) add(term, quality);
      for (const term of phrases.flat()) add(term, RESULTS.phraseSynonym);
    }
    return ({text, stem}) =>
      STOP_WORDS.has(text) && !written.includes(text)
        ? 0
        : (weights.get(stem) ?? weights.get(text) ?? 0);
  }
}
