/** Nothing: this site has neither drafts nor unlisted pages to warn of. */
export default function ContentVisibility(): null {
  return null;
}
