import {serveFilters} from '../../src/components/ListFilter/serve';
import {CONTENT_SHOWN} from '../../src/events';
import {restoreScroll} from '../../src/scrollRestoration';

if (typeof document !== 'undefined') {
  // The inline script of a page with such a field also handles the fields of later pages.
  if (!document.querySelector('[data-filters]')) serveFilters();

  // While the app starts, Head removes the elements with its mark (data-rh), and then adds them again. A style sheet
  // without the mark stays, so the page never shows without styles.
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"][data-rh]')) {
    sheet.removeAttribute('data-rh');
  }

  // Content that loads later announces itself, too.
  document.addEventListener(CONTENT_SHOWN, markTarget);
  // Before the browser moves the focus.
  document.addEventListener('keydown', ({key}) => key === 'Tab' && skipWholeBlocks(), true);
}

/**
 * Leaves out the code and the tables that do not scroll when the reader presses Tab: a long page has a hundred of them.
 * Before the app runs, all of them have the focus in turn.
 */
function skipWholeBlocks(): void {
  const blocks = document.querySelectorAll<HTMLElement>(
    'main :is(pre, table, .package-scroll)[tabindex]',
  );
  const scrolling = [...blocks].map(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
  blocks.forEach((block, index) => {
    block.tabIndex = scrolling[index] ? 0 : -1;
  });
}

/**
 * Marks the target of the hash, as `:target` does not follow the app to another page. The app repairs addresses, so the
 * hash can be decoded.
 */
function markTarget(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  for (const each of document.querySelectorAll('[data-target]'))
    each.removeAttribute('data-target');
  target?.setAttribute('data-target', '');
}

/**
 * In the browser: announces that the document contains the page, restores the place of the reader after Back, and
 * prevents visible links from prefetching their pages. A page of the docs has over a hundred links. Docusaurus loads
 * a link's page when the reader points at it or touches it (`docusaurus.preload`), but it does not find the page of an
 * address with a query or a hash.
 */
export function onRouteDidUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (!previousLocation) {
    const {preload} = window.docusaurus;
    window.docusaurus = {
      prefetch: () => false,
      preload: (address) => preload(address.replace(/[?#].*/, '')),
    };
  }
  document.dispatchEvent(new Event(CONTENT_SHOWN));
  restoreScroll();
}
