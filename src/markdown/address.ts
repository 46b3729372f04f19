/** The address of the Markdown version of the page at `permalink`: beside it, as `.md`. */
export const markdownAddress = (permalink: string): string =>
  permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
