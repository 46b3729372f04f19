import * as z from 'zod';
import {isBuilt} from '../shared/build';
import {samePath} from './built-engine';

/** A file of labeled queries, each with the pages that answer it. */
export const labeledQueries = z.array(
  z.object({
    query: z.string().min(1),
    pages: z.array(z.string().startsWith('/')).min(1),
    /** The places that answer the query: a page, or a section of a page (with a hash). */
    sections: z.array(z.string().startsWith('/')).min(1).optional(),
    kind: z.string(),
  }),
);

export type LabeledQuery = z.infer<typeof labeledQueries>[number];

/** The result of a set of queries: shares from 0 to 1. */
type Score = {
  queries: number;
  success1: number;
  success5: number;
  mrr: number;
  /** Among the queries with sections, the share whose first hit is one of them; undefined without such queries. */
  section1?: number;
};

/** The result of one query: the rank of the first correct page, and whether the section is correct. */
type Outcome = {rank: number; isSection?: boolean};

/** A query whose first hit is not correct. `rank`: the rank of the first correct hit; 0: not in the first ten. */
type Miss = {query: LabeledQuery; rank: number; found: string[]; first: string};

export type Evaluation = {
  overall: Score;
  byKind: Map<string, Score>;
  misses: Miss[];
  /** Queries whose pages are all missing on the site. They are not counted. */
  unanswerable: LabeledQuery[];
};

const DEPTH = 10;

/** A place in the form of labels: without a trailing slash in the path of its page. */
export const samePlace = (place: string): string => {
  const [path = '', hash] = place.split('#');
  return samePath(path) + (hash ? `#${decodeURIComponent(hash)}` : '');
};

function scoreOf(outcomes: readonly Outcome[]): Score {
  const ranks = outcomes.map(({rank}) => rank);
  const sections = outcomes.filter(({isSection}) => isSection !== undefined);
  const share = (count: number) => (ranks.length === 0 ? 0 : count / ranks.length);
  return {
    queries: ranks.length,
    success1: share(ranks.filter((rank) => rank === 1).length),
    success5: share(ranks.filter((rank) => rank > 0 && rank <= 5).length),
    mrr: share(ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0)),
    ...(sections.length > 0 && {
      section1: sections.filter(({isSection}) => isSection).length / sections.length,
    }),
  };
}

/**
 * Measures a search with labeled queries: Success@1, Success@5, and the mean reciprocal rank within ten,
 * over pages; and Section@1, the share of queries whose first hit is the correct section. Queries whose pages are all
 * missing in the built site do not count.
 *
 * @param search returns the addresses of the hits for a query, best first: paths, with a hash for a section
 */
export async function evaluate(
  queries: readonly LabeledQuery[],
  search: (query: string) => Promise<string[]>,
): Promise<Evaluation> {
  const outcomes = new Map<string, Outcome[]>();
  const misses: Miss[] = [];
  const unanswerable: LabeledQuery[] = [];
  for (const query of queries) {
    const accepted = query.pages.map(samePath);
    if (!accepted.some(isBuilt)) {
      unanswerable.push(query);
      continue;
    }
    const hits = (await search(query.query)).map(samePlace);
    const found = [...new Set(hits.map((hit) => hit.replace(/#.*$/, '')))].slice(0, DEPTH);
    const rank = found.findIndex((path) => accepted.includes(path)) + 1;
    const isSection = query.sections?.map(samePlace).includes(hits[0] ?? '');
    outcomes.set(query.kind, [...(outcomes.get(query.kind) ?? []), {rank, isSection}]);
    if (rank !== 1 || isSection === false) {
      misses.push({query, rank, found, first: hits[0] ?? ''});
    }
  }
  return {
    overall: scoreOf([...outcomes.values()].flat()),
    byKind: new Map([...outcomes].map(([kind, list]) => [kind, scoreOf(list)])),
    misses,
    unanswerable,
  };
}

/** An evaluation as a table, with the missed queries. */
export function formatEvaluation({overall, byKind, misses, unanswerable}: Evaluation): string {
  const row = (name: string, score: Score) =>
    `${name.padEnd(12)} ${String(score.queries).padStart(7)} ${score.success1.toFixed(3).padStart(10)} ` +
    `${score.success5.toFixed(3).padStart(10)} ${score.mrr.toFixed(3).padStart(7)}` +
    (score.section1 === undefined ? '' : ` ${score.section1.toFixed(3).padStart(10)}`);
  const lines = [
    `${'kind'.padEnd(12)} ${'queries'.padStart(7)} ${'Success@1'.padStart(10)} ${'Success@5'.padStart(10)} ${'MRR@10'.padStart(7)} ${'Section@1'.padStart(10)}`,
    ...[...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, score]) => row(kind, score)),
    row('overall', overall),
  ];
  if (misses.length > 0) lines.push('', 'Not first:');
  for (const {query, rank, found, first} of misses) {
    lines.push(
      `${rank === 0 ? '>10' : String(rank).padStart(3)}  ${JSON.stringify(query.query)} (${query.kind})`,
      `     wanted ${query.pages.join(', ')}`,
      rank === 1
        ? `     section ${first}, wanted ${query.sections?.join(', ')}`
        : `     found  ${found.slice(0, 5).join(', ') || 'nothing'}`,
    );
  }
  if (unanswerable.length > 0) {
    lines.push('', `Not counted, because the site has none of their pages: ${unanswerable.length}`);
    for (const {query, pages} of unanswerable)
      lines.push(`     ${JSON.stringify(query)}: ${pages.join(', ')}`);
  }
  return lines.join('\n');
}
