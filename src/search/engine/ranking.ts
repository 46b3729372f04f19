/**
 * Every number of the ranking. `npm run search:fit` fits those of {@link RANKING} to the labelled queries
 * and writes what it finds here; {@link INDEXING} is applied by the build, {@link RESULTS} after ranking.
 *
 * A page's score is (body + name boosts + keyword boost + exact title) × prior × affinity: how much of the
 * query its text contains, weighted by inverse document frequency and saturated; how much of it its
 * title, address, headings and keywords contain; how likely readers want it at all; and how much more than
 * other pages it is about the words of the query.
 */
export const RANKING = {
  // Query expansion: what a term counts that is not the word itself, beside 1 for the word.

  /** A term that begins with a word that the index does not have. */
  prefixMatch: 0.8,
  /** A term that begins with the last word, which may not be complete, though the index has it. */
  prefixOfKnownWord: 0.22,
  /** Of a prefix match, the part that depends on how much of the term was typed. */
  prefixCoverage: 0.4,
  /** A term that begins with the stem of a word, as a part of a prefix match of the word. */
  stemPrefixMatch: 0.9,
  /** A stem whose ending is being typed: `installatio`. */
  truncatedMatch: 0.75,
  /** A term one edit away. */
  oneEdit: 0.75,
  /** A term two edits away. */
  twoEdits: 0.55,
  /** A synonym of one word. */
  synonymMatch: 0.68,
  /** A phrase that is a synonym of one word, on pages that have all of its words. */
  phraseSynonymMatch: 0.8,
  /** A synonym of a phrase of the query: a bonus beside its words. */
  synonymOfPhrase: 0.5,
  /** Terms that stand for a word so well are a spelling of it, and highlighted. */
  spelledQuality: 0.5,
  /** A technical term that contains the word. */
  substringMatch: 0.45,
  /** Each of the two terms that a word without its blank is made of: `splitconfig`. */
  splitMatch: 0.7,

  // Weights of query terms, beside 1 for a word.

  /** A technical name as a whole: `AQUA_ROOT_DIR`. */
  compoundWeight: 2,
  /** Each part of a technical name that the index does not have as a whole. */
  compoundPartWeight: 0.6,
  /** Each part of a technical name that the index has. */
  knownCompoundPartWeight: 0.28,
  /** Neighbours that are one technical name elsewhere: `root dir`. */
  adjacentCompoundWeight: 0.42,
  /** A command of the tool: `aqua update`. */
  commandWeight: 1.35,
  /** The tool's own name before a command. */
  toolNameWeight: 0.15,
  /** Words of a question, such as "how". */
  questionWordWeight: 0.2,
  /** Numbers, such as those of versions. */
  numberWeight: 0.3,
  /** Words that pages only mention: names of products, of files, of people. */
  unnamedWeight: 0.6,
  /** Web addresses. */
  addressWordWeight: 0.3,

  // Inverse document frequency.

  /** What a term counts that is on every page. */
  idfFloor: 1.04,
  /** Terms on fewer pages than this count as if they were on so many. */
  idfMinimumFrequency: 3,
  /** Expansions below this part of the best one do not count as occurrences. */
  idfMinimumQuality: 0.6,

  // Body: the terms of a page, saturated by the build (INDEXING.saturation).

  /** The part of a term's score that any mention has; the rest grows with its saturated frequency. */
  mentionShare: 0.3,
  /** Of the weight of a command, the part that counts when scores are normalized by the query's weight. */
  commandNormalization: 0.3,

  // Affinity: an exponent for terms that a page contains more than the other pages do.

  /** How much the concentration of a term on a page counts. */
  concentration: 0.08,
  /** At how much concentration that is. */
  concentrationScale: 300,

  // Field boosts.

  /** The title of a page. */
  titleBoost: 1,
  /** The last part of its address. */
  addressBoost: 1.376,
  /** Its best heading. */
  headingBoost: 0.62,
  /** Its best keyword: what readers call its subject. */
  keywordBoost: 1.319,
  /** A title that is the query, word for word. */
  exactTitleBonus: 1.04,
  /** The title's part in the boost where a command is asked for. */
  titleForCommands: 0.5,
  /** The heading's part in the boost where a command is asked for. */
  headingForCommands: 1.5,
  /** The address's part in the boost where a variable is asked for: AQUA_CONFIG is not `aqua-config`. */
  addressForConstants: 0.3,
  /** The keyword's part in the boost where an error, a variable or a command is asked for. */
  keywordForExactNames: 0.3,

  // Coverage and proximity within a name (a title, a heading).

  /** What a heading need not say because the title above it does. */
  titleContext: 0.85,
  /** What a keyword need not say because the title of its page does. */
  keywordContext: 0.362,
  /** The part of a name's score that depends on how much of the name was asked for. */
  nameFocus: 0.673,
  /** The same of a keyword; above 1, a keyword of which little was asked for counts against. */
  keywordFocus: 1.642,
  /** Words of the query that are neighbours in a name. */
  proximity: 0.308,

  // Priors.

  /** How much the prior of a page (its rank from 0 to 9) counts. */
  prior: 0.052,
  /** How much more it counts where a variable is asked for: where it is described, not where it changed. */
  priorForConstants: 6,
  /** An error page where no error is asked for. */
  errorPagePrior: 0.65,
  /** An error page where an error is asked for. */
  errorPagePriorForErrors: 2.015,
  /** A list of errors, beside the pages that explain them. */
  listPrior: 0.36,

  // Messages of the tool.

  /** A query that covers so much of a message is that message. */
  messageThreshold: 0.66,
  /** A query without signs of an error is a message only from so many content words. */
  messageMinimumWords: 3,
  /** Bonus of the page that explains the message. */
  messageBonus: 8,
  /** Bonus of the list that contains the message. */
  messageListBonus: 4,
};

