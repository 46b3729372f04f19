import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {LoadFailure} from '@site/src/deploy/LoadFailure';
import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** Catches what `children` throw, while they load or later, and shows `fallback` instead. */
class Boundary extends Component<{
  children: ReactNode;
  fallback: ReactNode;
  onError: () => void;
}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** A notice that the menu did not load. */
const Failure = ({onRetry}: {onRetry: () => void}): ReactNode => (
  <LoadFailure className="site-notice" isSmall onRetry={onRetry}>
    {(outdated) =>
      outdated
        ? 'This site has changed since you opened the page, so the menu did not load. '
        : 'Unable to load the menu. You might want to check your network connection. '
    }
  </LoadFailure>
);

/** The theme's menu. Nothing is shown while it loads; a failure is shown once the menu is wanted. */
function Menu({isWanted}: {isWanted: boolean}): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const hasFailed = useRef(false);
  // React remembers the failure of a lazy component, so each try needs a new component.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const Original = useMemo(
    () => lazy(() => import('@theme-original/Navbar/MobileSidebar')),
    [attempt],
  );

  const retry = useCallback(() => {
    hasFailed.current = false;
    setAttempt((number) => number + 1);
  }, []);

  // If the menu failed to load before the reader requested it, it is loaded again on request.
  useEffect(() => {
    if (isWanted && hasFailed.current) retry();
  }, [isWanted, retry]);

  return (
    <Boundary
      key={attempt}
      fallback={isWanted && <Failure onRetry={retry} />}
      onError={() => {
        hasFailed.current = true;
      }}
    >
      <Suspense>
        <Original />
      </Suspense>
    </Boundary>
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
