/** Finds packages by command, name, former name, or purpose. Pure functions. */
import {distance, editsAllowed} from '../search/engine/fuzzy';
import {lastPart, type Row} from './list';

/** The weight of a word by the field that contains it. A posting stores the index of the field. */
const PLACES = {command: 10, last: 8, alias: 6, owner: 3, summary: 5, purpose: 4};
const BOOSTS = Object.values(PLACES);
/** The first field that describes the purpose of a package. The fields before it are names. */
const FIRST_TEXT = Object.keys(PLACES).indexOf('summary');

/** The weight of matches in fields other than the best one. */
const BESIDE = 0.4;

/** The weight of names in a query of several words, which usually describes a purpose. */
const NAME_OF_MANY = {whole: 0.7, part: 0.35};

/** The weight of a match by its kind; for misspellings, by the number of edits. */
const FOUND = {whole: 1, beginning: 0.55, inside: 0.3, misspelled: [1, 0.45, 0.2]};

/** The factor for a package whose name is the whole query. */
const EXACT = {name: 20, command: 8, alias: 3, last: 3, nearly: 4};

/**
 * If fewer rows than `enough` contain all words of a query, rows that lack one word follow, with a lower
 * weight: readers describe a tool in words that our summaries may not use.
 */
const LACKING = {enough: 12, weight: 0.4};

/** The factor for common packages. */
const COMMON = 2.2;

/** Stop words: words of a question that do not distinguish packages. */
const STOP_WORDS = new Set(
  'a an and are by can client command-line for from how i in install is it its of on or that the their to tool tools use using utility what which with'.split(
    ' ',
  ),
);

/** Synonyms: words of readers, and the words of our summaries for the same thing. */
const SYNONYMS: Readonly<Record<string, string>> = {
  bench: 'benchmark measures',
  changelog: 'notes',
  checker: 'checks finds mistakes',
  client: 'requests',
  compress: 'packs archives compression',
  container: 'docker images',
  converter: 'converts turns transforms',
  credentials: 'secrets passwords tokens keys',
  docker: 'container images',
  finder: 'finds searches narrows',
  fuzzy: 'approximate narrows',
  generator: 'generates writes creates builds',
  linter: 'lints checks mistakes',
  lookup: 'queries looks',
  manager: 'manages switches installs stores',
  migration: 'migrates schema',
  postgres: 'postgresql databases',
  processor: 'queries transforms filters values',
  runner: 'runs executes',
  scanner: 'scans finds searches',
  secret: 'passwords tokens keys',
  tui: 'terminal interface',
  ui: 'terminal interface',
  viewer: 'shows views browses displays renders',
  vulnerability: 'vulnerabilities security',
  watcher: 'watches change',
};

/** The weight of a synonym. */
const OTHER_WORD = 0.8;

/** Removes the endings of plurals and of agents: logs, log; linters, linter, lint. */
function stem(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return singular.length > 6 ? singular.replace(/(ing|er|ed|e)$/, '') : singular;
}