/** The numbers of a ranking. */
export type Ranking = Readonly<typeof RANKING>;

/** What the build applies when it makes the index. */
export const INDEXING = {
  /** Field boosts of a term, by the place it is in. */
  fieldBoosts: {
    title: 6,
    heading: 2.6,
    deepHeading: 2.2,
    summary: 2.5,
    keyword: 2.5,
    term: 2.6,
    text: 0.83,
    code: 0.42,
  },
  /** A page that names a term in a title, heading or keyword, or defines it, has at least this impact. */
  namedImpact: 5,
  /** A page that answers a question with a term in it has at least this impact. */
  askedImpact: 2,
  /** Impacts as they are stored: what lies between two of these decides nothing, and costs bytes. */
  impactLevels: [0, 1, 2, 2, 2, 5, 7, 7, 7],
  /** BM25's saturation of term frequency (k1). */
  saturation: 2.2,
  /** BM25's normalization by length (b). */
  lengthNormalization: 0.35,
  /** A term on more pages than this is not stored for those that mention it in passing. */
  mentionedByFew: 10,
  /** On more pages than this, it is not stored either for those that say it two or three times. */
  mentionedByMany: 40,
  /** A term of one page is stored from this frequency on: not what a single sample says once. */
  leastFrequency: 0.8,
};

/** Which place of a page answers: what a mention of a thing asked for counts, beside 1 in a heading. */
export const SECTIONS = {
  /** In the text below a heading. */
  text: 0.6,
  /** In the questions that readers ask of a place. */
  asked: 0.6,
  /** In the title, for the top of the page. */
  title: 0.5,
  /** Where a place mentions it in several of these, what the others count beside the best. */
  further: 0.5,
  /** Of a mention in a heading, the part that depends on how much of the heading was asked for. */
  focus: 0.2,
  /** What the title says of the query, all places of the page are about. */
  ofTitle: 0.35,
  /** What every place of the page says counts so much. */
  anywhere: 0.2,
  /** The top of a page that says anything of the query is wanted unless a section says so much more. */
  top: 0.9,
};

/** How ranked pages become hits. */
export const RESULTS = {
  /** Of so many pages the text decides which heading a hit leads to; it is fetched with the hits. */
  openPages: 4,
  /** Pages that score below this part of the best are not answers. */
  scoreFloor: 0.08,
  /** Headings with a smaller score are not considered. */
  headingFloor: 0.25,
  /** At most so many hits of one page, so that one page never fills the list. */
  hitsPerPage: 3,
  /** A title that covers so much of the query is a hit of its own. */
  titleHit: 0.15,
  /** A heading with this score is a hit of its own. */
  headingHit: 0.42,
  /** An entry (a field, a variable, a flag) with this score is one, unless the query is its name. */
  entryHit: 0.8,
  /** Pages of this rank are guides: what users of packages read. */
  guideRank: 6,
  /** A heading is the first hit of its page if its score is so much above what the title says. */
  headingOverTitle: 0.1,
  /** A text shorter than this is no sentence. */
  shortText: 24,
  /** What a sample or a few words count as an answer, beside 1 for a sentence. */
  sampleWorth: 0.7,
  /** What a place begins with is its snippet if it is worth so much of the best text there. */
  introductionShare: 0.8,
  /** And so is none that scores less than this part of the page's best heading. */
  headingShareOfBest: 0.75,
};
