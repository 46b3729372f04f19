import useBaseUrl from '@docusaurus/useBaseUrl';
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
 * The error if the list of packages did not load, with a button to try again. If the site was deployed again since
 * the page was opened, the list has another address, so the button reloads the page. The URL contains the search,
 * so it stays after a reload.
 */
export function ListFailure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [outdated, setOutdated] = useState(false);

  useEffect(() => {
    isOutdated(baseUrl).then(setOutdated);
  }, [baseUrl]);

  return (
    <div role="alert">
      <p>
        <strong>Unable to fetch the list of packages.</strong>{' '}
        {outdated
          ? 'This site has changed since you opened the page.'
          : 'You might want to check your network connection.'}
      </p>
      <button
        type="button"
        className="button button--primary"
        onClick={outdated ? () => window.location.reload() : onRetry}
      >
        {outdated ? 'Reload' : 'Try again'}
      </button>
    </div>
  );
}
