/**
 * The recma plugin that leaves the children of `<StaticContent>` out of the script of a page: the server
 * renders them, and the browser keeps the HTML.
 */
import type {Node, ObjectExpression, Program} from 'estree';
import {visit} from 'estree-util-visit';

/** The constant that a bundler replaces: whether the code that it compiles renders all content. */
export const RENDERS_ALL = 'RENDERS_STATIC_CONTENT';

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

/** Whether a page imports the component; most do not, and need not be searched for it. */
const usesStaticContent = ({body}: Program): boolean =>
  body.some(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.some(({local}) => local.name === 'StaticContent'),
  );

/** The plugin: makes the children depend on a constant that is false for browsers in production. */
export default function recmaStaticContent() {
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
