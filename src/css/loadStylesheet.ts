const loading = new Map<string, Promise<void>>();

/**
 * Adds the style sheet at `address` to the page, unless the page already has it. Resolves when it applies. After a
 * failure, the next call requests it again.
 *
 * @throws an error with `request`, the requested URL, as in the errors of the bundler's loader
 */
export function loadStylesheet(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return Promise.resolve();
  const loaded = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address});
    link.onload = () => resolve();
    link.onerror = () => {
      loading.delete(address);
      link.remove();
      const error = new Error(`The style sheet ${address} could not be loaded`);
      reject(Object.assign(error, {request: address}));
    };
    document.head.append(link);
  });
  loading.set(address, loaded);
  return loaded;
}
