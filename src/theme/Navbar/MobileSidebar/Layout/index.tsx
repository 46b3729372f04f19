import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  useLocationChange,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import {showCurrentEntry} from '@site/src/currentEntry';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';

const classes = ThemeClassNames.layout.navbar.mobileSidebar;
const panelClasses = clsx(classes.panel, 'navbar-sidebar__item menu');

/**
 * The layout of the menu on small screens. Ejected: the theme uses a `<div>`, which does not
 * receive or trap the focus, and which Escape does not close. A modal `<dialog>` does all three. It opens at the entry of
 * the current page, and closes when the reader goes to another one, also by a search.
 */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!shown) return dialog.current?.close();
    dialog.current?.showModal();
    for (const panel of dialog.current?.querySelectorAll('.navbar-sidebar__item') ?? []) {
      showCurrentEntry(panel);
    }
  }, [shown]);

  // A search from the menu, too, leads to a page that the menu would hide.
  useLocationChange(() => {
    if (shown) toggle();
  });

  // The panel with the focus becomes inert when the reader goes back to the main menu, or from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the panels change
  useEffect(() => {
    if (!dialog.current?.open) return;
    const {activeElement} = document;
    if (dialog.current.contains(activeElement) && !activeElement?.closest('[inert]')) return;
    const panel = dialog.current.querySelector('.navbar-sidebar__item:not([inert])');
    panel?.querySelector<HTMLElement>('a, button')?.focus({preventScroll: true});
  }, [secondaryMenuShown]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside the menu does
    <dialog
      ref={dialog}
      aria-label="Menu"
      className={clsx(classes.container, 'navbar-sidebar navbar-dialog')}
      onCancel={(event) => {
        event.preventDefault();
        toggle();
      }}
      onClick={(event) => {
        // The children cover the whole box of the dialog, so a click on the dialog itself is a
        // click on the backdrop.
        if (event.target === dialog.current) toggle();
      }}
    >
      {header}
      <div
        className={clsx(
          'navbar-sidebar__items',
          secondaryMenuShown && 'navbar-sidebar__items--show-secondary',
        )}
      >
        <div className={panelClasses} inert={secondaryMenuShown}>
          {primaryMenu}
        </div>
        <div className={panelClasses} inert={!secondaryMenuShown}>
          {secondaryMenu}
        </div>
      </div>
    </dialog>
  );
}
