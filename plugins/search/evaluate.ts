import {z} from 'zod';
import {samePath} from './built-engine';

/** A file of labelled queries: what is asked, and the pages that answer it. */
export const labelledQueries = z.array(
  z.object({
    query: z.string().min(1),
    pages: z.array(z.string().startsWith('/')).min(1),
    kind: z.string(),
    /** Left out of tuning, so that what was tuned can be measured. */
    held: z.boolean().optional(),
  }),
);

export type LabelledQuery = z.infer<typeof labelledQueries>[number];

/** What a set of queries came to: shares from 0 to 1. */
type Score = {queries: number; success1: number; success5: number; mrr: number};

/** A query whose first hit is of none of its pages. `place`: where one is, from 1; 0: not in ten. */
type Miss = {query: LabelledQuery; place: number; found: string[]};

export type Evaluation = {
  overall: Score;
  byKind: Map<string, Score>;
  misses: Miss[];
  /** Queries none of whose pages is on the site: they cannot be answered, and are not counted. */
  unanswerable: LabelledQuery[];
};

const DEPTH = 10;

function scoreOf(places: readonly number[]): Score {
  const share = (count: number) => (places.length === 0 ? 0 : count / places.length);
  return {
    queries: places.length,
    success1: share(places.filter((place) => place === 1).length),
    success5: share(places.filter((place) => place > 0 && place <= 5).length),
    mrr: share(places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0)),
  };
}

/**
 * Measures a search on labelled queries: Success@1, Success@5 and the mean reciprocal rank within ten,
 * over pages.
 *
 * @param search gives the pages for a query, best first, each once
 * @param exists whether the site has a page
 */
export async function evaluate(
  queries: readonly LabelledQuery[],
  search: (query: string) => Promise<string[]>,
  exists: (path: string) => boolean = () => true,
): Promise<Evaluation> {
  const places = new Map<string, number[]>();
  const misses: Miss[] = [];
  const unanswerable: LabelledQuery[] = [];
  for (const query of queries) {
    const accepted = query.pages.map(samePath);
    if (!accepted.some(exists)) {
      unanswerable.push(query);
      continue;
    }
    const found = (await search(query.query)).map(samePath).slice(0, DEPTH);
    const place = found.findIndex((path) => accepted.includes(path)) + 1;
    places.set(query.kind, [...(places.get(query.kind) ?? []), place]);
    if (place !== 1) misses.push({query, place, found});
  }
  return {
    overall: scoreOf([...places.values()].flat()),
    byKind: new Map([...places].map(([kind, list]) => [kind, scoreOf(list)])),
    misses,
    unanswerable,
  };
}

/** An evaluation as a table, and what was missed. */
export function formatEvaluation({overall, byKind, misses, unanswerable}: Evaluation): string {
  const row = (name: string, score: Score) =>
    `${name.padEnd(12)} ${String(score.queries).padStart(7)} ${score.success1.toFixed(3).padStart(10)} ` +
    `${score.success5.toFixed(3).padStart(10)} ${score.mrr.toFixed(3).padStart(7)}`;
  const lines = [
    `${'kind'.padEnd(12)} ${'queries'.padStart(7)} ${'Success@1'.padStart(10)} ${'Success@5'.padStart(10)} ${'MRR@10'.padStart(7)}`,
    ...[...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, score]) => row(kind, score)),
    row('overall', overall),
  ];
  if (misses.length > 0) lines.push('', 'Not first:');
  for (const {query, place, found} of misses) {
    lines.push(
      `${place === 0 ? '>10' : String(place).padStart(3)}  ${JSON.stringify(query.query)} (${query.kind})`,
      `     wanted ${query.pages.join(', ')}`,
      `     found  ${found.slice(0, 5).join(', ') || 'nothing'}`,
    );
  }
  if (unanswerable.length > 0) {
    lines.push('', `Not counted, as the site has none of their pages: ${unanswerable.length}`);
    for (const {query, pages} of unanswerable)
      lines.push(`     ${JSON.stringify(query)}: ${pages.join(', ')}`);
  }
  return lines.join('\n');
}
