/** Finds the sentences that readers see in pages, facts, scenarios, and components. */
import {parse as parseCode} from '@babel/parser';
import * as t from '@babel/types';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isMap, isScalar, LineCounter, parse, parseDocument, visit} from 'yaml';

/** A piece of prose in its file. */
export interface Passage {
  file: string;
  /** The line on which the piece starts. */
  line: number;
  /** The piece with code and markup replaced by blanks. Lines correspond to lines of the file. */
  text: string;
}

/** A node of a Markdown tree, with the offsets of its source. */
interface Node {
  type: string;
  value?: string;
  alt?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
  children?: Node[];
  position?: {start: {line: number; offset?: number}; end: {offset?: number}};
}

const pageParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .freeze();
const textParser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

/** Nodes that contain a complete sentence, and nodes that replace a word in it. */
const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
const WORDS = new Set(['inlineCode', 'image', 'html', 'mdxTextExpression', 'footnoteReference']);

/** Keys of front matter and attributes of tags that readers see as sentences or labels. */
const SHOWN = new Set(['title', 'description', 'sidebar_label', 'label', 'alt', 'summary']);

const offsets = (node: Node): [start: number, end: number] => [
  node.position?.start.offset ?? 0,
  node.position?.end.offset ?? 0,
];

/** The source of `block` with markup as blanks and code as dots. */
function proseOf(block: Node, source: string): string {
  const [start, end] = offsets(block);
  // Names of versions (%cosign%) are numbers on the page: put() blanks them.
  const text = source.slice(start, end).replace(/[^\n]/g, ' ').split('');
  const put = (node: Node) => {
    const [from, to] = offsets(node);
    if (node.type === 'text') {
      const shown = source.slice(from, to).replace(/%[\w-]+%/g, (name) => '0'.repeat(name.length));
      for (let at = from; at < to; at++) text[at - start] = shown[at - from] ?? ' ';
    } else if (WORDS.has(node.type)) {
      for (let at = from; at < to; at++) if (source[at] !== '\n') text[at - start] = '·';
    } else for (const child of node.children ?? []) put(child);
  };
  put(block);
  return text.join('');
}

/** The passages of the Markdown `source`, whose first line is line `first` of `file`. */
function passagesOfMarkdown(file: string, source: string, isPage: boolean, first = 1): Passage[] {
  const passages: Passage[] = [];
  const add = (node: Node, text: string) =>
    passages.push({file, line: first - 1 + (node.position?.start.line ?? 1), text});
  const visitNode = (node: Node) => {
    if (node.type === 'yaml') {
      for (const [key, value] of Object.entries(parse(node.value ?? '') ?? {}))
        if (SHOWN.has(key) && typeof value === 'string') add(node, value);
    }
    if (node.alt) add(node, node.alt);
    for (const {name, value} of node.attributes ?? [])
      if (name && SHOWN.has(name) && typeof value === 'string') add(node, value);
    if (BLOCKS.has(node.type)) add(node, proseOf(node, source));
    for (const child of node.children ?? []) visitNode(child);
  };
  const parser = isPage ? pageParser : textParser;
  visitNode(parser.parse(source) as unknown as Node);
  return passages;
}

/** Keys of facts and scenarios whose values are literal: names, commands, output, addresses, search words. */
const LITERAL = new Set(
  `aliases also attributes at code command directory env environment example exit fields_page files flag guide
   id json level match module name needs package page pages platform purposes recording run same_as schema seen
   serve show since source steps text topics url values version`.split(/\s+/),
);

/** The texts in the YAML file `file`: all strings except the values of keys in `LITERAL`. */
function passagesOfYaml(file: string, source: string): Passage[] {
  const lines = new LineCounter();
  const passages: Passage[] = [];
  visit(parseDocument(source, {lineCounter: lines}), {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !LITERAL.has(String(key.value))) return undefined;
      // The command of an error is literal, but its fix is not.
      return isMap(value) && key.value === 'command' ? undefined : visit.SKIP;
    },
    Scalar(key, {value, range, type}) {
      if (key === 'key' || typeof value !== 'string') return;
      const {line} = lines.linePos(range?.[0] ?? 0);
      const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
      // A folded text is one line, so findings are reported at its start.
      passages.push(...passagesOfMarkdown(file, value, false, isBlock ? line + 1 : line));
    },
  });
  return passages;
}

/** Names of attributes and properties whose strings readers see. */
const SHOWN_IN_CODE =
  /^(?:aria-label|alt|caption|description|label|message|placeholder|summary|tagline|title)$/;

/** Imports, types, and attributes whose strings are for machines. */
const isForMachines = (parent: t.Node | undefined): boolean =>
  t.isImportOrExportDeclaration(parent) ||
  t.isTSLiteralType(parent) ||
  (t.isJSXAttribute(parent) && !SHOWN_IN_CODE.test(String(parent.name.name)));

/** Whether a string is the value of an attribute or a property that readers see. */
const isLabel = (parent: t.Node | undefined): boolean =>
  (t.isJSXAttribute(parent) && SHOWN_IN_CODE.test(String(parent.name.name))) ||
  (t.isObjectProperty(parent) && t.isIdentifier(parent.key) && SHOWN_IN_CODE.test(parent.key.name));

/** The text of a string, of a template up to its first expression, or of a JSX text that is not only white space. */
function textOf(node: t.Node): string | undefined {
  if (t.isStringLiteral(node)) return node.value;
  if (t.isTemplateLiteral(node)) return node.quasis[0]?.value.cooked ?? undefined;
  return t.isJSXText(node) && node.value.trim() ? node.value : undefined;
}

/** The strings that readers see in the component `file`: text, labels, and strings of several words. */
function passagesOfCode(file: string, source: string): Passage[] {
  const passages: Passage[] = [];
  const plugins = file.endsWith('x') ? (['typescript', 'jsx'] as const) : (['typescript'] as const);
  const tree = parseCode(source, {sourceType: 'module', plugins: [...plugins]});
  t.traverse(tree, (node, ancestors) => {
    const text = textOf(node);
    const parent = ancestors.at(-1)?.node;
    if (
      text !== undefined &&
      (t.isJSXText(node) ||
        isLabel(parent) ||
        (/[a-z],? [a-z]/i.test(text) && !isForMachines(parent)))
    ) {
      passages.push({
        file,
        line: node.loc?.start.line ?? 1,
        text: text.replace(/`[^`]*`/g, (code) => '·'.repeat(code.length)),
      });
    }
  });
  return passages;
}

/** The passages of `source`, the content of `file`, by the extension of the file. @throws if its syntax is invalid */
export function passagesIn(file: string, source: string): Passage[] {
  if (/\.tsx?$/.test(file)) return passagesOfCode(file, source);
  if (/\.ya?ml$/.test(file)) return passagesOfYaml(file, source);
  return passagesOfMarkdown(file, source, file.endsWith('.mdx'));
}
