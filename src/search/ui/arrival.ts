import {CONTENT_SHOWN} from '../../events';
import {moveFocus} from '../../focus';

/** How long the place is kept in view while the layout above it changes. */
const SETTLE_MS = 1_500;
/** Actions of the reader after which the place is not kept in view. */
const TAKE_OVER = ['keydown', 'wheel', 'touchstart', 'pointerdown'] as const;
/** Keys that scroll; the marks remain, so that the reader sees those below, too. All other keys end them. */
const SCROLLS = /^(Arrow|Page|Home|End| )/;
const HIGHLIGHT = 'search-words';
/** The first link, to whose parent Docusaurus moves the focus when a page without a hash is shown. */
const SKIP = ':scope > a[href="#__docusaurus_skipToContent_fallback"]';

let leave: (() => void) | undefined;

/**
 * Marks the target of a search when its page is shown: the entry has a color that fades, and the
 * searched words are highlighted until the reader types or leaves the page. The entry, or the
 * title of the page, gets the focus. While the page above the place changes its height, the place is kept in view.
 *
 * @param url the address of the place on this site, to which the app is about to go
 * @param words the matching words, as they are written there, and the technical names or their beginnings
 */
export function markArrival(url: string, words: readonly string[]): void {
  leave?.();
  const {pathname, hash} = new URL(url, window.location.origin);
  const id = decodeURIComponent(hash.slice(1));
  const left = new AbortController();
  const {signal} = left;
  const finish = () => {
    left.abort();
    CSS.highlights?.delete(HIGHLIGHT);
  };
  leave = finish;
  let isTakenOver = false;
  const takeOver = ({key}: Partial<KeyboardEvent>) => {
    isTakenOver = true;
    if (key !== undefined && !SCROLLS.test(key)) finish();
  };

  let place: HTMLElement | null = null;
  const arrive = () => {
    if (place?.isConnected) return highlight(place, words);
    const found = id ? document.getElementById(id) : document.querySelector('article');
    // Its static content is not there yet.
    if (!found) return;
    place = found;
    highlight(found, words);
    for (const type of TAKE_OVER) window.addEventListener(type, takeOver, {signal, capture: true});
    if (id) found.classList.add('search-arrival');
    signal.addEventListener('abort', () => found.classList.remove('search-arrival'));
    if (isTakenOver) return;
    const title = (!id && found.querySelector('h1')) || found;
    moveFocus(title);
    if (!id) title.addEventListener('blur', keepFocus);
    const end = performance.now() + SETTLE_MS;
    const settle = () => {
      if (isTakenOver || signal.aborted || performance.now() > end) return;
      found.scrollIntoView({behavior: 'instant'});
      requestAnimationFrame(settle);
    };
    if (id) settle();
  };
  let isShown = false;
  const onShown = ({target}: Event) => {
    if (target === document) {
      if (isShown || window.location.pathname !== pathname) return finish();
      isShown = true;
    }
    if (isShown) arrive();
  };
  document.addEventListener(CONTENT_SHOWN, onShown, {signal});
}

/** Restores the focus of a title as soon as Docusaurus has moved it to the start of the page. */
function keepFocus({target, relatedTarget}: FocusEvent): void {
  if (!(relatedTarget as Element | null)?.querySelector(SKIP)) return;
  // Not later, because the search dialog may open next, and remembers which element has the focus.
  relatedTarget?.addEventListener('focus', () => moveFocus(target as HTMLElement), {once: true});
}

/** Highlights words in an element, if the browser can do so without changes to the page. */
function highlight(element: Element, words: readonly string[]): void {
  if (words.length === 0 || !('highlights' in CSS)) return;
  const patterns = words.map((word) => {
    const literal = word.replace(/[\\^$*+?()[\]{}|]/g, '\\$&');
    // A technical name, also with other separators (`read only` for `read-only`), and with the rest of it.
    const name = literal.replace(/[_.-]+/g, (mark) => (mark === '-' ? '[ _.-]' : '[_.-]'));
    return name === literal ? literal : `${name}[\\p{L}\\p{N}_]*`;
  });
  const wanted = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const match of (node.nodeValue ?? '').matchAll(wanted)) {
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}
