/** Replaces the tags of `tags/` in a page by the facts they ask for, when the page is compiled. */
import path from 'node:path';
import {currentFacts} from './load.ts';
import {attribute, type Node, paragraph, walk} from './nodes.ts';
import {tags as allTags} from './tags/index.ts';
import {type Tag, type TagContext, TagError} from './tags/tag.ts';

/** The attributes of the tag `node` as text. Refuses unknown, missing and computed ones. */
function readAttributes(node: Node, name: string, tag: Tag): Record<string, string> {
  const known = Object.keys(tag.attributes);
  const read: Record<string, string> = {};
  for (const each of node.attributes ?? []) {
    if (each.type !== 'mdxJsxAttribute' || each.name === undefined) {
      throw new TagError(`write the attributes of <${name}> out; {...} is not read here`);
    }
    if (!known.includes(each.name)) {
      throw new TagError(
        `<${name}> takes no attribute "${each.name}"; it takes: ${known.join(', ') || 'none'}`,
      );
    }
    if (typeof each.value !== 'string') {
      throw new TagError(`write ${each.name} of <${name}> as text: ${each.name}="…"`);
    }
    read[each.name] = each.value;
  }
  for (const key of known) {
    if (tag.attributes[key] === 'required' && read[key] === undefined) {
      throw new TagError(`<${name}> needs the attribute ${key}="…"`);
    }
  }
  return read;
}

/** Elements of a page whose content is a line, so that no paragraph belongs in them. */
const LINES = new Set(['p', 'span', 'a', 'strong', 'em', 'summary', 'td', 'th', 'dt']);

/** What stands in place of the tag `node` in `parent`. */
function expanded(
  {node, parent}: {node: Node; parent: Node},
  name: string,
  tag: Tag,
  context: TagContext,
): Node[] {
  if ((node.children ?? []).length > 0) {
    throw new TagError(`<${name}> has no content; close it at once: <${name} … />`);
  }
  const nodes = tag.expand(readAttributes(node, name, tag), context);
  const inText = node.type === 'mdxJsxTextElement' || LINES.has(parent.name ?? '');
  if (tag.kind === 'block' && inText) {
    throw new TagError(`<${name}> stands on a line of its own, with empty lines around it`);
  }
  return tag.kind === 'inline' && !inText ? [paragraph(...nodes)] : nodes;
}

/** Gives the second and later use of an anchor on one page a number, as headings do. */
function keepAnchorsUnique(nodes: Node[], used: Map<string, number>): void {
  for (const root of nodes) {
    walk(root, (node) => {
      const id = attribute(node, 'id');
      const held = node.attributes?.find((each) => each.name === 'id');
      if (id === undefined || !held) return;
      const count = (used.get(id) ?? 0) + 1;
      used.set(id, count);
      if (count > 1) held.value = `${id}-${count}`;
    });
  }
}

/** Expands every tag in the tree under `root`. Errors say `page:line`. */
export function expandTags(
  root: Node,
  context: TagContext,
  tags: Readonly<Record<string, Tag>> = allTags,
): void {
  const used = new Map<string, number>();
  const visit = (parent: Node) => {
    if (!parent.children) return;
    parent.children = parent.children.flatMap((node) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      const tag = isElement && node.name && Object.hasOwn(tags, node.name) && tags[node.name];
      if (!tag) {
        visit(node);
        return [node];
      }
      try {
        const nodes = expanded({node, parent}, node.name as string, tag, context);
        keepAnchorsUnique(nodes, used);
        return nodes;
      } catch (error) {
        if (!(error instanceof TagError)) throw error;
        throw new Error(`${context.page}:${node.position?.start.line ?? 1}: ${error.message}`);
      }
    });
  };
  visit(root);
}

/** The remark plugin. `siteDir` is the folder that holds `facts/`. */
export default function remarkFacts({siteDir}: {siteDir: string}) {
  return (root: Node, file: {path?: string}) => {
    expandTags(root, {
      facts: currentFacts(siteDir),
      siteDir,
      page: path
        .relative(siteDir, file.path ?? '')
        .split(path.sep)
        .join('/'),
    });
  };
}
