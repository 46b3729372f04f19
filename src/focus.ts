/** Whether the main pointer is a finger: while a text field has the focus, a keyboard covers a part of the page. */
export const hasTouchKeyboard = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Ends that an element is focusable, unless a dialog opens, which restores the focus when it is closed. */
function unfocus({target, relatedTarget}: FocusEvent): void {
  if ((relatedTarget as Element | null)?.closest('dialog')) return;
  const element = target as HTMLElement;
  element.removeAttribute('tabindex');
  element.removeEventListener('blur', unfocus);
}

/** Moves the focus to an element, which is made focusable until it loses the focus. */
export function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', unfocus);
  }
  element.focus({preventScroll: true});
}

/** Lets Tab continue at the first block of the page in view, without focusing it. Returns whether there is one. */
export function continueInView(): boolean {
  const blocks = document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, tr)');
  const first = Array.from(blocks).find((block) => block.getBoundingClientRect().top > 0);
  if (!first) return false;
  moveFocus(first);
  // For Tab, browsers remember the place of the last focus.
  first.blur();
  return true;
}
