/**
 * In the browser: keeps links in sight from downloading what they lead to. A page of the docs has
 * over a hundred; a link's page is loaded when the pointer or a finger is on it, which Docusaurus
 * does by `docusaurus.preload`.
 */
export function onRouteDidUpdate(): void {
  if (window.docusaurus.prefetch === nothing) return;
  window.docusaurus = {...window.docusaurus, prefetch: nothing};
}

const nothing = () => false as const;
