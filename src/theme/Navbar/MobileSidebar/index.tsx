import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {lazy, type ReactNode, Suspense} from 'react';

const MobileSidebar = lazy(() => import('@theme-original/Navbar/MobileSidebar'));

/** The drawer of small screens. Wrapped: only those screens load it. */
export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender} = useNavbarMobileSidebar();
  return shouldRender ? (
    <Suspense>
      <MobileSidebar />
    </Suspense>
  ) : null;
}
