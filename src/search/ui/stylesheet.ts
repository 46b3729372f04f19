// The exclamation marks disable the loaders that add every style sheet to the first load.
import address from '!!./panel.css?asset';
import {loadStylesheet} from '../../css/loadStylesheet';

/**
 * Adds the style sheet of the results to the page, once.
 *
 * @throws an error with the `request` that failed; the next call requests it again
 */
export const loadPanelStyles = (): Promise<void> => loadStylesheet(address);
