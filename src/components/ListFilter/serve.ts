/** The field of a `<ListFilter>`. */
export interface FilterField extends HTMLInputElement {
  /** Which entries match the text of the field, by index, if not those that contain all of its words. */
  matching?: (entries: readonly HTMLElement[], text: string) => ReadonlySet<number>;
}

/**
 * Filters a list on the page by the text in the `<ListFilter>` above it, whenever the field changes. If nothing matches,
 * the status links the search of the site. If a link leads to a place that the filter hides, the field is cleared. The
 * text is kept with the entry of the session history, so that a reload, Back, and Forward restore it. The source of this
 * function is also the inline script of pages with such a field, so it must not use anything that is defined outside of
 * it.
 */
export function serveFilters(): void {
  /** Stores the text of a field, beside what the router has stored. */
  const keep = ({dataset: {filters = ''}, isConnected, value}: FilterField) => {
    if (isConnected) history.replaceState({...history.state, [filters]: value}, '');
  };
  let resting: number | undefined;
  document.addEventListener('input', ({target, isTrusted}) => {
    const field = target as FilterField;
    const {filters, hint, searchPage} = field.dataset ?? {};
    if (!filters) return;
    if (isTrusted) {
      clearTimeout(resting);
      // Safari allows a hundred changes of the history in 30 seconds.
      resting = window.setTimeout(keep, 300, field);
    }
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = [...document.querySelectorAll<HTMLElement>(filters)];
    const found = field.matching?.(entries, field.value);
    let shown = 0;
    entries.forEach((entry, index) => {
      const text = entry.textContent.toLowerCase();
      entry.hidden = found ? !found.has(index) : !words.every((word) => text.includes(word));
      if (!entry.hidden) shown += 1;
    });
    const bar = field.closest('[data-search]');
    const status = bar?.querySelector('[role=status]');
    if (!bar || !status) return;
    bar.toggleAttribute('data-filtering', words.length > 0);
    status.textContent = words.length
      ? `${shown || 'None'} of ${entries.length} entries match${shown === 1 ? 'es' : ''}`
      : '';
    if (shown > 0 || !words.length) return;
    const search = document.createElement('a');
    // Longer than a line of the log. Servers refuse very long addresses.
    search.href = `${searchPage}?${new URLSearchParams({q: field.value.slice(0, 1000)})}`;
    search.textContent = 'search the whole site';
    status.append(`. Try ${hint}, or `, search, '.');
  });

  const fields = () => document.querySelectorAll<FilterField>('[data-filters]');
  const apply = (field: FilterField, text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  };
  /** Restores the text of this entry of the history, and filters entries that were added after the last key. */
  const restore = () => {
    for (const field of fields()) {
      const text = field.value || history.state?.[field.dataset.filters ?? ''];
      if (text) apply(field, text);
    }
  };
  const reveal = (hash: string) => {
    const place = document.getElementById(hash.slice(1));
    const isHidden = () => place?.getClientRects().length === 0;
    for (const field of fields()) {
      if (!field.value || !isHidden()) continue;
      apply(field, '');
      // Otherwise, the place gets its own entry of the history, and Back restores the text.
      if (hash === location.hash) keep(field);
      place?.scrollIntoView();
    }
  };
  // Before the browser or the app scrolls to the place; the address may already be that of the place.
  document.addEventListener(
    'click',
    ({target, altKey, ctrlKey, metaKey, shiftKey}) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      const isElsewhere = altKey || ctrlKey || metaKey || shiftKey;
      if (isElsewhere || link?.pathname !== location.pathname) return;
      reveal(link.hash);
    },
    true,
  );
  let known = location.href;
  let isAppShown = false;
  const arrive = ({target}: Event) => {
    // The app announces its start on the document, and then each navigation, which may be to the same address.
    const isNavigation = target === document && isAppShown;
    if (isNavigation || location.href !== known) reveal(location.hash);
    isAppShown ||= target === document;
    known = location.href;
    restore();
  };
  // The script runs before the entries are on the page.
  document.addEventListener('DOMContentLoaded', restore);
  addEventListener('hashchange', arrive);
  // After a navigation within the app (`CONTENT_SHOWN`).
  document.addEventListener('content-shown', arrive);
}
