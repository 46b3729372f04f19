import type {Element, Nodes, Root} from 'hast';
import type {VFile} from 'vfile';
import {highlight} from './html';
import {parseInfoString} from './infoString';
import {isLanguage, languageNames} from './prism';

/** The titles and kinds of samples for programs other than aqua. */
const OTHER_PROGRAMS = /^workflow|\.github\/|\.circleci\/|renovate|devcontainer/;

/** The label of a sample that is wrong on purpose. */
const wrongLabel = (file = '') => (OTHER_PROGRAMS.test(file) ? 'Not valid' : 'Rejected by aqua');

/** The attributes of the `CodeBlock` that shows the fence `code`. */
function codeBlockAttributes(code: Element): Record<string, string | undefined> {
  const language = String([code.properties.className].flat()[0] ?? '').replace('language-', '');
  if (!language) {
    throw new Error('The fence names no language. Write one after its backticks, such as ```text.');
  }
  if (!isLanguage(language)) {
    throw new Error(
      `The fence names the language "${language}", which is not known. Use one of ${languageNames().join(', ')}, or add it to plugins/highlight/prism.ts.`,
    );
  }
  const info = parseInfoString(code.properties.metastring as string | undefined);
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return {
    language,
    title: info.title,
    label: info.wrong === undefined ? undefined : wrongLabel(info.title ?? info.as),
    html: highlight(text, language, info.marked, info.typed),
  };
}

/**
 * Rehype plugin: replaces each fence (`pre > code`) by a `CodeBlock` with highlighted HTML, so that
 * no browser has to highlight it. Throws if it cannot parse a fence.
 */
export default function rehypeHighlight() {
  const replaceIn = (parent: Nodes, file: VFile) => {
    if (!('children' in parent)) return;
    parent.children.forEach((child, index) => {
      const code =
        child.type === 'element' && child.tagName === 'pre' ? child.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') {
        replaceIn(child, file);
        return;
      }
      try {
        parent.children[index] = {
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes: Object.entries(codeBlockAttributes(code))
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
          children: [],
        } as never;
      } catch (error) {
        const line = (child.position ?? code.position)?.start.line;
        throw new Error(`${file.path}:${line ?? '?'}: ${(error as Error).message}`);
      }
    });
  };
  return (tree: Root, file: VFile) => replaceIn(tree, file);
}
