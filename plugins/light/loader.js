/*
 * Inlined into every page in place of the script tags: paints the page first and starts the app
 * when the browser is idle or at the first sign of intent. What is pressed before React answers is
 * kept and repeated then; links and <details> answer natively meanwhile.
 */
(() => {
  /* The addresses of the page's scripts, in order: the template fills them in. */
  const scripts = SCRIPTS;
  const root = document.documentElement;
  const canonical = document.querySelector('link[rel=canonical]');
  const clean = location.pathname.replace(/(\/index)?\.html$/, '') || '/';
  if (clean !== location.pathname) {
    const address = clean + location.search + location.hash;
    // The server has no such file: ask for the page by its own address.
    if (canonical?.href.endsWith('/404.html')) location.replace(address);
    else history.replaceState(null, '', address);
  }

  // On the home page Docusaurus takes a missing `docusaurus` for a base URL that is wrong.
  const placeholder = {prefetch() {}, preload() {}};
  window.docusaurus = placeholder;

  const INTENT = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'];
  const PRESSABLE = 'button, summary, [role=button], [role=tab]';
  const kept = [];
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    for (const type of INTENT) removeEventListener(type, start, true);
    let waiting = scripts.length;
    const settle = () => {
      waiting -= 1;
      if (waiting === 0 && window.docusaurus === placeholder) window.insertBanner?.();
    };
    for (const src of scripts) {
      const script = document.createElement('script');
      Object.assign(script, {src, async: false, onload: settle, onerror: settle});
      document.head.append(script);
    }
  };

  /* Finds `element` again, or what React put in its place. */
  const finder = (element) => {
    let selector = '';
    for (let at = element; at.parentElement; at = at.parentElement) {
      const place = [...at.parentElement.children].indexOf(at) + 1;
      selector = `>${at.localName}:nth-child(${place})${selector}`;
    }
    return () => (element.isConnected ? element : document.querySelector(`html${selector}`));
  };

  const keepClick = (event) => {
    const target = event.target.closest?.(PRESSABLE);
    if (!target || !event.isTrusted) return;
    const toggles = target.localName === 'summary';
    if (!toggles) event.preventDefault();
    const find = finder(target);
    kept.push(() => {
      const found = find();
      if (toggles && found === target) found.parentElement.open = !found.parentElement.open;
      found?.click();
    });
  };

  const keepKey = (event) => {
    const {target, key} = event;
    const typing = target.isContentEditable || /^(input|textarea|select)$/.test(target.localName);
    const shortcut = key === 'k' && (event.ctrlKey || event.metaKey);
    const onTab = target.getAttribute?.('role') === 'tab' && key !== 'Tab';
    if (!shortcut && !onTab && (typing || key !== '/')) return;
    event.preventDefault();
    const find = finder(target);
    kept.push(() => find()?.dispatchEvent(new KeyboardEvent('keydown', event)));
  };

  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepKey, true);
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', keepClick, true);
    removeEventListener('keydown', keepKey, true);
    for (const repeat of kept) repeat();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  for (const type of INTENT) addEventListener(type, start, {capture: true, passive: true});
  const idle = () => {
    if (window.requestIdleCallback) requestIdleCallback(start, {timeout: 2000});
    else setTimeout(start, 200);
  };
  addEventListener('load', () => {
    const paints = new PerformanceObserver(() => {
      paints.disconnect();
      idle();
    });
    paints.observe({type: 'paint', buffered: true});
  });
})();
