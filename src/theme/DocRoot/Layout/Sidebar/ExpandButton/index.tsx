/** Nothing: the sidebar of this site is not hideable (`docs.sidebar.hideable`). */
export default function ExpandButton(): null {
  return null;
}
