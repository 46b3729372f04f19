/*
 * Starts the app when the reader first interacts with the page (a pointer, a key, dictated text, the focus), or at
 * once if the page is incomplete without it. Until then, the browser downloads the scripts when it is idle, and does
 * not run them. Dispatches an event on the document: `app:ready` when the app has hydrated the page, or `app:failed` if
 * a script does not load.
 */
(() => {
  const INTENT = 'pointerdown pointermove touchstart keydown input focusin wheel'.split(' ');
  const root = document.documentElement;
  const list = document.getElementById('app-scripts');
  const {base} = list.dataset;
  const addresses = JSON.parse(list.textContent);

  // If `window.docusaurus` is missing when the page has loaded, Docusaurus assumes a wrong base URL.
  const placeholder = {prefetch() {}, preload() {}};
  window.docusaurus = placeholder;
  root.dataset.app = 'waiting';
  // For src/css/facts.css.
  root.dataset.navigation = performance.getEntriesByType('navigation')[0]?.type;

  /* Only the home page has the banner about a wrong base URL. It is shown once. */
  const showBanner = () => {
    window.insertBanner?.();
    window.insertBanner = undefined;
  };

  const hydrated = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    hydrated.disconnect();
    document.dispatchEvent(new Event('app:ready'));
  });
  hydrated.observe(root, {attributeFilter: ['data-has-hydrated']});

  let isStarted = false;
  const fail = () => {
    if (root.dataset.app === 'failed' || root.dataset.hasHydrated === 'true') return;
    hydrated.disconnect();
    root.dataset.app = 'failed';
    showBanner();
    document.dispatchEvent(new Event('app:failed'));
  };
  const load = () => {
    let waiting = addresses.length;
    for (const src of addresses) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = fail;
      script.onload = () => {
        waiting -= 1;
        if (waiting === 0 && window.docusaurus === placeholder) fail();
      };
      document.head.append(script);
    }
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const type of INTENT) removeEventListener(type, onIntent, true);
    root.dataset.app = 'starting';
    // If a part of this page does not load, the app never hydrates the page.
    addEventListener('unhandledrejection', ({reason}) => {
      if (reason?.name === 'ChunkLoadError') fail();
    });
    // The app hydrates the elements of the page, so the browser must have parsed all of them.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  };
  /* The browser, not the reader, focuses a field with this attribute when the page opens. */
  const onIntent = ({type, target}) => {
    if (type !== 'focusin' || !target.autofocus) start();
  };
  for (const type of INTENT) addEventListener(type, onIntent, {capture: true, passive: true});
  /* Whether the reader has chosen this tab before, on any page. */
  const isChosen = ({id}) =>
    Object.entries(localStorage).some(
      ([key, value]) => key.startsWith('docusaurus.tab.') && id.endsWith(`-${value}-tab`),
    );
  /* Pages that do not exist have one common file. */
  const notFound = document.querySelector('link[href$="/404.html"]');
  /* Only the app can show the search, the chosen tab, and suggestions for an unknown package. */
  const needsApp = () => {
    const below = location.pathname.slice(base.length);
    if (notFound && /^packages\//.test(below)) return true;
    return location.search
      ? /^(packages|search)\/?$/.test(below) || document.querySelector('[role=tab]') !== null
      : [...document.querySelectorAll('[role=tab][aria-selected=false]')].some(isChosen);
  };
  addEventListener('DOMContentLoaded', () => {
    try {
      // The reader reloaded the page to search again: see src/search/ui/reopen.ts.
      if (needsApp() || sessionStorage.getItem('search-reopen') !== null) start();
    } catch {
      // If the browser blocks the storage, the app starts at the next intent.
    }
  });

  const download = async () => {
    const {saveData, effectiveType = ''} = navigator.connection ?? {};
    if (isStarted || saveData || effectiveType.includes('2g')) return;
    const link = document.createElement('link');
    const prefetch = link.relList.supports('prefetch')
      ? (href, onerror) =>
          document.head.append(Object.assign(link.cloneNode(), {rel: 'prefetch', href, onerror}))
      : (href, onerror) =>
          fetch(href, {priority: 'low'}).then((response) => response.ok || onerror?.(), onerror);
    for (const address of addresses) prefetch(address, showBanner);
    if (notFound) return;
    // The chunks that the app would request next for this page.
    const path = location.pathname.slice(base.length).replace(/\/$/, '');
    const route = list.dataset.route ?? (path || 'index');
    const response = await fetch(`${base}assets/parts/${route}.json`);
    if (response.ok && !isStarted) for (const address of await response.json()) prefetch(address);
  };
  const idle = () => {
    const run = () => download().catch(() => {});
    if (window.requestIdleCallback) requestIdleCallback(run, {timeout: 2000});
    else setTimeout(run, 200);
  };
  addEventListener('load', () => {
    const paints = new PerformanceObserver(() => {
      paints.disconnect();
      idle();
    });
    paints.observe({type: 'paint', buffered: true});
  });
})();
