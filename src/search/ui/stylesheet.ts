// The exclamation marks leave out the loaders that put every style sheet into the first load.
import address from '!!./panel.css?asset';

let loaded: Promise<void> | undefined;

/** The style sheet of the results could not be fetched. */
class StylesheetError extends Error {
  /** The address that was asked for. */
  readonly request = address;
}

/**
 * Adds the style sheet of the results to the page, once; what failed is asked for again by the next call.
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
      reject(new StylesheetError('The style sheet of search could not be fetched'));
    };
    document.head.append(link);
  });
  return loaded;
}
