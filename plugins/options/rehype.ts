import type {ElementContent, Nodes, Root} from 'hast';
import {OPTION_CLASS, optionsIn} from './index.ts';

/** The text `code` as nodes, with an element around each option. */
const marked = (code: string): ElementContent[] =>
  optionsIn(code).map(({text, isOption}) => {
    const node = {type: 'text' as const, value: text};
    return isOption
      ? {
          type: 'element',
          tagName: 'span',
          properties: {className: [OPTION_CLASS]},
          children: [node],
        }
      : node;
  });

/**
 * The rehype plugin that keeps each option in inline code in one line. It follows the plugin for fences, so that no
 * `code` is a fence.
 */
export default function rehypeOptions() {
  const visit = (node: Nodes) => {
    if (!('children' in node)) return;
    if (node.type === 'element' && node.tagName === 'code') {
      node.children = node.children.flatMap((child) =>
        child.type === 'text' ? marked(child.value) : child,
      );
    } else node.children.forEach(visit);
  };
  return (root: Root) => visit(root);
}
