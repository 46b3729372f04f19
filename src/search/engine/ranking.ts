/*
 * All numbers of the ranking. `npm run search:fit` fits the groups BM25F, RANKING, SECTIONS, and SIMILARITY to the
 * labeled queries, each as a whole, and writes the results here. The numbers of the other groups are chosen, because
 * labels of pages and sections do not rate what they decide: their comments say what does.
 */

/**
 * Fitted. How the build weighs the terms of a page (BM25F): their frequency by field, its saturation, and the length of
 * the page.
 */
export const BM25F = {
  /** The field boost of a term in the title. */
  title: 6,
  /** In headings, descriptions, keywords, and terms that are explained. */
  name: 2.6,
  /** In other text. */
  text: 0.83,
  /** In samples. */
  code: 0.42,
  /** The saturation of term frequency (k1). */
  saturation: 2.2,
  /** The normalization by length (b). */
  lengthNormalization: 0.35,
};

/**
 * Fitted. The score of a page is (body + name boosts + keyword boost) × prior × affinity × place: how much of the
 * query the text contains, weighted by inverse document frequency and saturated; how much of the query the
 * title, path, headings, and keywords contain; how likely readers need the page; how much more than other
 * pages it contains the words of the query; and how much of the query its best place covers.
 */
export const RANKING = {
  // Query expansion: the weights of terms other than the word itself, which has the weight 1.

  /** What a word that the index lacks probably means: its completion or its correction. */
  likelyMatch: 0.75,
  /** A term that begins with the last word, which may be incomplete even if the index has it. */
  prefixOfKnownWord: 0.22,
  /** A synonym of one word. */
  synonymMatch: 0.68,
  /** A synonym of a phrase of the query: a bonus in addition to the words. */
  synonymOfPhrase: 0.5,
  /** Terms with at least this weight are spellings of the word, and highlighted. */
  spelledQuality: 0.5,
  /** A technical term that contains two adjacent words. */
  substringMatch: 0.45,

  // Weights of query terms. A word or a technical name as a whole (`AQUA_ROOT_DIR`) has the weight 1.

  /** Adjacent words that are one technical name elsewhere: `root dir`. */
  adjacentCompoundWeight: 0.42,
  /** Words of a question, such as "how", and the tool's name among several other words. */
  minorWordWeight: 0.26,
  /** Numbers, such as the parts of a version. */
  numberWeight: 0.3,

  // Body: the terms of a page, saturated by the build (BM25F).

  /** The part of a term's score for any mention; the rest grows with the saturated frequency. */
  mentionShare: 0.3,

  // Affinity: an exponent for terms that are more frequent on a page than on other pages.

  /** The weight of the concentration of a term on a page. */
  concentration: 0.08,
  /** The scale of the concentration inside a logarithm. */
  concentrationScale: 300,

  // Field boosts.

  /** The last part of its path. Its title has the boost 1. */
  addressBoost: 1.376,
  /** Its best heading. */
  headingBoost: 0.62,
  /** Its best keyword: a name that readers use for its subject. */
  keywordBoost: 1.319,
  /** How much the score depends on the best place of the page, whose name and questions together cover the query. */
  placeBoost: 4,

  // Coverage and proximity within a name (a title, a heading).

  /** The part of a name's score that depends on how much of the name the query covers. */
  nameFocus: 0.673,
  /** The same for a keyword; above 1, a keyword of which the query covers little lowers the score. */
  keywordFocus: 1.43,
  /** Words of the query that are adjacent in a name. */
  proximity: 0.308,

  // Priors.

  /** The weight of the prior of a page (its rank from 0 to 9). */
  prior: 0.052,
  /** An error page if the query is an error. */
  errorPagePrior: 1.75,
  /** A list of errors, relative to the pages that explain them. */
  listPrior: 0.36,

  // Messages of the tool.

  /** A query that covers at least this share of a message is that message. */
  messageThreshold: 0.66,
  /** The bonus of the page that explains the message. */
  messageBonus: 40,
  /** The bonus of the list that contains the message. */
  messageListBonus: 20,
};

