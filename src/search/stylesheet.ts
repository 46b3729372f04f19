import address from './search.css?asset';

/** Adds the style sheet of search to the page, once. */
export function loadStylesheet(): void {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
