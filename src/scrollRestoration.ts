/** The parts of the Navigation API that this module uses. TypeScript does not declare it yet. */
interface Navigation {
  readonly currentEntry: {readonly key: string} | null;
  addEventListener(type: 'navigate', listener: (event: Navigate) => void): void;
}

interface Navigate {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: {readonly key: string; readonly url: string};
}

/** The scroll position at which the reader left each entry of the session history, in pixels, by its key. */
const positions = new Map<string, number>();

/** That of the entry with a hash to which the reader has gone back, or forward. */
let position: number | undefined;

const {navigation} = globalThis as {navigation?: Navigation};
navigation?.addEventListener('navigate', ({navigationType, destination}) => {
  if (navigation.currentEntry) positions.set(navigation.currentEntry.key, window.scrollY);
  const isRestored = navigationType === 'traverse' && destination.url.includes('#');
  position = isRestored ? positions.get(destination.key) : undefined;
});

// A reader who scrolls or goes on has another position, also for content that loads later.
for (const type of ['keydown', 'wheel', 'touchstart', 'pointerdown']) {
  globalThis.addEventListener?.(type, () => (position = undefined), {passive: true, capture: true});
}

/**
 * Restores the scroll position that the reader left, after Back or Forward to an address with a hash: there, Chromium and
 * Docusaurus scroll to the target of the hash. Does nothing in browsers without the Navigation API, because they
 * restore such positions; without a hash, all browsers do.
 *
 * @returns whether there is such a position
 */
export function restoreScroll(): boolean {
  if (position === undefined) return false;
  const scroll = () => window.scrollTo({top: position, behavior: 'instant'});
  scroll();
  // Chromium scrolls to the target after the event `popstate`, and before the next frame.
  requestAnimationFrame(scroll);
  return true;
}
