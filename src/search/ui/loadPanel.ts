import {SearchError, type SearchFault} from '../answer';
import {loadStylesheet} from './stylesheet';

/** Whether a file that could not be loaded is gone from the server, or the server cannot be reached. */
async function faultOf(address: string): Promise<SearchFault> {
  try {
    const response = await fetch(address, {method: 'HEAD', cache: 'no-store'});
    // Some servers answer with a page for what is not there.
    const isPage = /html/.test(response.headers.get('content-type') ?? '');
    return !response.ok || isPage ? 'missing' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/**
 * Fetches what the dialog shows below its field: a chunk and a style sheet of their own.
 *
 * @throws SearchError with the fault `missing` if a newer deploy has replaced them
 */
export async function loadPanel(): Promise<typeof import('./Panel')> {
  try {
    const [module] = await Promise.all([
      import(/* webpackChunkName: "search" */ './Panel'),
      loadStylesheet(),
    ]);
    return module;
  } catch (cause) {
    // The address, as the bundler's loader and ours note it.
    const {request} = cause as {request?: unknown};
    const fault = typeof request === 'string' ? await faultOf(request) : 'unreachable';
    throw new SearchError('Search could not be loaded', fault, cause);
  }
}
