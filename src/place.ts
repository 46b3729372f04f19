/** The parts of the Navigation API that this module uses. TypeScript does not declare it yet. */
interface Navigation {
  readonly currentEntry: {readonly key: string} | null;
  addEventListener(type: 'navigate', listener: (event: Navigate) => void): void;
}

interface Navigate {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: {readonly key: string; readonly url: string};
}

/** Where the reader left each entry of the session history, by its key. */
const places = new Map<string, number>();

/** The place of the entry with a hash to which the reader has gone back, or forward. */
let place: number | undefined;

const {navigation} = globalThis as {navigation?: Navigation};
navigation?.addEventListener('navigate', ({navigationType, destination}) => {
  if (navigation.currentEntry) places.set(navigation.currentEntry.key, window.scrollY);
  const isRestored = navigationType === 'traverse' && destination.url.includes('#');
  place = isRestored ? places.get(destination.key) : undefined;
});

/**
 * Scrolls to the place that the reader left, after Back or Forward to an address with a hash: there, Chromium and
 * Docusaurus scroll to the target of the hash. Does nothing in browsers without the Navigation API, because they
 * restore such places; without a hash, all browsers do.
 *
 * @returns whether there is such a place
 */
export function restorePlace(): boolean {
  if (place === undefined) return false;
  const scroll = () => window.scrollTo({top: place, behavior: 'instant'});
  scroll();
  // Chromium scrolls to the target after the event `popstate`, and before the next frame.
  requestAnimationFrame(scroll);
  return true;
}
