/**
 * Lets long names and paths in the cells of tables wrap after their separators. A phone otherwise shows a part of the
 * table, with rows as high as the columns that it does not show. The style sheet uses these breaks on narrow screens.
 */
import type {Element, ElementContent, Nodes, Root} from 'hast';

/** A word that is longer than this can wrap. */
const LONG = 14;

/** After a separator between two parts of at least three characters each. */
const BREAK = /(?<=[^\s]{3}[_/=.:])(?=[^\s]{3})/;

const parts = (text: string): string[] =>
  text.split(/\s+/).some((word) => word.length > LONG) ? text.split(BREAK) : [text];

const opportunity = (): ElementContent => ({
  type: 'element',
  tagName: 'wbr',
  properties: {},
  children: [],
});

/**
 * `code` with a `wbr` after each separator, as if the page contained it as JSX: the theme takes other `code` that
 * contains elements for a block of code.
 */
const withBreaks = (code: Element): ElementContent => ({
  type: 'mdxJsxTextElement',
  name: 'code',
  attributes: [],
  data: {_mdxExplicitJsx: true},
  children: code.children.flatMap((content) =>
    content.type === 'text'
      ? parts(content.value).flatMap((value, index): ElementContent[] => [
          ...(index > 0 ? [opportunity()] : []),
          {type: 'text', value},
        ])
      : [content],
  ),
});

const isBreakable = ({tagName, children}: Element): boolean =>
  tagName === 'code' &&
  children.some((content) => content.type === 'text' && parts(content.value).length > 1);

/** The rehype plugin: adds a `wbr` after the separators in `code` within `td`. */
export default function rehypeCodeBreaks() {
  const visit = (node: Nodes, inCell: boolean) => {
    if (!('children' in node)) return;
    const isIn = inCell || (node.type === 'element' && node.tagName === 'td');
    for (const [index, child] of node.children.entries()) {
      if (isIn && child.type === 'element' && isBreakable(child))
        node.children[index] = withBreaks(child);
      else visit(child, isIn);
    }
  };
  return (root: Root) => visit(root, false);
}
