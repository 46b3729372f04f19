import {loadOnce} from '../loadOnce';

/**
 * Adds the style sheet at `address` to the page, unless the page already has it. Resolves when it applies. After a
 * failure, the next call requests it again.
 *
 * @throws an error with `request`, the requested URL, as in the errors of the bundler's loader
 */
export const loadStylesheet = loadOnce(async (address: string): Promise<void> => {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return;
  await new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address});
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      const error = new Error(`The style sheet ${address} could not be loaded`);
      reject(Object.assign(error, {request: address}));
    };
    document.head.append(link);
  });
});
