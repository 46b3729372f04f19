/** Content that is only in the HTML of a page, not in its script: see `src/components/StaticContent`. */
import type {Plugin} from '@docusaurus/types';
import type {Node, ObjectExpression, Program} from 'estree';
import {visit} from 'estree-util-visit';

/** The constant that the bundler replaces: whether the code that it compiles renders static content. */
const RENDERS_ALL = 'RENDERS_STATIC_CONTENT';

/** The Docusaurus plugin: defines the constant, which is false only for browsers in production. */
export default function staticContentPlugin(): Plugin {
  return {
    name: 'static-content',
    configureWebpack(_, isServer, {currentBundler}) {
      // With `npm start`, there is no prerendered HTML that the browser could keep.
      const rendersAll = isServer || process.env.NODE_ENV !== 'production';
      const {DefinePlugin} = currentBundler.instance;
      return {plugins: [new DefinePlugin({[RENDERS_ALL]: JSON.stringify(rendersAll)})]};
    },
  };
}

/** The properties of the element, when `node` creates a `<StaticContent>`. */
function propertiesOf(node: Node): ObjectExpression | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [type, properties] = node.arguments;
  return type?.type === 'Identifier' &&
    type.name === 'StaticContent' &&
    properties?.type === 'ObjectExpression'
    ? properties
    : undefined;
}

/** Whether a page imports the component. To search the code of all other pages for it would take seconds. */
const usesStaticContent = ({body}: Program): boolean =>
  body.some(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.some(({local}) => local.name === 'StaticContent'),
  );

/**
 * The recma plugin: renders the children of `<StaticContent>` only if the constant is true. The server renders them, and
 * the browser keeps the HTML.
 */
export function recmaStaticContent() {
  return (program: Program) => {
    if (!usesStaticContent(program)) return;
    visit(program, (node) => {
      for (const property of propertiesOf(node)?.properties ?? []) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (property.key.name !== 'children') continue;
        property.value = {
          type: 'ConditionalExpression',
          test: {type: 'Identifier', name: RENDERS_ALL},
          consequent: property.value,
          alternate: {type: 'Identifier', name: 'undefined'},
        } as never;
      }
    });
  };
}
