import {useOutdated} from '@site/src/deploy/useOutdated';
import {
  Component,
  type ComponentType,
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

/**
 * A notice that a part of the page did not load, with a button to try again or to reload the page.
 */
function Failure({name, onRetry}: {name: string; onRetry: () => void}): ReactNode {
  const outdated = useOutdated();
  return (
    <div className="site-notice" role="alert">
      {outdated
        ? `This site has changed since you opened the page, so ${name} did not load. `
        : `Unable to load ${name}. You might want to check your network connection. `}
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={outdated ? () => window.location.reload() : onRetry}
      >
        {outdated ? 'Reload' : 'Try again'}
      </button>
    </div>
  );
}

/** Properties of a part that is loaded on its own. */
interface Props<P extends object> {
  /** Imports the component; called again by each further try. */
  readonly load: () => Promise<{default: ComponentType<P>}>;
  /** The name of the part in a sentence, such as "the menu". */
  readonly name: string;
  /** Whether the reader has requested the part. Only then is a failure shown. */
  readonly isWanted: boolean;
  /** The properties of the component. */
  readonly props: P;
}

/**
 * A part of the page that is loaded separately. Nothing is shown while it loads. If loading fails,
 * the rest of the page is not affected: when the reader requests the part, they see a notice with a
 * button to try again, or to reload the page if the site was deployed again.
 */
export default function LazyPart<P extends object>({
  load,
  name,
  isWanted,
  props,
}: Props<P>): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const hasFailed = useRef(false);
  // React remembers the failure of a lazy component, so each try needs a new component.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const Part = useMemo(() => lazy(load) as unknown as ComponentType<P>, [load, attempt]);

  const retry = useCallback(() => {
    hasFailed.current = false;
    setAttempt((number) => number + 1);
  }, []);

  // If the part failed to load before the reader requested it, it is loaded again on request.
  useEffect(() => {
    if (isWanted && hasFailed.current) retry();
  }, [isWanted, retry]);

  return (
    <Boundary
      key={attempt}
      fallback={isWanted && <Failure name={name} onRetry={retry} />}
      onError={() => {
        hasFailed.current = true;
      }}
    >
      <Suspense>
        <Part {...props} />
      </Suspense>
    </Boundary>
  );
}
