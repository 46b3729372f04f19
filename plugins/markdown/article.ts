/** Turns the article of a built page into Markdown. Pure. */
import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

type Parent = Root | Element;

const isElement = (node: {type: string}): node is Element => node.type === 'element';

const classesOf = ({properties}: Element): string[] => [properties.className].flat().map(String);

/** What belongs to the page's frame, not to its text. */
const isFrame = (element: Element): boolean =>
  ['button', 'script', 'style', 'label', 'input', 'select', 'nav', 'footer'].includes(
    element.tagName,
  ) ||
  element.properties.ariaHidden === 'true' ||
  classesOf(element).some((name) => ['hash-link', 'theme-doc-toc-mobile'].includes(name));

/** The text of `node`, its marks left out. */
function textOf(node: ElementContent | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as never)).join('') : '';
}

/** The first element under `node` that `test` holds for. */
function find(node: Parent, test: (element: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const paragraph = (...children: ElementContent[]): Element => element('p', children);
const text = (value: string): ElementContent => ({type: 'text', value});

/** A code block as Markdown knows it: its title before it, its language on it. */
function codeBlock(block: Element): ElementContent[] {
  const pre = find(block, ({tagName}) => tagName === 'pre');
  if (!pre) return [block];
  const head = block.children.find(
    (child): child is Element => isElement(child) && !find(element('div', [child]), isBody),
  );
  const title = head ? head.children.map(textOf).join(', ').trim() : '';
  const code = element('code', [text(textOf(pre))]);
  const language = pre.properties.dataLanguage;
  if (language) code.properties.className = [`language-${language}`];
  return [
    ...(title ? [paragraph(element('code', [text(title)]), text(':'))] : []),
    element('pre', [code]),
  ];
}

/** Whether `element` holds the code of a block. */
const isBody = (each: Element): boolean => each.tagName === 'pre';

/** Tabs as what they hold, each under its label. */
function tabs(container: Element): ElementContent[] {
  const list = find(container, ({properties}) => properties.role === 'tablist');
  const labels = (list?.children ?? []).filter(isElement).map((tab) => textOf(tab).trim());
  const panels: Element[] = [];
  const collect = (node: Parent) => {
    for (const child of node.children) {
      if (!isElement(child)) continue;
      if (child.properties.role === 'tabpanel') panels.push(child);
      else collect(child);
    }
  };
  collect(container);
  return panels.flatMap((panel, index) => [
    paragraph(element('strong', [text(`${labels[index] ?? 'Else'}:`)])),
    element('div', panel.children),
  ]);
}

/** A drawing as its description. */
function drawing(svg: Element): ElementContent[] {
  const words = ['title', 'desc']
    .map((name) => find(svg, ({tagName}) => tagName === name))
    .flatMap((each) => (each ? [textOf(each).trim()] : []));
  return words.length > 0 ? [paragraph(text(words.join(': ')))] : [];
}

/** The elements that replace `child` before the conversion to Markdown. */
function replaced(child: ElementContent): ElementContent[] {
  if (!isElement(child)) return child.type === 'text' ? [child] : [];
  if (isFrame(child)) return [];
  const classes = classesOf(child);
  if (classes.includes('theme-code-block')) return codeBlock(child);
  if (child.tagName === 'svg') return drawing(child);
  return classes.includes('tabs-container') ? tabs(child) : [child];
}

/** Elements within a line, such as a name and the marks beside it. */
const isMark = (node: ElementContent | undefined): boolean =>
  node !== undefined && isElement(node) && ['span', 'code', 'a'].includes(node.tagName);

const isSpan = (node: ElementContent | undefined): boolean =>
  node !== undefined && isElement(node) && node.tagName === 'span';

/** `children` with the space that the style sheet keeps between marks beside each other. */
const spaced = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child, index) =>
    isMark(child) && isMark(children[index - 1])
      ? [text(isSpan(child) && isSpan(children[index - 1]) ? '; ' : ' '), child]
      : [child],
  );

/** Prepares the tree under `parent`: takes the frame out and makes links whole. */
function prepare(parent: Parent, base: string): void {
  const children = spaced(parent.children.flatMap((child) => replaced(child as ElementContent)));
  parent.children = children;
  for (const child of children) {
    if (!isElement(child)) continue;
    const {href} = child.properties;
    if (typeof href === 'string') child.properties.href = new URL(href, base).href;
    prepare(child, base);
  }
}

/** The part of the page `html` that becomes Markdown; undefined if the page has no article. */
export function articleOf(html: string): string | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start < 0 || end < start ? undefined : html.slice(start, end + '</article>'.length);
}

/**
 * The article of the page `html` as Markdown, with whole addresses; nothing when it has none.
 *
 * @param url the address of the page
 */
export function articleMarkdown(html: string, url: string): string | undefined {
  const source = articleOf(html);
  if (source === undefined) return undefined;
  const root = fromHtml(source, {fragment: true});
  const article = find(root, (each) => classesOf(each).includes('markdown'));
  if (!article) return undefined;
  // The heading of a post stands before its text.
  const heading = find(root, ({tagName}) => tagName === 'h1');
  const inside = find(article, ({tagName}) => tagName === 'h1');
  const body: Root = {
    type: 'root',
    children: heading && !inside ? [heading, ...article.children] : article.children,
  };
  prepare(body, url);
  const markdown = toMarkdown(toMdast(body) as Parameters<typeof toMarkdown>[0], {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    fences: true,
    resourceLink: true,
  });
  return `${markdown.trim()}\n`;
}
