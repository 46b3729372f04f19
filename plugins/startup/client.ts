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
