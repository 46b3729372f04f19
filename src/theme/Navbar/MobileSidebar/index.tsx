import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {LoadFailure} from '@site/src/deploy/LoadFailure';
import {lazy, type ReactNode, Suspense, useEffect, useRef, useState} from 'react';

/** React remembers the failure of a lazy component, so each try needs a new component. */
const load = () => lazy(() => import('@theme-original/Navbar/MobileSidebar'));

/** A notice that the menu did not load, once it is wanted. If it failed before, it is loaded again instead. */
function Failure({isWanted, onRetry}: {isWanted: boolean; onRetry: () => void}): ReactNode {
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (isWanted && !wasWanted.current) onRetry();
    wasWanted.current = isWanted;
  }, [isWanted, onRetry]);
  if (!isWanted) return null;
  return (
    <LoadFailure className="site-notice" isSmall onRetry={onRetry}>
      {(outdated) =>
        outdated
          ? 'This site has changed since you opened the page, so the menu did not load. '
          : 'Unable to load the menu. You might want to check your network connection. '
      }
    </LoadFailure>
  );
}

/** The theme's menu. Nothing is shown while it loads. */
function Menu({isWanted}: {isWanted: boolean}): ReactNode {
  const [Original, setOriginal] = useState(load);
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <Failure
          isWanted={isWanted}
          onRetry={() => {
            setOriginal(load);
            tryAgain();
          }}
        />
      )}
    >
      <Suspense>
        <Original />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The menu on small screens. Wrapped: only small screens load it, and a failure does not break the
 * page.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  return shouldRender ? <Menu isWanted={shown} /> : null;
}