/**
 * Chosen. What the build stores: each number trades the size of the index (limited in `tests/perf`) for quality
 * (`npm run search:eval`), or tells terms that are asked about from chance.
 */
export const INDEXING = {
  /** The minimum impact on a page that defines a term or has it in a title, heading, or keyword. */
  namedImpact: 5,
  /** The stored levels of impacts: finer differences have no effect on the ranking, but need bytes. */
  impactLevels: [0, 2, 2, 2, 2, 5, 7, 7, 7],
  /** A term on more pages than this is only stored for pages that name it, use it often, or answer a question with it. */
  mentionedByFew: 3,
  /** A term is stored for a place if at least this many of its questions and queries contain it … */
  askedOften: 3,
  /** … and if it is this typical of the place (log-likelihood ratio). */
  askedKeyness: 8,
  /** A term of a question with which readers ask about more places than this is not stored because of the question. */
  askedByMany: 115,
};

/**
 * Fitted. The choice of the place on a page. The score of a place is the sum of what its heading, its questions, and its
 * text say about each word of the query, in which words that few places of the page mention count more. A word in
 * a heading has the weight 1.
 */
export const SECTIONS = {
  /** A word in the title, for the top of the page. */
  title: 0.6,
  /** A word in the questions that the place answers. */
  asked: 0.6,
  /** A word in the text below a heading, at most: its frequency there is saturated. */
  text: 0.8,
  /** The saturation of its frequency (k1 of BM25). */
  saturation: 1.2,
  /** The weight of query words that every place of the page contains. */
  anywhere: 0.2,
  /** The bonus of the top of a page that matches: a section replaces it only with a higher score. */
  top: 1.43,
};

/** Chosen. Which queries are compared by meaning, and with what: more would load the vectors and take time for little gain. */
export const SENTENCES = {
  /** A query with at least this many words is a sentence, whose order says what it means. */
  words: 5,
  /** The number of pages whose order changes. */
  pages: 15,
};

/** Fitted. How the meaning of a sentence changes the order of its first pages, and their sections. */
export const SIMILARITY = {
  /** How much the score depends on the meaning: an exponent. */
  weight: 6,
  /** How much the choice of the section depends on the meaning, compared with the share of the best words' score. */
  section: 3,
};

/**
 * Chosen. The numbers for turning ranked pages into hits: how many of them, and their snippets. They were chosen by
 * reading lists of hits, with Section@1 of `npm run search:eval` as a check; `tests/perf/search-cost.test.ts` measures
 * the time that texts cost.
 */
export const RESULTS = {
  /** The number of pages whose text determines the heading of the hit; it is loaded with the hits. */
  openPages: 4,
  /** Pages with less than this share of the best score are left out. */
  scoreFloor: 0.08,
  /** Headings with a lower score are ignored. */
  headingFloor: 0.25,
  /** The maximum number of hits per page, so that one page never fills the list. */
  hitsPerPage: 3,
  /** A title that covers at least this share of the query is a separate hit. */
  titleHit: 0.15,
  /** A heading with at least this score is a separate hit. */
  headingHit: 0.42,
  /** An entry (a field, a variable, a flag) with at least this score is a separate hit. */
  entryHit: 0.8,
  /** Pages with at least this rank are guides for users of packages. */
  guideRank: 6,
  /** A shorter text is not a sentence. */
  shortText: 24,
  /** The weight of a sample or a few words as an answer. A sentence has the weight 1. */
  sampleWeight: 0.7,
  /** The number of characters at which the relevance of a text is halved, because longer texts contain more words. */
  longText: 4000,
  /** A snippet starts with a sentence if the sentence has at least this share of the best score. */
  sentenceShare: 0.75,
  /** The weight of a word of a phrase that is a synonym, in the choice of a snippet. */
  phraseSynonym: 0.5,
  /** The first text of a place is its snippet if it has at least this share of the best score there. */
  introductionShare: 0.8,
  /** Headings with less than this share of the best heading's score are not separate hits. */
  headingShareOfBest: 0.75,
};
