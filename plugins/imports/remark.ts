/** Imports what other plugins put into a page, so that only pages which show a component load it. */
import {type Node, walk} from '../facts/nodes.ts';

/** Where each of these components comes from: a name of the module, or its default. */
const COMPONENTS: Readonly<Record<string, {from: string; isDefault?: true}>> = {
  ArticleList: {from: 'ArticleList', isDefault: true},
  CommandEntry: {from: 'CommandReference'},
  CommandIndex: {from: 'CommandReference'},
  CommandIndexItem: {from: 'CommandReference'},
  ErrorEntry: {from: 'ErrorEntry', isDefault: true},
  FactDetails: {from: 'FactList'},
  FactItem: {from: 'FactList'},
  FactList: {from: 'FactList'},
  FactMeta: {from: 'FactList'},
  FactPair: {from: 'FactList'},
  Results: {from: 'Results', isDefault: true},
  SinceMark: {from: 'SinceMark', isDefault: true},
};

/** The statement that imports the component `name`, as MDX keeps it in the tree. */
function importOf(name: string): Node {
  const {from, isDefault} = COMPONENTS[name] as (typeof COMPONENTS)[string];
  const source = `@site/src/components/${from}`;
  const local = {type: 'Identifier', name};
  const specifier = isDefault
    ? {type: 'ImportDefaultSpecifier', local}
    : {type: 'ImportSpecifier', imported: {type: 'Identifier', name}, local};
  return {
    type: 'mdxjsEsm',
    value: isDefault ? `import ${name} from '${source}'` : `import {${name}} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [specifier],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
            attributes: [],
          },
        ],
      },
    },
  };
}

/** The remark plugin: comes after those whose components it imports. */
export default function remarkImports() {
  return (root: Node) => {
    const used = new Set<string>();
    walk(root, ({type, name}) => {
      const isElement = type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
      if (isElement && name && Object.hasOwn(COMPONENTS, name)) used.add(name);
    });
    root.children = [...[...used].sort().map(importOf), ...(root.children ?? [])];
  };
}
