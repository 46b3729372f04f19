/**
 * The numbers of the search for packages, tuned on the labeled searches in `tests/content/packages-searches.json`.
 *
 * The score of a package is (sum over the words of the query of field boost × match quality × inverse document
 * frequency) × coverage × phrase boost × exact boost × prior.
 */
export const RANKING = {
  /** The weight of a word by the field that contains it. `last` is the last part of a package's name. */
  fieldBoost: {command: 10, last: 8, alias: 6, owner: 3, also: 7, summary: 5, purpose: 4},
  /** The weight of matches in fields other than the best one. */
  tieBreaker: 0.15,
  /**
   * A factor for the fields with names: for a query of one word; of several words, which usually describe a
   * purpose; and for a query that asks for a replacement of the named package.
   */
  nameBoost: {ofOne: 1, ofMany: 0.4, ofReplaced: 0.1},

  /**
   * The quality of a match by its kind. `agent`: a linter lints. `joined`: "dot files" is "dotfiles". A word that the
   * index contains counts for little where it is only the prefix of another. Misspellings: by the number of edits.
   */
  matchQuality: {
    whole: 1,
    agent: 0.9,
    joined: 0.95,
    prefix: 0.55,
    prefixOfKnownWord: 0.2,
    infix: 0.3,
    misspelled: [1, 0.45, 0.2],
  },
  /** The quality of synonyms, see the lists of the same names in `synonyms.json`. */
  synonymQuality: {same: 0.85, leadsTo: 0.6, near: 0.45},
  /** The minimum quality of a match that has the same meaning as the word. */
  sameMeaning: 0.8,
  /** The minimum length of the parts of a compound word. */
  compoundPart: 4,

  /** The minimum document frequency: words in fewer packages are not better known to readers. */
  minimumFrequency: 12,
  /** The weight of minor words, which say little about what the reader wants. */
  minorWordWeight: 0.12,

  /** The exponent of the share of the query that a package covers. */
  coverageExponent: 2.2,
  /**
   * The minimum coverage, as a share of the best coverage: usually; if fewer than `enough` packages reach that,
   * because readers use words that our summaries lack; and for the whole name of a package.
   */
  minimumCoverage: {usual: 0.6, enough: 12, few: 0.3, ofName: 0.99},

  /** The boost of a package if one of its phrases is the whole query; less for a part of the query. */
  phraseBoost: 1.6,
  /** The minimum share of a phrase that the query contains. */
  minimumPhraseCoverage: 0.5,
  /** The boost of a package if its name, or the part of it that the key names, is the whole query. */
  exactBoost: {name: 20, command: 8, alias: 3, last: 3, owner: 4, misspelled: 4},
  /** The factor for the package that the reader wants to replace. */
  replacedFactor: 0.1,

  /** How likely it is that a reader wants a package, whatever the query is. */
  prior: {common: 1.7, verified: 1.04, partOfOther: 0.8, builtFromSource: 0.85},
} as const;
