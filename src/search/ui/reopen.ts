const KEY = 'search-reopen';

/** Reloads the page; search opens again with the query. */
export function reloadAndReopen(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // The page is reloaded anyway: the reader types the query again.
  }
  window.location.reload();
}

/** Returns the query with which search opens after a reload, once; null if there is none. */
export function takeReopened(): string | null {
  try {
    const query = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return query;
  } catch {
    return null;
  }
}
