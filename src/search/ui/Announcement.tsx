import type {ReactNode} from 'react';
import type {SearchState} from './useSearch';

/** The text for screen readers when the list changes. */
function announcementOf(query: string, {status, answer}: SearchState, packages: number): string {
  if (!query.trim()) return '';
  if (status === 'error') return 'Unable to fetch results';
  if (status === 'stalled') return 'Searching';
  if (!answer) return '';
  const {count, hits, query: answered} = answer;
  const results =
    hits.length === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}`;
  const also = packages > 0 ? ` and ${packages} ${packages === 1 ? 'package' : 'packages'}` : '';
  return `${results}${also} for ${answered}`;
}

/** A live region with the number of results, or the reason why there are none. */
export function Announcement({
  query,
  search,
  packages,
}: {
  query: string;
  search: SearchState;
  packages: number;
}): ReactNode {
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {announcementOf(query, search, packages)}
    </div>
  );
}
