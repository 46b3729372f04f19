/*
 * Records clicks before the app has started, and replays them afterwards. Links and <details> work
 * without the app. The color mode changes immediately. If the app cannot start, recording ends.
 */
(() => {
  const root = document.documentElement;
  const PRESSABLE = 'button, summary, [role=button], [role=tab]';
  const TAB_KEYS = /^(?:Arrow(?:Left|Right)|Home|End|Enter| )$/;
  const kept = [];

  /* Finds `element` again, or the element with which React replaced it. */
  const finder = (element) => {
    let selector = '';
    for (let at = element; at.parentElement; at = at.parentElement) {
      const place = [...at.parentElement.children].indexOf(at) + 1;
      selector = `>${at.localName}:nth-child(${place})${selector}`;
    }
    return () => (element.isConnected ? element : document.querySelector(`html${selector}`));
  };

  /* The color mode as Docusaurus keeps it: in attributes of the page and in the storage. */
  const showColorMode = (mode) => {
    root.dataset.theme = mode;
    root.dataset.themeChoice = mode;
  };
  const switchColorMode = (key) => {
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    showColorMode(mode);
    try {
      localStorage.setItem(key, mode);
    } catch {
      // If the browser blocks the storage, the mode applies to this page only.
    }
  };

  /* The reader has switched the color mode in another tab. */
  addEventListener('storage', ({key, newValue}) => {
    const {colorModeKey} = document.querySelector('[data-color-mode-key]')?.dataset ?? {};
    if (newValue && key === colorModeKey) showColorMode(newValue);
  });

  const keepClick = (event) => {
    const target = event.target.closest?.(PRESSABLE);
    if (!target || !event.isTrusted) return;
    const {colorModeKey} = target.dataset;
    if (colorModeKey) {
      event.preventDefault();
      switchColorMode(colorModeKey);
      return;
    }
    const toggles = target.localName === 'summary';
    if (!toggles) event.preventDefault();
    target.dataset.pressed = '';
    const find = finder(target);
    kept.push(() => {
      const found = find();
      if (toggles && found === target) found.parentElement.open = !found.parentElement.open;
      found?.click();
    });
  };

  const keepKey = (event) => {
    const {target, key} = event;
    // Other keys, and shortcuts such as Ctrl+R, are the browser's.
    if (target.getAttribute?.('role') !== 'tab' || !TAB_KEYS.test(key)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const find = finder(target);
    kept.push(() => find()?.dispatchEvent(new KeyboardEvent('keydown', event)));
  };

  const release = () => {
    removeEventListener('click', keepClick, true);
    removeEventListener('keydown', keepKey, true);
    for (const element of document.querySelectorAll('[data-pressed]')) {
      delete element.dataset.pressed;
    }
  };

  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepKey, true);
  document.addEventListener('app:ready', () => {
    release();
    for (const repeat of kept) repeat();
  });
  document.addEventListener('app:failed', () => {
    release();
    // The only button that works without the app.
    addEventListener('click', (event) => {
      const {colorModeKey} = event.target.closest?.('button')?.dataset ?? {};
      if (colorModeKey) switchColorMode(colorModeKey);
    });
  });
})();
