const loading = new Map<string, Promise<void>>();

/**
 * Adds the style sheet at `address` to the page, unless the build did.
 *
 * @returns Resolves when it holds; also when it cannot be had, since the pages work without it.
 */
export function loadStylesheet(address: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) {
    return loading.get(address) ?? Promise.resolve();
  }
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address});
  const loaded = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Asked for again by the next page.
      link.remove();
      resolve();
    };
  });
  loading.set(address, loaded);
  document.head.append(link);
  return loaded;
}
