import address from './search.css?asset';

let loaded: Promise<void> | undefined;

/**
 * Adds the style sheet of search to the page, once.
 *
 * @returns Resolves when it holds; also when it cannot be had, since search works without it.
 */
export function loadStylesheet(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      // Asked for again by the next opening.
      loaded = undefined;
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
  return loaded;
}
