/**
 * Filters a list on the page by the words in the `<ListFilter>` above it, whenever the field changes. The
 * source of this function is also the inline script of pages with such a field, so it must not use
 * anything that is defined outside of it.
 */
export function serveFilters(): void {
  document.addEventListener('input', ({target}) => {
    const field = target as HTMLInputElement;
    const selector = field.dataset?.filters;
    if (!selector) return;
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = document.querySelectorAll<HTMLElement>(selector);
    let shown = 0;
    entries.forEach((entry) => {
      const text = entry.textContent.toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) shown += 1;
    });
    const bar = field.closest('[data-search]');
    const status = bar?.querySelector('[role=status]');
    if (!bar || !status) return;
    bar.toggleAttribute('data-filtering', words.length > 0);
    status.textContent = words.length
      ? `${shown || 'None'} of ${entries.length} entries match`
      : '';
  });
}
