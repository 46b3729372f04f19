import {isElement, type Node} from '../../tags/nodes.ts';

/** The heights, in rem, for which `src/css/facts.css` has a class. Each is 1.3 times the one before. */
export const HEIGHTS = [8, 10, 13, 17, 22, 29, 38, 49, 64, 83, 108, 140, 182, 237, 308];

/** Characters in a line on a narrow phone. */
const LINE = 39;

/** The length of the text in a node. */
const length = ({value, children = []}: Node): number =>
  (value?.length ?? 0) + children.reduce((sum, child) => sum + length(child), 0);

/** The height of a node on a narrow phone in rem, rather too much than too little. */
function heightOf(node: Node): number {
  if (node.type === 'code') {
    // Sessions and texts wrap. Other fences scroll sideways. All have a frame.
    const isWrapped = node.lang === 'console' || node.lang === 'text';
    const lines = (node.value ?? '').split('\n');
    const rows = lines.map((line) => (isWrapped ? Math.ceil(line.length / LINE) || 1 : 1));
    return rows.reduce((sum, row) => sum + row, 0) * 1.5 + 3;
  }
  const {children = []} = node;
  const isList = /^list/.test(node.type);
  // Labels with their values are in spans, which share lines.
  if (isList || (isElement(node) && !children.some(({name}) => name === 'span'))) {
    return children.reduce((sum, child) => sum + heightOf(child), isList ? 0 : 2);
  }
  return Math.ceil(length(node) / LINE) * 1.65 + 1.25;
}

/**
 * The class of an entry of a long list with the content `nodes`. It reserves the height until the browser lays the
 * entry out. An entry that is higher would overlap the next one until then, which accessibility checks report.
 */
export function heightClass(nodes: readonly Node[]): string {
  const height = nodes.reduce((sum, node) => sum + heightOf(node), 4);
  return `entry-height-${HEIGHTS.find((each) => each >= height) ?? HEIGHTS.at(-1)}`;
}
