import path from 'node:path';
import type {Element, Nodes, Root} from 'hast';
import type {VFile} from 'vfile';
import {factsForPages} from '../facts/load.ts';
import type {Facts} from '../facts/schema.ts';
import {element} from '../tags/nodes.ts';
import {highlight} from './html';
import {parseInfoString} from './infoString';
import {keyLinks} from './keys';
import {languageProblem} from './kinds';

/** The label of a sample that is wrong on purpose. aqua does not reject every such sample: it ignores unknown fields. */
const WRONG_LABEL = 'Not valid';

/** Comments with which the theme marks lines. */
const MAGIC_COMMENT = /^\W*(?:REM )?highlight-(?:next-line|start|end)\W*$/m;

/** Properties of the theme's `CodeBlock` for highlighting, which ours does not have. */
const IGNORED_PROPERTIES = ['metastring', 'showLineNumbers'];

/** The problem of `node` if it is a `CodeBlock` with such a property. */
function problemOf(node: Nodes): string | undefined {
  if (!('name' in node) || node.name !== 'CodeBlock') return undefined;
  const attributes = node.attributes as {name?: string}[];
  const ignored = attributes.find(({name = ''}) => IGNORED_PROPERTIES.includes(name))?.name;
  return (
    ignored &&
    `<CodeBlock> has the property ${ignored}, which has no effect. Write a fence, such as \`\`\`sh {2}.`
  );
}

function codeBlockAttributes(
  code: Element,
  facts: Facts | undefined,
  baseUrl: string,
): Record<string, string | undefined> {
  const language = String([code.properties.className].flat()[0] ?? '').replace('language-', '');
  const problem = languageProblem(language);
  if (problem !== undefined) throw new Error(problem);
  const info = parseInfoString(code.properties.metastring as string | undefined);
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const [comment] = MAGIC_COMMENT.exec(text) ?? [];
  if (comment !== undefined) {
    throw new Error(
      `The fence has the comment "${comment.trim()}", which readers would see. Remove it, and write the numbers of the lines to mark after the language: \`\`\`${language} {2,4-5}.`,
    );
  }
  const {length} = text.trimEnd().split('\n');
  const beyond = [...info.marked].find((line) => line > length);
  if (beyond !== undefined) {
    throw new Error(
      `The fence marks line ${beyond}, but has ${length} lines. Correct the numbers in {…}.`,
    );
  }
  const links = facts && language === 'yaml' ? keyLinks(text, info, facts, baseUrl) : undefined;
  return {
    language,
    title: info.title,
    label: info.wrong === undefined ? undefined : WRONG_LABEL,
    html: highlight(text, language, info.marked, info.typed, links),
  };
}

/**
 * Rehype plugin for the site in the folder `dir`: replaces each fence (`pre > code`) by a `CodeBlock` with
 * highlighted HTML, so that no browser has to highlight it. On pages of the current docs, the keys in samples of
 * files that the docs describe link to their fields. Throws if it cannot parse a fence, and if a
 * `CodeBlock` on a page has a property that would have no effect. The folder is not an option
 * of the plugin: Docusaurus puts the options of plugins into the scripts, which would then differ by folder.
 */
export default function rehypeHighlight({dir, baseUrl}: {dir: string; baseUrl: string}) {
  return () => (tree: Root, file: VFile) => {
    const isCurrent = file.path.startsWith(path.join(dir, 'docs/'));
    const facts = isCurrent ? factsForPages(dir) : undefined;
    const replaceIn = (parent: Nodes) => {
      if (!('children' in parent)) return;
      parent.children.forEach((child, index) => {
        const code =
          child.type === 'element' && child.tagName === 'pre' ? child.children[0] : undefined;
        if (code?.type !== 'element' || code.tagName !== 'code') {
          const problem = problemOf(child);
          if (problem) {
            throw new Error(`${file.path}:${child.position?.start.line ?? '?'}: ${problem}`);
          }
          replaceIn(child);
          return;
        }
        try {
          const attributes = codeBlockAttributes(code, facts, baseUrl);
          parent.children[index] = element('CodeBlock', attributes) as never;
        } catch (error) {
          const line = (child.position ?? code.position)?.start.line;
          throw new Error(`${file.path}:${line ?? '?'}: ${(error as Error).message}`);
        }
      });
    };
    replaceIn(tree);
  };
}
