import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

/**
 * Whether `version.json`, in which `plugins/startup` writes the URLs of the current scripts, differs
 * from the page.
 */
async function isOutdated(baseUrl: string): Promise<boolean | undefined> {
  const opened = document.getElementById('app-scripts')?.textContent;
  if (!opened) return undefined;
  try {
    const response = await fetch(`${baseUrl}version.json`, {cache: 'no-cache'});
    if (!response.ok) return undefined;
    const {scripts} = (await response.json()) as {scripts?: string[]};
    return scripts ? JSON.stringify(scripts) !== opened : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the site was deployed again since this page was opened. Undefined if this is unknown: the server
 * has not answered, or the page is not from a production build.
 */
export function useOutdated(): boolean | undefined {
  const baseUrl = useBaseUrl('/');
  const [outdated, setOutdated] = useState<boolean>();

  useEffect(() => {
    isOutdated(baseUrl).then(setOutdated);
  }, [baseUrl]);

  return outdated;
}
