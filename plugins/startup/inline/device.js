/* Prepares controls for the reader's device before the page shows. */
{
  // Some browsers have a newer interface too, but all of them have this one.
  const {platform} = navigator;
  // For the keys on the search button: see src/css/navbar.css.
  document.documentElement.dataset.platform = platform;
  addEventListener('DOMContentLoaded', () => {
    // The install commands of the reader's system on the landing page: see src/pages/index.tsx.
    const systems = {macos: /^mac|^ip/i, linux: /linux|android|bsd/i, windows: /win/i};
    for (const [system, names] of Object.entries(systems)) {
      const choice = document.getElementById(`install-${system}`);
      if (choice && names.test(platform)) choice.checked = true;
    }
    // The sidebar shows the entry of the page (see src/currentEntry.ts). Before a frame, the browser has the styles.
    requestAnimationFrame(() => {
      const entry = document.querySelector('.menu [aria-current]');
      if (entry) {
        entry.closest('.menu').scrollTop =
          entry.getBoundingClientRect().bottom - innerHeight * 0.75;
      }
    });
    // The field of the list of packages, whose purpose is search. On a phone, the focus could raise the keyboard over the
    // page, and a hash names another part of it.
    const isUnused = document.activeElement === document.body;
    if (isUnused && !location.hash && matchMedia('(pointer:fine)').matches) {
      document.querySelector('.package-search input')?.focus({preventScroll: true});
    }
  });
}
