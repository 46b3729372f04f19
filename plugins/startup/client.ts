import {serveFilters} from '../../src/components/ListFilter/serve';

// Pages with such a field serve it before the app runs. The app serves those that come later.
if (typeof document !== 'undefined') serveFilters();

/**
 * In the browser: prevents visible links from prefetching their pages. A page of the docs has over
 * a hundred links. Docusaurus loads a link's page when the reader points at it or touches it
 * (`docusaurus.preload`).
 */
export function onRouteDidUpdate(): void {
  if (window.docusaurus.prefetch === nothing) return;
  window.docusaurus = {...window.docusaurus, prefetch: nothing};
}

const nothing = () => false as const;
