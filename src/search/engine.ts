import {distance, editsAllowed} from './fuzzy';
import type {IndexedPage, Posting, SearchIndex} from './index-file';
import {lastPart, MAX_IMPACT} from './index-file';
import {understand} from './query';
import {STOP_WORDS} from './stop-words';
import {fold, stem, tokenize, words} from './text';

/** A facet filter of Algolia's: all of these, where a list means any of it. */
export type FacetFilters = readonly (string | readonly string[])[];

/** A page that answers, and which of its headings do (best first). */
export type PageHit = {
  page: number;
  score: number;
  /** How much of the query its title says, from 0 to 1. */
  title: number;
  headings: {heading: number; score: number}[];
};

/** An answer: the pages in order, and what to highlight on them. */
export type Answer = {
  pages: PageHit[];
  /** Tells whether a word of a text is why the page was found. */
  isMatch: (word: {text: string; stem: string}) => boolean;
  /** The weight of a word of a text: how rare what it stands for is. */
  weigh: (word: {text: string; stem: string}) => number;
};

/** What words stand for: each other, or one way only (`rust` leads to `cargo`, not back). */
export type Synonyms = {
  same: readonly (readonly string[])[];
  leadsTo: Readonly<Record<string, readonly string[]>>;
};

/** The numbers of the ranking, tuned on the labelled queries of the tests. */
export const TUNING = {
  prefix: 0.8,
  prefixOfComplete: 0.22,
  shortened: 0.75,
  oneEdit: 0.75,
  twoEdits: 0.55,
  synonym: 0.605,
  synonymPhrase: 0.5,
  phraseSynonym: 0.8,
  infix: 0.45,
  halves: 0.7,
  whole: 2,
  partsOfWhole: 0.6,
  partsOfKnown: 0.28,
  pair: 0.42,
  command: 1.35,
  name: 0.15,
  title: 1,
  address: 1.376,
  /** What a page's title adds to its headings. */
  context: 0.85,
  heading: 0.62,
  keyword: 1.319,
  /** What it is worth that a word is said more on a page than on the others; and how much more that may be. */
  fit: 0.08,
  spread: 300,
  /** The same of questions that a page answers. */
  asked: 0.077,
  askedSpread: 30,
  /** A question has so many words that say something. */
  questionWords: 3,
  /** How much of a phrase's weight the words in it do that were not asked for. */
  unasked: 1.642,
  phraseContext: 0.362,
  /** A title that is what was asked, word for word. */
  exactTitle: 1.04,
  phrase: 0.308,
  coverage: 1,
  errorPage: 0.65,
  errorAsked: 2.015,
  /** A list of errors, beside the pages that explain them. */
  list: 0.36,
  /** A query that says this much of a message is that message; where it is explained, and where it is listed. */
  messageFrom: 0.66,
  message: 8,
  messageList: 4,
  messageWords: 3,
  rank: 0.052,
  /** A variable is asked for where it is described, not where it once changed. */
  constantRank: 6,
  /** How much of a command's weight its words share; what titles and headings say where one is asked for. */
  commandShare: 0.3,
  commandTitle: 0.5,
  commandHeading: 1.5,
  /** What keywords say where exact words are asked for: an error, a variable, a command. */
  exactKeyword: 0.3,
  /** What any mention of a term is worth, apart from how much the page is about it. */
  mention: 0.376,
  /** Terms on fewer pages than this are as rare as it gets: a stray word decides nothing. */
  rarest: 3,
  /** What a word on every page still counts. */
  common: 1.04,
  /** Pages scoring below this share of the best are no answers. */
  floor: 0.08,
};

/** Something asked for, and the terms that stand for it with how well they do. */
type Concept = {
  weight: number;
  terms: Map<number, number>;
  /** Phrases of several terms that stand for it: a page says one when it has all of its terms. */
  phrases: number[][];
  /** Bonus concepts are no part of what a page has to cover. */
  isBonus: boolean;
  idf: number;
  /** Which word of the query it is, or -1. */
  place: number;
  isCommand?: boolean;
};

