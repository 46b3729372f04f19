/** The parts of the Navigation API that this module uses. TypeScript does not declare it yet. */
interface Navigation {
  readonly currentEntry: {readonly key: string} | null;
  addEventListener(type: 'navigate', listener: (event: Navigate) => void): void;
}

interface Navigate {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: {readonly key: string};
}

/** What the reader saw: an element, and its distance from the top of the window, in pixels. */
interface Place {
  readonly selector: string;
  readonly top: number;
  /** The scroll position, in pixels, for a page without the element. */
  readonly position: number;
}

/** The place at which the reader left each entry of the session history, by its key. */
const places = new Map<string, Place>();

/** That of the entry to which the reader has gone back, or forward. */
let place: Place | undefined;

/** The element with an id, or the link of a result, that is nearest to the top of the window. */
function visiblePlace(): Place {
  let selector = '';
  let nearest = Number.POSITIVE_INFINITY;
  for (const element of document.querySelectorAll('main :is([id], article h2 a)')) {
    // The place of an element in content that is not laid out yet would cost its layout.
    if (!element.checkVisibility({contentVisibilityAuto: true})) continue;
    const {top} = element.getBoundingClientRect();
    if (Math.abs(top) >= Math.abs(nearest)) continue;
    nearest = top;
    const name = element.id ? 'id' : 'href';
    selector = `main [${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`;
  }
  return {selector, top: nearest, position: window.scrollY};
}

const {navigation} = globalThis as {navigation?: Navigation};
navigation?.addEventListener('navigate', ({navigationType, destination}) => {
  if (navigation.currentEntry) places.set(navigation.currentEntry.key, visiblePlace());
  if (navigationType === 'traverse') place = places.get(destination.key);
  else if (navigationType === 'push') place = undefined;
});

// A reader who scrolls or goes on has another place, also for content that loads later.
for (const type of ['keydown', 'wheel', 'touchstart', 'pointerdown']) {
  globalThis.addEventListener?.(type, () => (place = undefined), {passive: true, capture: true});
}

// Content that loads later moves what the reader saw. The size of the body does not change, because it is as high as the
// window.
const app = globalThis.document?.getElementById('__docusaurus');
if (app) new ResizeObserver(() => restoreScroll()).observe(app);

/**
 * Restores what the reader saw, after Back or Forward. Browsers restore the scroll position, but content that loads or
 * is laid out later changes what is there, and to an address with a hash, Chromium and Docusaurus scroll to the target of
 * the hash. Does nothing in browsers without the Navigation API.
 *
 * @returns whether there is such a place
 */
export function restoreScroll(): boolean {
  if (!place) return false;
  const {selector, top, position} = place;
  // As after a reload: src/css/facts.css.
  delete document.documentElement.dataset.navigation;
  const scroll = () => {
    const element = selector && document.querySelector(selector);
    window.scrollTo({
      top: element ? window.scrollY + element.getBoundingClientRect().top - top : position,
      behavior: 'instant',
    });
  };
  scroll();
  // Chromium scrolls to the target after the event `popstate`, and before the next frame.
  requestAnimationFrame(scroll);
  return true;
}
