/**
 * Whether the site was deployed again since this page was opened. `plugins/startup` writes the URLs
 * of the current scripts to `version.json`.
 * @param baseUrl the site's base URL, ending in a slash
 * @returns undefined if this is unknown: the server does not answer, or the page is not from a
 * production build
 */
export async function isOutdated(baseUrl: string): Promise<boolean | undefined> {
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
