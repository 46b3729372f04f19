import type {Element, Nodes, Root} from 'hast';

const isEmpty = ({children}: Element): boolean =>
  children.every((child) => child.type === 'text' && child.value.trim() === '');

/**
 * The rehype plugin that makes a plain cell of each header cell without content, such as that in the corner of a table:
 * screen readers would announce an empty header.
 */
export default function rehypeEmptyTableHeaders() {
  const visit = (node: Nodes) => {
    if (!('children' in node)) return;
    if (node.type === 'element' && node.tagName === 'th' && isEmpty(node)) node.tagName = 'td';
    node.children.forEach(visit);
  };
  return (root: Root) => visit(root);
}
