/** Items of the navbar: on the right, unless an item has another position. The default of Docusaurus is the left. */
export const navbarItems = <Item extends object>(items: readonly Item[]) =>
  items.map((item) => ({position: 'right' as const, ...item}));
