/** Functions that create and read nodes of the Markdown tree of a page. */
import {createRequire} from 'node:module';

// Loaded by Node.js itself: jiti, which runs the plugins, would compile each of the 70 modules of the parser.
const {fromMarkdown} = createRequire(__filename)(
  'mdast-util-from-markdown',
) as typeof import('mdast-util-from-markdown');

/** A node of a Markdown tree; the kinds used here are those of mdast and of its MDX extension. */
export interface Node {
  type: string;
  children?: Node[];
  value?: string;
  name?: string | null;
  attributes?: Attribute[];
  position?: {start: {line: number}};
  [key: string]: unknown;
}

interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

export const text = (value: string): Node => ({type: 'text', value});
export const code = (value: string): Node => ({type: 'inlineCode', value});
export const paragraph = (...children: Node[]): Node => ({type: 'paragraph', children});
export const strong = (...children: Node[]): Node => ({type: 'strong', children});
export const link = (url: string, ...children: Node[]): Node => ({type: 'link', url, children});
export const fence = (lang: string, value: string, meta?: string): Node => ({
  type: 'code',
  lang,
  meta: meta ?? null,
  value,
});
export const bullets = (...items: Node[][]): Node => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({type: 'listItem', spread: false, children})),
});
/** A cell of a table, with `title`, the title of its column, which narrow screens show before the value. */
export const cell = (title: string, ...children: Node[]): Node => ({
  type: 'tableCell',
  data: {hProperties: {role: 'cell', 'data-title': title}},
  children,
});

/**
 * A table of rows of `cell`s, which become blocks on narrow screens. That takes their roles away, so the ARIA roles
 * are explicit. The class `fact-tables` of an element around it has its style.
 */
export function stackedTable(titles: Node[], rows: Node[][]): Node {
  const row = (children: Node[]): Node => ({
    type: 'tableRow',
    data: {hProperties: {role: 'row'}},
    children,
  });
  const head = titles.map((title) => ({
    type: 'tableCell',
    data: {hProperties: {role: 'columnheader'}},
    children: [title],
  }));
  return {
    type: 'table',
    data: {hProperties: {role: 'table'}},
    children: [row(head), ...rows.map(row)],
  };
}

/**
 * A heading that takes part in the table of contents, with `id` as its anchor. The id is a comment, as in
 * a page (`## Title {/* #id *\/}`): Docusaurus would take the dots out of an attribute.
 */
export const heading = (depth: number, id: string, ...children: Node[]): Node => {
  const comment = ` #${id} `;
  const program = {type: 'Program', sourceType: 'module', body: [], comments: [{value: comment}]};
  const mark = {type: 'mdxTextExpression', value: `/*${comment}*/`, data: {estree: program}};
  return {type: 'heading', depth, children: [...children, mark]};
};

/** An element or a component on lines of its own. Its attributes are text, or present and absent. */
export const element = (
  name: string,
  attributes: Record<string, string | boolean | undefined> = {},
  children: Node[] = [],
): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: value === true ? null : value,
    })),
  children,
});

/** `node` and all nodes below it, in the order of the page. */
export const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

const parsed = new Map<string, readonly Node[]>();

/** The blocks of the Markdown text `source`. Several pages show the same facts: each gets its own copy. */
export function blocks(source: string): Node[] {
  const known = parsed.get(source);
  if (known) return structuredClone(known) as Node[];
  const root = fromMarkdown(source) as unknown as Node;
  // Positions refer to the facts file. With them, errors would point to wrong lines of the page.
  for (const node of nodesIn(root)) delete node.position;
  const children = root.children ?? [];
  parsed.set(source, structuredClone(children));
  return children;
}

/** The Markdown text `source`, of one paragraph, as part of a line. */
export function inline(source: string): Node[] {
  return blocks(source).flatMap((block) => block.children ?? [block]);
}

/** `parts` with `between` between them. */
export function joined(parts: Node[][], between: string): Node[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));
}

/** Whether `node` is a JSX element. */
export const isElement = (node: Node): boolean => /^mdxJsx(Flow|Text)Element$/.test(node.type);
