/*
 * Narrows a list of the page to the entries that have all words of the field above it, with or without
 * the app: see src/components/ListFilter.
 */
document.addEventListener('input', ({target}) => {
  const selector = target.dataset?.filters;
  if (!selector) return;
  const words = target.value.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = [...document.querySelectorAll(selector)];
  for (const entry of entries) {
    const text = entry.textContent.toLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
  }
  const bar = target.closest('[data-search]');
  bar.toggleAttribute('data-filtering', words.length > 0);
  const shown = entries.filter(({hidden}) => !hidden).length;
  bar.querySelector('[role=status]').textContent = words.length
    ? `${shown || 'None'} of ${entries.length} entries match`
    : '';
});
