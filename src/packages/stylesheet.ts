const loading = new Map<string, Promise<void>>();

/**
 * Adds the style sheet at `address` to the page, unless the page already has it.
 * @returns Resolves when the style sheet applies, and also if it fails to load: the pages work
 * without it.
 */
export function loadStylesheet(address: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) {
    return loading.get(address) ?? Promise.resolve();
  }
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address});
  const loaded = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // The next page requests it again.
      link.remove();
      resolve();
    };
  });
  loading.set(address, loaded);
  document.head.append(link);
  return loaded;
}
