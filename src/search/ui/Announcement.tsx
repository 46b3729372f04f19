import type {ReactNode} from 'react';
import type {SearchState} from './useSearch';

/** What a screen reader is told when the list changes. */
function announcementOf(query: string, {status, answer}: SearchState): string {
  if (!query.trim()) return '';
  if (status === 'error') return 'Unable to fetch results';
  if (status === 'stalled') return 'Searching';
  if (!answer) return '';
  const {count, hits, query: answered} = answer;
  if (hits.length === 0) return `No results for ${answered}`;
  return `${count} ${count === 1 ? 'result' : 'results'} for ${answered}`;
}

/** Says in a live region how many results there are, or why there are none. */
export function Announcement({query, search}: {query: string; search: SearchState}): ReactNode {
  return (
    <div className="DocSearch-Announcement" role="status" aria-live="polite">
      {announcementOf(query, search)}
    </div>
  );
}
