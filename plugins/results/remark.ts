/**
 * Replaces `<Results name="files" />` in a page by the definition of `facts/results/files.yaml` and
 * what aqua makes of it. Attributes: `columns="asset,file"`, `only="definition"` or `only="table"`.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Answers} from './answers.ts';
import {parseColumns, resultTables} from './expand.ts';

type Attributes = Record<string, string>;

const ATTRIBUTES = new Set(['name', 'columns', 'only']);

function attributesOf(element: MdxJsxFlowElement): Attributes {
  const found: Attributes = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new Error('<Results> takes attributes with plain strings');
    }
    if (!ATTRIBUTES.has(attribute.name)) {
      throw new Error(`<Results> has no attribute "${attribute.name}"`);
    }
    found[attribute.name] = attribute.value;
  }
  return found;
}

/** A registry with `definition` as its one package, so that a reader can paste what the page shows. */
export function wholeRegistry(definition: string): string {
  const [first = '', ...rest] = definition.trimEnd().split('\n');
  const lines = rest.map((line) => (line === '' ? '' : `    ${line}`));
  return ['packages:', `  - ${first}`, ...lines].join('\n');
}

/** What stands in place of one `<Results>`. `read` gives the content of an answer file. */
export function expandResults(
  attributes: Attributes,
  read: (name: string) => string,
): RootContent[] {
  const {name, columns, only} = attributes;
  if (!name) throw new Error('<Results> needs a name');
  if (only !== undefined && only !== 'definition' && only !== 'table') {
    throw new Error('<Results only> is "definition" or "table"');
  }
  const answers = JSON.parse(read(name)) as Answers;
  const nodes: RootContent[] = [];
  if (answers.definition && only !== 'table' && !answers.templates) {
    const sample: Code = {
      type: 'code',
      lang: 'yaml',
      meta: 'title="registry.yaml"',
      value: wholeRegistry(answers.definition),
    };
    nodes.push(sample);
  }
  if (only !== 'definition') {
    const shown = columns === undefined ? undefined : parseColumns(columns);
    nodes.push({
      type: 'mdxJsxFlowElement',
      name: 'Results',
      attributes: [],
      children: resultTables(answers, shown),
    } as MdxJsxFlowElement);
  }
  return nodes;
}

interface Parent {
  children: RootContent[];
}

function walk(parent: Parent, replace: (element: MdxJsxFlowElement) => RootContent[]): void {
  parent.children = parent.children.flatMap((node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Results') return replace(node);
    if ('children' in node) walk(node as Parent, replace);
    return [node];
  });
}

/** The remark plugin. */
export default function remarkResults({siteDir}: {siteDir: string}) {
  const read = (name: string) => {
    const file = path.join(siteDir, 'facts/results', `${name}.json`);
    if (!existsSync(file)) {
      throw new Error(
        `facts/results/${name}.json is missing: write ${name}.yaml beside it and run \`npm run results\``,
      );
    }
    return readFileSync(file, 'utf8');
  };
  return (root: Root) => {
    walk(root, (element) => expandResults(attributesOf(element), read));
  };
}
