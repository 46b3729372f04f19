import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import LazyPart from '@site/src/components/LazyPart';
import type {ReactNode} from 'react';

const load = () => import('@theme-original/Navbar/MobileSidebar');
const NO_PROPS = {};

/** The menu of small screens. Wrapped: only those screens load it, and the page survives its failure. */
export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  return shouldRender ? (
    <LazyPart load={load} name="the menu" isWanted={shown} props={NO_PROPS} />
  ) : null;
}
