/**
 * Scrolls a menu so that its entry for the current page is visible, three quarters down, as the inline script does
 * (`plugins/startup/inline/device.js`). Only the menu scrolls, never the page. Does nothing if the entry is visible, or
 * if there is none.
 *
 * @param menu the element that scrolls
 */
export function showCurrentEntry(menu: Element): void {
  const entry = menu.querySelector('.menu__link[aria-current]');
  if (!entry) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const visible = menu.getBoundingClientRect();
  if (top >= visible.top && bottom <= Math.min(visible.bottom, window.innerHeight)) return;
  menu.scrollTop += bottom - window.innerHeight * 0.75;
}
