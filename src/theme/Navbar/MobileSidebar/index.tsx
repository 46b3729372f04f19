import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import LazyPart from '@site/src/components/LazyPart';
import type {ReactNode} from 'react';

const load = () => import('@theme-original/Navbar/MobileSidebar');
const NO_PROPS = {};

/**
 * The menu on small screens. Wrapped: only small screens load it, and a failure does not break the
 * page.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  return shouldRender ? (
    <LazyPart load={load} name="the menu" isWanted={shown} props={NO_PROPS} />
  ) : null;
}
