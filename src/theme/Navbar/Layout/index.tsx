import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {
  useLocationChange,
  useNavbarMobileSidebar,
  useScrollPosition,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';

/**
 * Whether the navbar is visible: at the top of the page, after scrolling up, at the target of a link, and when an
 * element in it gets the focus.
 * @param hides whether the navbar hides on scroll
 * @returns whether it is visible, and a function that shows it
 */
function useNavbarVisible(hides: boolean): [boolean, () => void] {
  const [visible, setVisible] = useState(true);
  const jumps = useRef(false);

  useScrollPosition(({scrollY}, last) => {
    if (jumps.current) jumps.current = false;
    else if (last && scrollY !== last.scrollY) setVisible(scrollY < last.scrollY || scrollY < 60);
  });

  useLocationChange(({location}) => {
    // The browser scrolls to the target once.
    jumps.current = Boolean(location.hash);
    setVisible(true);
  });

  return [visible || !hides, () => setVisible(true)];
}

/**
 * The layout of the navbar. Ejected: the theme's navbar hides at the target of a link to a heading,
 * ours stays visible.
 */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const menu = useNavbarMobileSidebar();
  const [visible, show] = useNavbarVisible(hideOnScroll);
  return (
    <nav
      aria-label="Main"
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        !visible && 'navbar--away',
        style && `navbar--${style}`,
        menu.shown && 'navbar-sidebar--show',
      )}
      onFocus={({currentTarget, target}) => {
        // The events of the search dialog reach the navbar too, because it is a portal.
        if (currentTarget.contains(target)) show();
      }}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
