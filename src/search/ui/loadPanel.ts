// The exclamation marks disable the loaders that add every style sheet to the first load.
import address from '!!./panel.css?asset';
import {loadStylesheet} from '../../css/loadStylesheet';
import {SearchError, type SearchFault} from '../answer';

/** Whether a file that could not be loaded is missing on the server, or the server cannot be reached. */
async function faultOf(file: string): Promise<SearchFault> {
  try {
    const response = await fetch(file, {method: 'HEAD', cache: 'no-store'});
    // Some servers send a page instead of a missing file.
    const isPage = /html/.test(response.headers.get('content-type') ?? '');
    return !response.ok || isPage ? 'missing' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Adds the style sheet of the results to the page, once: see `loadStylesheet`. */
export const loadPanelStyles = (): Promise<void> => loadStylesheet(address);

/**
 * Loads the panel below the field of the dialog: a separate chunk and style sheet.
 *
 * @throws SearchError with the fault `missing` if a newer deployment has replaced them
 */
export async function loadPanel(): Promise<typeof import('./Panel')> {
  try {
    const [module] = await Promise.all([
      import(/* webpackChunkName: "search" */ './Panel'),
      loadPanelStyles(),
    ]);
    return module;
  } catch (cause) {
    // The URL in the errors of the bundler's loader and of our style sheet loader.
    const {request} = cause as {request?: unknown};
    const fault = typeof request === 'string' ? await faultOf(request) : 'unreachable';
    throw new SearchError('Search could not be loaded', fault, cause);
  }
}
