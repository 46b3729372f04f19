/*
 * A search field that opens before the app has started, and keeps what the reader types. The dialog of the
 * app, which looks the same, then replaces it and takes over the text (src/theme/SearchBar).
 */
(() => {
  const dialog = document.createElement('dialog');
  dialog.className = 'DocSearch DocSearch-Modal';
  dialog.setAttribute('aria-label', 'Search');
  dialog.innerHTML = `
    <div class="DocSearch-Frame">
      <header class="DocSearch-SearchBar">
        <form role="search" class="DocSearch-Form">
          <input class="DocSearch-Input" type="search" aria-label="Search" autocomplete="off"
            spellcheck="false" placeholder="Search docs">
        </form>
      </header>
      <p class="DocSearch-Help" role="status">Loading search…</p>
    </div>`;
  const field = dialog.querySelector('input');
  // The selected or pasted text, of which the field shows the lines as one. The app finds the message in it.
  let source = '';
  field.addEventListener('paste', ({clipboardData}) => {
    source = clipboardData.getData('text');
  });
  // Enter opens the first result when the app has found it, unless the reader types on.
  let isEntered = false;
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    isEntered = true;
  });
  field.addEventListener('input', () => {
    isEntered = false;
  });

  const open = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (dialog.open) return;
    isEntered = false;
    source = getSelection().toString().trim();
    field.value = source;
    document.body.append(dialog);
    dialog.showModal();
    field.select();
  };
  const onClick = (event) => {
    if (event.isTrusted && event.target.closest?.('.DocSearch-Button')) open(event);
  };
  // As in src/theme/SearchBar.
  const TYPING = 'input:not([type=radio],[type=checkbox],[type=range]),select,textarea';
  const onKey = (event) => {
    const {target, key, ctrlKey, metaKey, shiftKey, altKey} = event;
    if (altKey) return;
    const typing = target.isContentEditable || target.matches?.(TYPING);
    // The same keys as in src/search/ui/keys.ts.
    if (ctrlKey || metaKey ? key?.toLowerCase() === 'k' && !shiftKey : key === '/' && !typing) {
      open(event);
    }
  };
  const release = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    const {open: isOpen} = dialog;
    dialog.close();
    dialog.remove();
    return isOpen;
  };

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  document.addEventListener('app:ready', () => {
    const detail = {query: field.value, source, isEntered};
    if (release()) document.dispatchEvent(new CustomEvent('search:open', {detail}));
  });
  document.addEventListener('app:failed', release);
})();
