/** The maximum time until the place exists, because its page is a separate file. */
const PATIENCE_MS = 8_000;
/** How long the place is kept in view while the layout above it changes. */
const SETTLE_MS = 1_500;
/** Actions of the reader after which nothing is scrolled or marked. */
const TAKE_OVER = ['keydown', 'wheel', 'touchstart', 'pointerdown'] as const;
const HIGHLIGHT = 'search-words';

let leave: (() => void) | undefined;

/**
 * Marks the target of a search when its page is shown: the entry has a color that fades, and the
 * searched words are highlighted until the reader types, presses a button, or leaves the page. While the
 * page above the place changes its height, the place is kept in view.
 *
 * @param url the address of the place on this site
 * @param words the matching words, as they are written there
 */
export function markArrival(url: string, words: readonly string[]): void {
  leave?.();
  const {pathname, hash} = new URL(url, window.location.origin);
  const id = decodeURIComponent(hash.slice(1));
  const start = performance.now();
  let frame = 0;
  let settledSince = 0;
  let place: Element | null = null;

  const finish = () => {
    cancelAnimationFrame(frame);
    for (const type of TAKE_OVER) window.removeEventListener(type, finish, true);
    place?.classList.remove('search-arrival');
    CSS.highlights?.delete(HIGHLIGHT);
    if (leave === finish) leave = undefined;
  };
  leave = finish;

  const isHere = () => window.location.pathname === pathname;
  const step = () => {
    const now = performance.now();
    if (!place) {
      const found = isHere() ? placeOf(id) : null;
      if (found) {
        place = found;
        settledSince = now;
        if (id) place.classList.add('search-arrival');
        highlight(id ? place : document.querySelector('article'), words);
        for (const type of TAKE_OVER) window.addEventListener(type, finish, true);
      } else if (now - start > PATIENCE_MS) return finish();
    } else if (!isHere() || !place.isConnected) return finish();
    else if (id && now - settledSince < SETTLE_MS) keepInView(place);
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
}

/** The target element of a URL; without a hash, the article. */
function placeOf(id: string): Element | null {
  // The headings of the previous page exist until the next page is shown.
  if (document.documentElement.classList.contains('nprogress-busy')) return null;
  return id ? document.getElementById(id) : document.querySelector('article h1, main h1');
}

/** Scrolls to a place again if it has moved from the position to which the browser scrolled. */
function keepInView(place: Element): void {
  // The navbar is visible at the target of a link.
  const navbar = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
  const margin = Math.max(
    navbar + 8,
    Number.parseFloat(getComputedStyle(place).scrollMarginTop) || 0,
  );
  const {scrollY, innerHeight} = window;
  const {top} = place.getBoundingClientRect();
  const end = document.documentElement.scrollHeight - innerHeight;
  const wanted = Math.min(end, Math.max(0, scrollY + top - margin));
  if (Math.abs(wanted - scrollY) > 4) window.scrollTo({top: wanted, behavior: 'instant'});
}

/** Highlights words in an element, if the browser can do so without changes to the page. */
function highlight(element: Element | null, words: readonly string[]): void {
  if (!element || words.length === 0 || !('highlights' in CSS)) return;
  const wanted = new Set(words.map((word) => word.toLowerCase()));
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const match of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      if (!wanted.has(match[0].toLowerCase())) continue;
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}
