/** Whether the main pointer is a finger: while a text field has the focus, a keyboard covers a part of the page. */
export const hasTouchKeyboard = (): boolean => matchMedia('(pointer: coarse)').matches;

const unfocus = ({target}: Event) => (target as Element).removeAttribute('tabindex');

/** Moves the focus to an element, which is made focusable until it loses the focus. */
export function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', unfocus, {once: true});
  }
  element.focus({preventScroll: true});
}