const MAX_EXPANSIONS = 80;
/** The beginning of an ending that stems lose. */
const PARTIAL_ENDING =
  /^l?(?:a|at|ati|atio|ation|at[eo]|ator|i|in|ing|e|ed|er|or|io|ion|m|me|men|ment|s|al|ab|abl|able)$/;

/** Searches one index. Construction is cheap; the words of headings are read when first needed. */
export class Engine {
  readonly index: SearchIndex;
  readonly #synonyms: Map<string, string[][]>;
  readonly #longestSynonym: number;
  readonly #byTerm: Map<string, number>;
  /** The terms a typo may have been meant to be: without a number at their end, or empty. */
  #spelt: string[] | undefined;
  readonly #titles: (Name[] | undefined)[] = [];
  readonly #headings: (Name[] | undefined)[] = [];
  /** How rare each term is, from {@link TUNING.common} up. */
  readonly #rarities: Float64Array;
  /** For each term, how much is said of it on all pages, and how often it is asked. */
  readonly #said: Float64Array;
  readonly #asked: Float64Array;
  /** For each term, where in `#stands` it says what it stands for in the present query; 0: nothing. */
  readonly #slots: Uint16Array;

  constructor(index: SearchIndex, synonyms: Synonyms) {
    this.index = index;
    this.#byTerm = new Map(index.terms.map((term, i) => [term, i]));
    this.#slots = new Uint16Array(index.terms.length);
    this.#said = Float64Array.from(index.postings, (list) =>
      list.reduce((sum, {impact}) => sum + amount(impact), 0),
    );
    this.#asked = Float64Array.from(index.postings, (list) =>
      list.reduce((sum, {asked}) => sum + asked, 0),
    );
    this.#rarities = Float64Array.from(index.postings, ({length}) =>
      rarity(length, index.pages.length),
    );
    this.#synonyms = new Map();
    let longest = 1;
    const add = (phrase: string, others: readonly string[]) => {
      const stems = contentStems(phrase);
      longest = Math.max(longest, stems.length);
      const key = stems.join(' ');
      const known = this.#synonyms.get(key) ?? [];
      this.#synonyms.set(key, [...known, ...others.map(contentStems)]);
    };
    for (const group of synonyms.same) {
      for (const phrase of group) {
        add(
          phrase,
          group.filter((other) => other !== phrase),
        );
      }
    }
    for (const [phrase, others] of Object.entries(synonyms.leadsTo)) add(phrase, others);
    this.#longestSynonym = longest;
  }

  /** The stems of a page's names: its title, and the last part of its address. */
  #namesOf(page: number): Name[] {
    const known = this.#titles[page];
    if (known) return known;
    const {title, path} = this.index.pages[page] as IndexedPage;
    const names = [this.#nameOf(title), this.#nameOf(lastPart(path))];
    this.#titles[page] = names;
    return names;
  }

  /** How much more a page says of a term than the others do: a logarithm. */
  #fit(term: number, {impact, asked}: Posting, isQuestion: boolean): number {
    const said =
      TUNING.fit * Math.log(1 + (TUNING.spread * amount(impact)) / (this.#said[term] as number));
    if (!isQuestion || asked === 0) return said;
    const often = Math.log(1 + (TUNING.askedSpread * asked) / (this.#asked[term] as number));
    return said + TUNING.asked * often;
  }

  #nameOf(text: string): Name {
    const tokens = tokenize(text);
    const wholes = tokens.flatMap(({whole, flag}) => [whole, flag]).filter(Boolean);
    for (const [i, {text: said}] of tokens.entries()) {
      const next = tokens[i + 1];
      // No command: "keep aqua up to date".
      if (said === 'aqua' && next && tokens[i + 2]?.text !== 'to') wholes.push(`aqua:${next.text}`);
    }
    const ids = (list: string[]) => list.map((term) => this.#byTerm.get(term) ?? -1);
    return {stems: ids(contentStems(text)), wholes: ids(wholes)};
  }

  #headingsOf(page: number): Name[] {
    const known = this.#headings[page];
    if (known) return known;
    // What varies in a message is not what it is found by.
    const names = (this.index.pages[page] as IndexedPage).headings.map(({text}) =>
      this.#nameOf(text.replace(/<[\w -]+>/g, ' ')),
    );
    this.#headings[page] = names;
    return names;
  }

  /** Reads the names of some pages before they are needed; says whether there are more. */
  readNames(from: number, count: number): boolean {
    const end = Math.min(this.index.pages.length, from + count);
    for (let page = from; page < end; page++) {
      this.#namesOf(page);
      this.#headingsOf(page);
    }
    this.#spelt ??= this.index.terms.map(spellable);
    return end < this.index.pages.length;
  }

  /** The first term not before a text. */
  #lowerBound(text: string): number {
    const {terms} = this.index;
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Adds the terms that begin with a text. */
  #addPrefixed(found: Map<number, number>, text: string, quality: number): void {
    const {terms} = this.index;
    const start = this.#lowerBound(text);
    for (let i = start; i < terms.length && i < start + MAX_EXPANSIONS; i++) {
      const term = terms[i] as string;
      if (!term.startsWith(text)) break;
      if (term.includes(':') && !text.includes(':')) continue;
      keepBest(found, i, quality * (0.6 + (0.4 * text.length) / term.length));
    }
  }

  /** Adds the terms that a word was perhaps meant to be. */
  #addSimilar(found: Map<number, number>, text: string, allowed = editsAllowed(text.length)): void {
    if (allowed === 0) return;
    const {terms} = this.index;
    let best = allowed;
    const similar: [number, number][] = [];
    this.#spelt ??= terms.map(spellable);
    for (let i = 0; i < terms.length; i++) {
      const term = this.#spelt[i] as string;
      if (term === '' || Math.abs(term.length - text.length) > best) continue;
      // A word is seldom wrong in its first letter, and never in its first two.
      if (
        term[0] !== text[0] &&
        (term[1] !== text[1] || allowed < 2) &&
        (term[0] !== text[1] || term[1] !== text[0])
      ) {
        continue;
      }
      const edits = distance(text, term, best);
      if (edits > best) continue;
      best = Math.max(1, edits);
      similar.push([i, edits]);
    }
    for (const [term, edits] of similar) {
      if (edits <= best) keepBest(found, term, edits <= 1 ? TUNING.oneEdit : TUNING.twoEdits);
    }
  }

  /** The terms a single word stands for. */
  #expand(text: string, stemmed: string, isLast: boolean): Map<number, number> {
    const found = new Map<number, number>();
    const exact = this.#byTerm.get(stemmed) ?? this.#byTerm.get(text);
    if (exact !== undefined) found.set(exact, 1);
    if (isLast || exact === undefined) {
      const quality = exact === undefined ? TUNING.prefix : TUNING.prefixOfComplete;
      if (text.length > 1 || isLast) this.#addPrefixed(found, text, quality);
      if (stemmed !== text && stemmed.length > 2) this.#addPrefixed(found, stemmed, quality * 0.9);
    }
    if (exact === undefined) {
      // "installatio" on its way to "installation", which is indexed as "instal".
      for (let length = text.length - 1; length >= Math.max(4, text.length - 5); length--) {
        if (!PARTIAL_ENDING.test(text.slice(length))) continue;
        const shorter = this.#byTerm.get(text.slice(0, length));
        if (shorter !== undefined) keepBest(found, shorter, TUNING.shortened);
      }
    }
    if (found.size === 0) this.#addSimilar(found, stemmed, editsAllowed(text.length));
    if (found.size === 0 && stemmed !== text) this.#addSimilar(found, text);
    if (found.size === 0) this.#addHalves(found, text);
    return found;
  }

  /** Adds the two terms that a word is made of when a blank was forgotten: `splitconfig`. */
  #addHalves(found: Map<number, number>, text: string): void {
    for (let at = 3; at <= text.length - 3; at++) {
      const one = this.#byTerm.get(stem(text.slice(0, at)));
      const two = this.#byTerm.get(stem(text.slice(at)));
      if (one === undefined || two === undefined) continue;
      keepBest(found, one, TUNING.halves);
      keepBest(found, two, TUNING.halves);
    }
  }

  /** Technical tokens that contain a text. */
  #addContaining(found: Map<number, number>, text: string): void {
    const {terms} = this.index;
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i] as string;
      if (term.length > text.length && term.includes(text)) {
        keepBest(found, i, TUNING.infix * (0.5 + (0.5 * text.length) / term.length));
      }
    }
  }

  #concept(
    weight: number,
    terms: Map<number, number>,
    isBonus = false,
    phrases: number[][] = [],
  ): Concept {
    const pages = new Set<number>();
    let best = 0;
    for (const quality of terms.values()) best = Math.max(best, quality);
    for (const [term, quality] of terms) {
      if (quality < best * 0.6) continue;
      for (const {page} of this.index.postings[term] as Posting[]) pages.add(page);
    }
    for (const phrase of phrases) {
      for (const page of this.#pagesWithAll(phrase).keys()) pages.add(page);
    }
    const idf = rarity(pages.size, this.index.pages.length);
    return {weight, terms, phrases, isBonus, idf, place: -1};
  }

  /** The pages that have every one of some terms, and the least impact they have there. */
  #pagesWithAll(ids: readonly number[]): Map<number, number> {
    let pages: Map<number, number> | undefined;
    for (const id of ids) {
      const next = new Map<number, number>();
      for (const {page, impact} of this.index.postings[id] as Posting[]) {
        const before = pages ? pages.get(page) : MAX_IMPACT;
        if (before !== undefined) next.set(page, Math.min(before, impact));
      }
      pages = next;
    }
    return pages ?? new Map();
  }

  /** What a query asks for. */
  #concepts(query: string): {
    concepts: Concept[];
    isError: boolean;
    isOfShell: boolean;
    sequence: string[];
    /** How many of its words say something. */
    said: number;
  } {
    const {tokens, isError, isOfShell} = understand(query);
    const concepts: Concept[] = [];
    const sequence: string[] = [];
    const owners: (Concept | undefined)[] = [];
    // A whole command is no beginning of a word: `aqua g` does not ask for what begins with g.
    const command =
      tokens[0]?.token.text === 'aqua' && this.#byTerm.has(`aqua:${tokens[1]?.token.text}`)
        ? tokens[1]?.token
        : undefined;
    for (const {token, weight, isLast} of tokens) {
      let isKnown = false;
      const isTechnical = token.parts.length > 1;
      if (token.whole) {
        const found = new Map<number, number>();
        const exact = this.#byTerm.get(token.whole);
        if (exact !== undefined) found.set(exact, 1);
        isKnown = exact !== undefined;
        if (isLast || exact === undefined) {
          this.#addPrefixed(
            found,
            token.whole,
            exact === undefined ? TUNING.prefix : TUNING.prefixOfComplete,
          );
        }
        if (exact === undefined && token.whole.length > 4) this.#addContaining(found, token.whole);
        if (found.size === 0 && token.whole.length > 6) this.#addSimilar(found, token.whole);
        if (found.size > 0) concepts.push(this.#concept(weight * TUNING.whole, found));
      }
      if (token.flag) {
        const exact = this.#byTerm.get(token.flag);
        if (exact !== undefined) concepts.push(this.#concept(weight, new Map([[exact, 1]])));
      }
      for (const [i, part] of token.parts.entries()) {
        sequence.push(part.stem);
        if (isTechnical && STOP_WORDS.has(part.text)) {
          owners.push(undefined);
          continue;
        }
        const isOpen = isLast && i === token.parts.length - 1 && token !== command;
        const found = this.#expand(part.text, part.stem, isOpen);
        const share = isTechnical ? (isKnown ? TUNING.partsOfKnown : TUNING.partsOfWhole) : 1;
        // Before a command, the tool's own name says nothing.
        const isName = command !== undefined && token === tokens[0]?.token;
        const concept = this.#concept(weight * share * (isName ? TUNING.name : 1), found);
        concept.place = sequence.length - 1;
        owners.push(concept);
        concepts.push(concept);
      }
    }
    this.#addSynonyms(concepts, sequence, owners);
    this.#addPairs(
      concepts,
      tokens.map(({token}) => token.text),
    );
    const said = tokens.filter(({weight}) => weight === 1).length;
    return {concepts, isError, isOfShell, sequence, said};
  }

  /**
   * Lets the words of a query stand for their synonyms too. A phrase that has a synonym is one thing
   * asked for: its words count together as much as one.
   */
  #addSynonyms(concepts: Concept[], sequence: string[], owners: (Concept | undefined)[]): void {
    for (let start = 0; start < sequence.length; start++) {
      const most = Math.min(this.#longestSynonym, sequence.length - start);
      for (let length = most; length >= 1; length--) {
        const others = this.#synonyms.get(sequence.slice(start, start + length).join(' '));
        if (!others) continue;
        const asked = owners.slice(start, start + length).filter((owner) => owner !== undefined);
        const first = asked[0];
        for (const other of others) {
          const ids = other.map((stemmed) => this.#byTerm.get(stemmed));
          if (ids.some((id) => id === undefined)) continue;
          for (const id of ids as number[]) {
            if (first && length === 1 && ids.length === 1) {
              keepBest(first.terms, id, TUNING.synonym);
            } else if (first && length === 1) {
              if (!first.phrases.includes(ids as number[])) first.phrases.push(ids as number[]);
            } else {
              const weight = TUNING.synonymPhrase / ids.length;
              concepts.push(this.#concept(weight, new Map([[id, 1]]), true));
            }
          }
        }
        for (const concept of asked) {
          concept.idf = this.#concept(1, concept.terms, false, concept.phrases).idf;
          if (length > 1) concept.weight /= length ** 0.5;
        }
        break;
      }
    }
  }

  /** Neighbours that are one technical token elsewhere (`root dir`), and commands (`aqua up`). */
  #addPairs(concepts: Concept[], texts: string[]): void {
    for (let i = 0; i + 1 < texts.length; i++) {
      const [one = '', two = ''] = [texts[i], texts[i + 1]];
      const joined = `${one}${two}`.replace(/[^\p{L}\p{N}]/gu, '');
      if (one === 'aqua') {
        const command = this.#byTerm.get(`aqua:${two}`);
        if (command !== undefined) {
          const concept = this.#concept(TUNING.command, new Map([[command, 1]]), true);
          concepts.push({...concept, isCommand: true});
        }
      } else if (joined.length > 4 && !one.startsWith('-') && !two.startsWith('-')) {
        const found = new Map<number, number>();
        const exact = this.#byTerm.get(joined);
        if (exact !== undefined) found.set(exact, 1);
        else if (joined.length > 6) this.#addContaining(found, joined);
        if (found.size > 0) concepts.push(this.#concept(TUNING.pair, found, true));
      }
    }
  }

  /**
   * Lifts the pages that explain the messages a query may be, and the list they are in.
   *
   * @param known how much of the query any page knows
   * @param from what share of a message makes the query that message
   * @param wanted whether a page may be a hit
   */
  #addMessages(
    hits: PageHit[],
    known: number,
    from: number,
    wanted: (page: number) => boolean,
  ): void {
    const explaining = new Map<number, number>();
    for (const hit of hits) {
      const {headings} = this.index.pages[hit.page] as IndexedPage;
      for (const {heading, score} of hit.headings) {
        const page = headings[heading]?.explained;
        if (page === undefined || !wanted(page)) continue;
        if (score / known < from) continue;
        const literal = score / known - TUNING.messageFrom;
        keepBest(explaining, page, TUNING.message * literal);
        keepBest(explaining, hit.page, TUNING.messageList * literal);
      }
    }
    for (const hit of hits) {
      hit.score += explaining.get(hit.page) ?? 0;
      explaining.delete(hit.page);
    }
    // A page may explain a message without a word of it.
    for (const [page, score] of explaining) hits.push({page, score, title: 0, headings: []});
  }

  /**
   * The pages that answer a query, best first.
   *
   * @param facetFilters as Algolia takes them; those on `language` and `docusaurus_tag` count
   */
  search(query: string, facetFilters: FacetFilters = []): Answer {
    const {concepts, isError, isOfShell, sequence, said} = this.#concepts(query);
    const asked = concepts.filter(({isBonus}) => !isBonus);
    const total = asked.reduce((sum, {weight, idf}) => sum + weight * idf, 0) || 1;
    // A command weighs so much beside its words that these would not be heard.
    const full =
      total +
      TUNING.commandShare *
        concepts.reduce((sum, {weight, idf, isCommand}) => sum + (isCommand ? weight * idf : 0), 0);
    const {pages, postings} = this.index;

    // AQUA_CONFIG is a variable, not the page that is called aqua-config.
    const isConstant = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(query.trim());
    const isCommand = /^aqua [a-z]/.test(query);
    const isExact = isError || isConstant || isCommand;
    const isQuestion = !isExact && said >= TUNING.questionWords;
    const scores = new Map<number, {body: number; covered: number; fit: number}>();
    for (const concept of concepts) {
      const best = new Map<number, number>();
      const gained = new Map<number, number>();
      const fits = new Map<number, number>();
      for (const [term, quality] of concept.terms) {
        for (const posting of postings[term] as Posting[]) {
          const {page, impact} = posting;
          keepBest(fits, page, quality * this.#fit(term, posting, isQuestion));
          keepBest(
            gained,
            page,
            quality * (TUNING.mention + ((1 - TUNING.mention) * impact) / MAX_IMPACT),
          );
          keepBest(best, page, quality);
        }
      }
      for (const phrase of concept.phrases) {
        for (const [page, impact] of this.#pagesWithAll(phrase)) {
          const share = TUNING.mention + ((1 - TUNING.mention) * impact) / MAX_IMPACT;
          keepBest(gained, page, TUNING.phraseSynonym * share);
          keepBest(best, page, TUNING.phraseSynonym);
        }
      }
      const worth = concept.weight * concept.idf;
      for (const [page, gain] of gained) {
        const score = scores.get(page) ?? {body: 0, covered: 0, fit: 0};
        if (!concept.isBonus) score.fit += concept.weight * (fits.get(page) ?? 0);
        score.body += (worth / full) * gain;
        if (!concept.isBonus) score.covered += (worth / total) * (best.get(page) ?? 0);
        scores.set(page, score);
      }
    }

    const meaning = new Meaning(
      this.#slots,
      concepts,
      total,
      sequence.map((stemmed) => this.#byTerm.get(stemmed)),
    );
    const wanted = (page: number): boolean => {
      const {language, tag} = pages[page] as IndexedPage;
      return passes(facetFilters, {language, docusaurus_tag: tag});
    };
    const hits: PageHit[] = [];
    for (const [page, {body, covered, fit}] of scores) {
      if (!wanted(page)) continue;
      const {rank, isError: isErrorPage} = pages[page] as IndexedPage;
      const [titleName, addressName] = this.#namesOf(page) as [Name, Name];
      const byTitle = similarity(titleName, meaning);
      const byAddress = similarity(addressName, meaning);
      const title = Math.max(byTitle, (isConstant ? 0.3 : 1) * TUNING.address * byAddress);
      const headings = this.#headingsOf(page)
        .map((heading, i) => ({heading: i, score: similarity(heading, meaning, titleName)}))
        .filter(({score}) => score > 0.25)
        .sort((a, b) => b.score - a.score);
      const {keywords} = pages[page] as IndexedPage;
      const keyword = likeness(keywords, meaning, this.#rarities, titleName);
      const standing =
        (1 + ((rank || 5) - 5) * TUNING.rank * (isConstant ? TUNING.constantRank : 1)) *
        (isErrorPage ? (isError && !isOfShell ? TUNING.errorAsked : TUNING.errorPage) : 1) *
        (rank === 0 ? TUNING.list : 1);
      const own = body * Math.min(1, covered) ** (TUNING.coverage - 1);
      const score =
        (own +
          (isCommand ? TUNING.commandTitle : 1) * TUNING.title * title +
          (isCommand ? TUNING.commandHeading : 1) * TUNING.heading * (headings[0]?.score ?? 0) +
          (!isCommand && titleName.stems.length === sequence.length && byTitle >= 0.99
            ? TUNING.exactTitle
            : 0) +
          (isExact ? TUNING.exactKeyword : 1) * TUNING.keyword * keyword) *
        standing *
        Math.exp(isConstant || isCommand ? 0 : fit);
      hits.push({page, score, title, headings});
    }
    meaning.free();
    if (isError || said >= TUNING.messageWords) {
      // What varies in a message (a name, a path) is known to no page.
      const known = asked.filter(({terms}) => terms.size > 0);
      const share = known.reduce((sum, {weight, idf}) => sum + weight * idf, 0) / total;
      // So few words are a message only when they are all of it.
      const isShort = !isError && said === TUNING.messageWords;
      const from = isShort ? 1.1 : TUNING.messageFrom;
      if (share > 0) this.#addMessages(hits, share, from, wanted);
    }
    hits.sort((a, b) => b.score - a.score || a.page - b.page);
    const floor = (hits[0]?.score ?? 0) * TUNING.floor;

    const matching = new Map<string, number>();
    for (const concept of concepts) {
      const said = [
        ...concept.terms,
        ...concept.phrases.flat().map((id): [number, number] => [id, TUNING.phraseSynonym / 2]),
      ];
      for (const [term, quality] of said) {
        const text = this.index.terms[term] as string;
        const worth = concept.idf * concept.weight * quality;
        matching.set(text, Math.max(matching.get(text) ?? 0, worth));
      }
    }
    const asWritten = new Set(tokenize(query).flatMap(({parts}) => parts.map(({text}) => text)));
    const weigh = ({text, stem}: {text: string; stem: string}): number =>
      STOP_WORDS.has(text) && !asWritten.has(text)
        ? 0
        : (matching.get(stem) ?? matching.get(text) ?? 0);
    return {
      pages: hits.filter(({score}) => score >= floor),
      weigh,
      isMatch: (word) => weigh(word) > 0,
    };
  }
}

function spellable(term: string): string {
  return term.length < 3 || /^\d|[:-]/.test(term) ? '' : term.replace(/\d+$/, '');
}

function keepBest<Key>(map: Map<Key, number>, key: Key, value: number): void {
  if ((map.get(key) ?? 0) < value) map.set(key, value);
}

/** A title or heading: the terms of its words, and of the technical tokens and commands in it. */
type Name = {stems: number[]; wholes: number[]};

/** How often something is said that has an impact: the reverse of its saturation. */
function amount(impact: number): number {
  return impact / (MAX_IMPACT + 1 - impact);
}

/** How rare what is on `count` of `pages` pages is, from {@link TUNING.common} up. */
function rarity(count: number, pages: number): number {
  const many = Math.max(TUNING.rarest, count);
  return TUNING.common + Math.log(1 + (Math.max(0, pages - many) + 0.5) / (many + 0.5));
}

/** The stems of a text's words that say something. */
function contentStems(text: string): string[] {
  const all = words(fold(text));
  const said = all.filter((word) => !STOP_WORDS.has(word.text));
  return (said.length > 0 ? said : all).map((word) => word.stem);
}

/** What a term stands for: concepts, how well, and the word of the query. */
type Stand = {concepts: {concept: number; worth: number}[]; place: number};

/** What the terms of the present query stand for. */
class Meaning {
  readonly #slots: Uint16Array;
  readonly #stands: Stand[] = [{concepts: [], place: -2}];
  readonly #used: number[] = [];
  /** How many words the query has. */
  readonly words: number;

  /**
   * @param slots zeros, one for each term; `free` makes them zeros again
   * @param total what the weights of all concepts add up to
   */
  constructor(
    slots: Uint16Array,
    concepts: readonly Concept[],
    total: number,
    sequence: readonly (number | undefined)[],
  ) {
    this.#slots = slots;
    this.words = sequence.length;
    for (const [i, {terms, phrases, weight, idf, place}] of concepts.entries()) {
      const full = (weight * idf) / total;
      for (const phrase of phrases) {
        for (const id of phrase) this.#add(id, i, (TUNING.phraseSynonym * full) / phrase.length);
      }
      for (const [term, quality] of terms) {
        const stand = this.#add(term, i, quality * full);
        if (place >= 0 && stand.place < 0) stand.place = place;
      }
    }
    for (const [i, term] of sequence.entries()) {
      if (term !== undefined && sequence.indexOf(term) === i) this.#at(term).place = i;
    }
  }

  #at(term: number): Stand {
    let slot = this.#slots[term] as number;
    if (slot === 0) {
      slot = this.#stands.push({concepts: [], place: -2}) - 1;
      this.#slots[term] = slot;
      this.#used.push(term);
    }
    return this.#stands[slot] as Stand;
  }

  #add(term: number, concept: number, worth: number): Stand {
    const stand = this.#at(term);
    stand.concepts.push({concept, worth});
    return stand;
  }

  /** What a term stands for, if the query asks for anything it stands for. */
  of(term: number): Stand | undefined {
    const slot = this.#slots[term];
    return slot ? this.#stands[slot] : undefined;
  }

  free(): void {
    for (const term of this.#used) this.#slots[term] = 0;
  }
}

/**
 * How much a title or heading is what was asked: the share of the query it says, more when it says
 * little else, and more when it says it in the same order.
 *
 * @param context the title above a heading: what it says need not be said again
 */
function similarity({stems, wholes}: Name, meaning: Meaning, context?: Name): number {
  let said: Map<number, number> | undefined;
  let matched = 0;
  let neighbours = 0;
  let previous = -2;
  for (const term of stems) {
    const found = meaning.of(term);
    if (found && found.concepts.length > 0) {
      matched++;
      said ??= new Map();
      for (const {concept, worth} of found.concepts) keepBest(said, concept, worth);
    }
    // A synonym stands where the word stands that it stands for.
    const at = found ? found.place : -2;
    if (at >= 0 && at === previous + 1) neighbours++;
    previous = at;
  }
  for (const whole of wholes) {
    for (const {concept, worth} of meaning.of(whole)?.concepts ?? []) {
      said ??= new Map();
      keepBest(said, concept, worth);
    }
  }
  if (!said) return 0;
  for (const term of context?.stems ?? []) {
    for (const {concept, worth} of meaning.of(term)?.concepts ?? []) {
      if (!said.has(concept)) said.set(concept, worth * TUNING.context);
    }
  }
  let share = 0;
  for (const worth of said.values()) share += worth;
  const phrase = meaning.words > 1 ? neighbours / (meaning.words - 1) : 0;
  const focus = Math.max(matched, wholes.length > 0 ? 1 : 0) / stems.length;
  return Math.min(1, share) * (0.55 + 0.45 * Math.min(1, focus)) * (1 + TUNING.phrase * phrase);
}

/**
 * How much the best of some phrases is what was asked: the share of the query it says, less for what
 * it says beside it.
 *
 * @param context the title of their page: what it says need not be said again
 */
function likeness(
  phrases: readonly (readonly number[])[],
  meaning: Meaning,
  rarities: Float64Array,
  context: Name,
): number {
  let best = 0;
  let around: Map<number, number> | undefined;
  for (const phrase of phrases) {
    let matched = 0;
    let all = 0;
    let said: Map<number, number> | undefined;
    for (const term of phrase) {
      const rare = rarities[term] as number;
      all += rare;
      const found = meaning.of(term);
      if (!found || found.concepts.length === 0) continue;
      matched += rare;
      said ??= new Map();
      for (const {concept, worth} of found.concepts) keepBest(said, concept, worth);
    }
    if (!said) continue;
    if (!around) {
      around = new Map();
      for (const term of context.stems) {
        for (const {concept, worth} of meaning.of(term)?.concepts ?? [])
          keepBest(around, concept, worth * TUNING.phraseContext);
      }
    }
    let share = 0;
    for (const worth of said.values()) share += worth;
    for (const [concept, worth] of around) if (!said.has(concept)) share += worth;
    const focus = matched / all;
    const value = Math.min(1, share) * (1 - TUNING.unasked + TUNING.unasked * focus);
    if (value > best) best = value;
  }
  return best;
}

/** Whether facets pass filters of Algolia's. Filters on other facets pass everything. */
function passes(filters: FacetFilters, facets: Readonly<Record<string, string>>): boolean {
  const fits = (filter: string): boolean => {
    const at = filter.indexOf(':');
    const facet = facets[filter.slice(0, at)];
    return facet === undefined || facet === filter.slice(at + 1);
  };
  return filters.every((filter) => (typeof filter === 'string' ? fits(filter) : filter.some(fits)));
}
