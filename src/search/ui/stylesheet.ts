// The exclamation marks disable the loaders that add every style sheet to the first load.
import address from '!!./panel.css?asset';

let loaded: Promise<void> | undefined;

/** The error if the style sheet of the results cannot be loaded. */
class StylesheetError extends Error {
  /** The requested URL. */
  readonly request = address;
}

/**
 * Adds the style sheet of the results to the page, once. After a failure, the next call requests it again.
 *
 * @throws StylesheetError
 */
export function loadStylesheet(): Promise<void> {
  loaded ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      loaded = undefined;
      link.remove();
      reject(new StylesheetError('The style sheet of search could not be loaded'));
    };
    document.head.append(link);
  });
  return loaded;
}
