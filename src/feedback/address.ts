/** The prefilled content of an issue about a page. */
export interface Feedback {
  readonly repository: string;
  readonly title: string;
  readonly page: string;
  readonly section: readonly string[];
  readonly version: string;
}

/** The URL of a new issue that contains the page, its section, and the version. */
export function feedbackAddress(
  {repository, title, page, section, version}: Feedback,
  wasHelpful: boolean,
): string {
  const body = [
    `Page: ${page}`,
    ...(section.length > 0 ? [`Section: ${section.join(' / ')}`] : []),
    `Version: aqua ${version}`,
    '',
    wasHelpful ? 'What helped:' : 'What is missing or wrong:',
    '',
  ].join('\n');
  const query = new URLSearchParams({
    title: `${wasHelpful ? 'Helpful' : 'Not helpful'}: ${title}`,
    body,
  });
  return `${repository}/issues/new?${query}`;
}
