/** A search for packages and its URL. Pure functions. */
import {QUERY_LIMIT} from '../search/limits';
import {KINDS, PLATFORMS, type Row, VERIFICATION} from './list';

/** A search with its filters. An empty string means no restriction. */
export interface Query extends Readonly<Record<Filter, string>> {
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

/** The names of the filters, which are also the names of their URL parameters. */
export const FILTERS = ['purpose', 'platform', 'kind', 'verification'] as const;
export type Filter = (typeof FILTERS)[number];

/** The filter value for packages without any verification. */
export const NONE = 'none';

/** The allowed values of each filter. The values of the purpose filter come from the build. */
export const VALUES = {
  platform: [...PLATFORMS, 'musl'],
  kind: KINDS,
  verification: [...VERIFICATION, NONE],
} as const;

/**
 * Reads the search from a URL. Unknown values mean no restriction.
 * @param purposes the ids of all purposes
 */
export function readQuery(search: string, purposes: readonly string[]): Query {
  const params = new URLSearchParams(search);
  const known: Record<Filter, readonly string[]> = {...VALUES, purpose: purposes};
  const value = (name: Filter): string => {
    const given = params.get(name) ?? '';
    return known[name].includes(given) ? given : '';
  };
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').slice(0, QUERY_LIMIT),
    platform: value('platform'),
    kind: value('kind'),
    verification: value('verification'),
    purpose: value('purpose'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string of a search, with `?` at its start; empty if the search is empty. */
export function writeQuery(query: Query): string {
  const params = new URLSearchParams();
  if (query.q.trim()) params.set('q', query.q);
  for (const filter of FILTERS) if (query[filter]) params.set(filter, query[filter]);
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}

/** Whether a search has neither words nor filters. */
export const asksNothing = (query: Query): boolean =>
  !query.q.trim() && FILTERS.every((filter) => !query[filter]);

/** The column to which each filter applies. */
const COLUMNS = {
  purpose: 'purposes',
  platform: 'platforms',
  kind: 'kinds',
  verification: 'verification',
} as const;

/** Whether a package passes a filter with a value. */
export function passes(row: Row, filter: Filter, value: string): boolean {
  const own = row[COLUMNS[filter]];
  return !value || (value === NONE ? own.length === 0 : own.includes(value));
}

/** The rows that pass all filters of a search, or all filters except one. */
export const filtered = (rows: readonly Row[], query: Query, but?: Filter): Row[] =>
  rows.filter((row) =>
    FILTERS.every((filter) => filter === but || passes(row, filter, query[filter])),
  );
