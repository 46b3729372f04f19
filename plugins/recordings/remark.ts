import {pickSteps, readSession, sessionText, typedLines} from './session.ts';

/** As much of a Markdown tree as this plugin looks at. */
interface Node {
  type: string;
  name?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
  children?: Node[];
  position?: {start: {line: number}};
  lang?: string;
  meta?: string | null;
  value?: string;
}

const KNOWN = ['name', 'steps', 'title'];

/** The attributes of a `<Recording>` tag, all of them plain text. */
function attributesOf(node: Node): Record<string, string> {
  const found: Record<string, string> = {};
  for (const {type, name, value} of node.attributes ?? []) {
    if (type !== 'mdxJsxAttribute' || !name || !KNOWN.includes(name) || typeof value !== 'string') {
      throw new Error(
        `<Recording> takes plain text in ${KNOWN.join(', ')}; found "${name ?? '{…}'}"`,
      );
    }
    found[name] = value;
  }
  return found;
}

/** The code fence that a `<Recording>` tag stands for. */
function fenceOf(node: Node, siteDir: string): Node {
  const {name, steps, title} = attributesOf(node);
  if (name === undefined) throw new Error('<Recording> needs a name');
  const shown = pickSteps(readSession(siteDir, name), steps);
  return {
    type: 'code',
    lang: 'console',
    meta: `${title === undefined ? '' : `title="${title}" `}recording="${name}" typed="${typedLines(shown)}"`,
    value: sessionText(shown),
    ...(node.position && {position: node.position}),
  };
}

/**
 * Remark plugin: replaces each `<Recording name="…" steps="…" />` with a `console` fence that holds
 * the recorded session, so that it is highlighted and copied as every other fence is.
 */
export default function recordings({siteDir}: {siteDir: string}) {
  return (tree: Node, file: {path?: string}): void => {
    const visit = (node: Node): void => {
      node.children?.forEach((child, index) => {
        if (child.name === 'Recording' && /^mdxJsx/.test(child.type)) {
          try {
            (node.children as Node[])[index] = fenceOf(child, siteDir);
          } catch (error) {
            const line = child.position?.start.line ?? 0;
            throw new Error(`${file.path ?? 'page'}:${line}: ${(error as Error).message}`);
          }
        } else visit(child);
      });
    };
    visit(tree);
  };
}
