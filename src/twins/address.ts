/** The address of the Markdown twin of the page at `permalink`: beside it, as `.md`. */
export const twinAddress = (permalink: string): string =>
  permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
