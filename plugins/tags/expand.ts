/** Replaces the tags and the names of versions in a page. */
import {replaceVersions, VERSION_FILES} from '../facts/versions.ts';
import {isElement, type Node, nodesIn, paragraph} from './nodes.ts';
import {tags} from './registry.ts';
import {readAttributes, type ShownFact, type Tag, type TagContext, TagError} from './tag.ts';

/** The result of expanding a page: what its tags show, and the components that they need. */
export interface Expansion {
  shown: Set<ShownFact>;
  components: Set<string>;
}

/** Elements with inline content, which cannot contain paragraphs. */
const LINES = new Set(['p', 'span', 'a', 'strong', 'em', 'summary', 'td', 'th', 'dt']);

/** The keys of a node that contain visible text or link targets. */
const TEXTS = ['value', 'meta', 'url', 'title', 'alt'] as const;

/** Nodes whose text is code that the page runs, or a comment. */
const SCRIPTS = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'yaml']);

/** Replaces the names of versions in the texts of `node`. Throws a TagError for an unknown one. */
function expandVersions(node: Node, {versions}: TagContext['facts'], shown: Set<ShownFact>): void {
  if (SCRIPTS.has(node.type)) return;
  const expand = (source: unknown, isFence = false): string | undefined => {
    if (typeof source !== 'string' || !source.includes('%')) return undefined;
    const {text, unknown} = replaceVersions(source, versions);
    const [first] = unknown;
    if (text !== source) for (const file of VERSION_FILES) shown.add(file);
    if (!first) return text;
    // The text of a fence starts on the line after the opening line.
    throw new TagError(first.problem, isFence ? first.line : first.line - 1);
  };
  for (const key of TEXTS) {
    const text = expand(node[key], node.type === 'code' && key === 'value');
    if (text !== undefined) node[key] = text;
  }
  if (!isElement(node)) return;
  for (const each of node.attributes ?? []) each.value = expand(each.value) ?? each.value;
}

/** Throws a TagError for a tag in the wrong case: an element in lower case would be unknown HTML, which is empty. */
function rejectMisspelled(name: string): void {
  const tag = [...tags.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
  if (tag) throw new TagError(`write <${tag}> instead of <${name}>`);
}

function expandTag(
  {node, parent}: {node: Node; parent: Node},
  tag: Tag,
  context: TagContext,
  {shown, components}: Expansion,
): Node[] {
  const {name} = tag;
  if ((node.children ?? []).length > 0) {
    throw new TagError(`<${name}> cannot have content; close it: <${name} … />`);
  }
  const attributes = readAttributes(node, tag);
  const nodes = tag.expand(attributes, context);
  const inText = node.type === 'mdxJsxTextElement' || LINES.has(parent.name ?? '');
  if (tag.kind === 'block' && inText) {
    throw new TagError(`<${name}> must be on its own line, with empty lines around it`);
  }
  for (const each of tag.shows(attributes, context)) shown.add(each);
  for (const root of nodes) {
    // Later plugins report problems, such as in a fence, at the line of the tag.
    root.position = node.position;
    for (const each of nodesIn(root)) {
      if (isElement(each) && each.name && /^[A-Z]/.test(each.name)) components.add(each.name);
    }
  }
  return tag.kind === 'inline' && !inText ? [paragraph(...nodes)] : nodes;
}

/**
 * Adds a number to the second and later use of an anchor on one page, as Docusaurus does for
 * headings. `used` has the anchors so far.
 */
function keepAnchorsUnique(nodes: Node[], used: Set<string>): void {
  for (const node of nodes.flatMap(nodesIn)) {
    const id = node.attributes?.find(({name}) => name === 'id');
    if (typeof id?.value !== 'string') continue;
    let unique = id.value;
    for (let count = 2; used.has(unique); count += 1) unique = `${id.value}-${count}`;
    used.add(unique);
    id.value = unique;
  }
}

/**
 * Expands every tag and every name of a version in the tree under `root`, and returns what the tags
 * show. Throws an error with `page:line`.
 */
export function expandPage(root: Node, context: TagContext): Expansion {
  const expansion: Expansion = {shown: new Set(), components: new Set()};
  const used = new Set<string>();
  const expand = (node: Node, parent: Node): Node[] => {
    try {
      expandVersions(node, context.facts, expansion.shown);
      const tag = isElement(node) ? tags.get(node.name ?? '') : undefined;
      if (!tag && isElement(node)) rejectMisspelled(node.name ?? '');
      if (tag) {
        const nodes = expandTag({node, parent}, tag, context, expansion);
        keepAnchorsUnique(nodes, used);
        return nodes;
      }
    } catch (error) {
      if (!(error instanceof TagError)) throw error;
      const line = (node.position?.start.line ?? 1) + error.line;
      throw new Error(`${context.page}:${line}: ${error.message}`);
    }
    visit(node);
    return [node];
  };
  const visit = (parent: Node) => {
    if (parent.children) parent.children = parent.children.flatMap((node) => expand(node, parent));
  };
  visit(root);
  return expansion;
}
