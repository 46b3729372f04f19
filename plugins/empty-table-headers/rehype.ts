/**
 * Replaces the empty header cell in the corner of a table by a plain cell, because screen readers
 * would announce an empty header.
 */
import type {Element, Nodes, Root} from 'hast';

const isEmpty = ({children}: Element): boolean =>
  children.every((child) => child.type === 'text' && child.value.trim() === '');

/** The rehype plugin: every `th` without content becomes a `td`. */
export default function rehypeEmptyTableHeaders() {
  const visit = (node: Nodes) => {
    if (!('children' in node)) return;
    if (node.type === 'element' && node.tagName === 'th' && isEmpty(node)) node.tagName = 'td';
    node.children.forEach(visit);
  };
  return (root: Root) => visit(root);
}
