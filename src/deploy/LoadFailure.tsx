import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

/**
 * Whether the site was deployed again since this page was opened: whether `version.json`, in which
 * `plugins/startup` writes the URLs of the current scripts, differs from the page. False if this is unknown: the
 * server does not answer, or the page is not from a production build.
 */
async function isOutdated(baseUrl: string): Promise<boolean> {
  const opened = document.getElementById('app-scripts')?.textContent;
  if (!opened) return false;
  try {
    const response = await fetch(`${baseUrl}version.json`, {cache: 'no-cache'});
    if (!response.ok) return false;
    const {scripts} = (await response.json()) as {scripts?: string[]};
    return scripts !== undefined && JSON.stringify(scripts) !== opened;
  } catch {
    return false;
  }
}

/**
 * The error if a part of the page did not load, with a button to try again. If the site was deployed again since the
 * page was opened, the part has another address, so the button reloads the page.
 */
export function LoadFailure({
  className,
  isSmall,
  children,
  onRetry,
}: {
  readonly className?: string;
  readonly isSmall?: boolean;
  /** The text, by whether the site was deployed again. */
  readonly children: (outdated: boolean) => ReactNode;
  readonly onRetry: () => void;
}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [outdated, setOutdated] = useState(false);

  useEffect(() => {
    isOutdated(baseUrl).then(setOutdated);
  }, [baseUrl]);

  return (
    <div className={className} role="alert">
      {children(outdated)}
      <button
        type="button"
        className={clsx('button button--primary', isSmall && 'button--sm')}
        onClick={outdated ? () => window.location.reload() : onRetry}
      >
        {outdated ? 'Reload' : 'Try again'}
      </button>
    </div>
  );
}