/** The synonyms by the stem of a word, as stems, which the index has. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SYNONYMS).map(([word, same]) => [stem(word), same.split(' ').map(stem)]),
);

/** The words of a text. A name with hyphens also counts as one word. */
export function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/https?:\/\/|\bgithub\.com\//g, '')
    .split(/[\s/,;:()"'`@]+/)
    .map((word) => word.replace(/^\.+|[.!?]+$/g, ''))
    .filter((word) => word && !STOP_WORDS.has(word));
  return [
    ...new Set(
      words.flatMap((word) => {
        const parts = word.split(/[-_.#~+]+/).filter(Boolean);
        return (parts.length > 1 ? [parts.join(''), ...parts] : parts).map(stem);
      }),
    ),
  ];
}

/** Whether `asked` is `name` apart from typing errors, such as a missing hyphen. */
function isNearly(asked: string, name: string): boolean {
  const limit = editsAllowed(asked.length);
  return limit > 0 && asked !== name && distance(asked, name, limit) <= limit;
}

/** The score of a row for each word of the query that the row contains. */
type Scores = Map<number, number>;

/** Finds packages in a list. */
export class Ranker {
  /** Rows by term: `row * places + place`. */
  private readonly postings = new Map<string, number[]>();
  private readonly terms: string[];
  /** The names of each row in lower case, to compare with the whole query. */
  private readonly exact: {name: string; last: string; commands: string[]; aliases: string[]}[];

  /** @param labels the labels of purposes by their ids */
  constructor(
    private readonly rows: readonly Row[],
    labels: Readonly<Record<string, string>> = {},
  ) {
    for (const [row, each] of rows.entries()) {
      const last = lastPart(each.name);
      const texts = [
        each.commands.join(' '),
        last,
        each.aliases.join(' '),
        each.name.slice(0, -last.length),
        [each.summary, ...each.words].join(' '),
        each.purposes.map((id) => labels[id] ?? id).join(' '),
      ];
      for (const [place, text] of texts.entries()) {
        for (const term of wordsOf(text)) {
          const list = this.postings.get(term);
          if (list) list.push(row * BOOSTS.length + place);
          else this.postings.set(term, [row * BOOSTS.length + place]);
        }
      }
    }
    this.terms = [...this.postings.keys()];
    const small = (text: string) => text.toLowerCase();
    this.exact = rows.map(({name, commands, aliases}) => ({
      name: small(name),
      last: small(lastPart(name)),
      commands: commands.map(small),
      aliases: aliases.flatMap((each) => [small(each), small(lastPart(each))]),
    }));
  }

  /** The numbers of the rows that match `query`, best first. */
  find(query: string): number[] {
    const words = wordsOf(query);
    const asked = query.trim().toLowerCase();
    const found = new Map<number, {score: number; words: number}>();
    for (const word of words) {
      for (const [row, score] of this.scores(word, words.length > 1)) {
        const sum = found.get(row) ?? {score: 0, words: 0};
        found.set(row, {score: sum.score + score, words: sum.words + 1});
      }
    }
    // The rows that match most words, and if they are few, those that match one word less.
    let most = 0;
    for (const each of found.values()) most = Math.max(most, each.words);
    const full = [...found.values()].filter((each) => each.words === most).length;
    const least = most > 1 && full < LACKING.enough ? most - 1 : most;
    return [...found]
      .filter(([, each]) => each.words >= least)
      .map(([row, {score, words: own}]) => ({
        row,
        score: score * this.exactness(row, asked) * (own < most ? LACKING.weight : 1),
      }))
      .sort(
        (one, other) => other.score - one.score || this.length(one.row) - this.length(other.row),
      )
      .map(({row}) => row);
  }

  /** The terms of the index that a word of the query can match, each with its weight. */
  private meanings(word: string): [term: string, weight: number][] {
    const meanings: [string, number][] = (SAME.get(word) ?? []).map((term) => [term, OTHER_WORD]);
    for (const term of this.terms) {
      if (term === word) meanings.push([term, FOUND.whole]);
      else if (term.startsWith(word)) {
        meanings.push([term, FOUND.beginning * (0.5 + word.length / term.length / 2)]);
      } else if (word.length > 2 && term.includes(word)) meanings.push([term, FOUND.inside]);
    }
    if (meanings.some(([, weight]) => weight > FOUND.inside)) return meanings;
    const limit = editsAllowed(word.length);
    for (const term of limit > 0 ? this.terms : []) {
      const edits = distance(word, term, limit);
      if (edits <= limit) {
        meanings.push([term, FOUND.misspelled[edits] ?? 0]);
      }
    }
    return meanings;
  }

  /**
   * The score of each row for a word: by its best field, and higher for rarer words.
   * @param isOneOfMany whether the query has several words
   */
  private scores(word: string, isOneOfMany: boolean): Scores {
    const scores: Scores = new Map();
    for (const [term, weight] of this.meanings(word)) {
      const list = this.postings.get(term) ?? [];
      const rarity = Math.log2(2 + this.rows.length / list.length) / 6;
      for (const posting of list) {
        const row = Math.floor(posting / BOOSTS.length);
        const place = posting % BOOSTS.length;
        const isPart = weight < OTHER_WORD;
        const share =
          isOneOfMany && place < FIRST_TEXT ? NAME_OF_MANY[isPart ? 'part' : 'whole'] : 1;
        const score = (BOOSTS[place] ?? 0) * weight * rarity * share;
        const best = scores.get(row) ?? 0;
        scores.set(row, Math.max(score, best) + BESIDE * Math.min(score, best));
      }
    }
    return scores;
  }

  /** Higher if the whole query is the name or the command of the package. */
  private exactness(row: number, asked: string): number {
    const {name, last, commands, aliases} = this.exact[row] as (typeof this.exact)[number];
    let factor = this.rows[row]?.isCommon ? COMMON : 1;
    if (name === asked) factor *= EXACT.name;
    if (commands.includes(asked)) factor *= EXACT.command;
    if (last === asked) factor *= EXACT.last;
    else if (isNearly(asked, last)) factor *= EXACT.nearly;
    if (aliases.includes(asked)) factor *= EXACT.alias;
    // A package with one command comes before a package with several.
    return factor / (1 + 0.1 * Math.min(5, commands.length - 1));
  }

  private length(row: number): number {
    return this.rows[row]?.name.length ?? 0;
  }
}
