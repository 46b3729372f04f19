/** Nothing: the sidebar of this site is not hideable (`docs.sidebar.hideable`). */
export default function CollapseButton(): null {
  return null;
}
