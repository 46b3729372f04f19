/** Turns the article of a built page into Markdown. Pure. */
import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import {h} from 'hastscript';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {parseFragment} from 'parse5';

/** Elements and classes that belong to the layout of the page, not to its text. */
const FRAME = new Set(['button', 'script', 'style', 'label', 'input', 'select', 'nav', 'footer']);
const FRAME_CLASSES = ['hash-link', 'theme-doc-toc-mobile'];

/** Elements within a line, such as a name and the labels beside it. */
const MARKS = new Set(['span', 'code', 'a']);

const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

/** The text inside `node`, as in `textContent`. */
const textOf = (node: Nodes): string =>
  isElement(node) ? node.children.map(textOf).join('') : node.type === 'text' ? node.value : '';

const elementsOf = ({children}: Parents): Element[] => (children as Nodes[]).filter(isElement);

const hasClass = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

const isFrame = (element: Element): boolean =>
  FRAME.has(element.tagName) ||
  String(element.properties.ariaHidden) === 'true' ||
  FRAME_CLASSES.some((name) => hasClass(element, name));

const isMark = ({tagName}: Element): boolean => MARKS.has(tagName);

/** The first element inside `parent`, in the order of the page, that `matches`. */
function find(parent: Parents, matches: (element: Element) => boolean): Element | undefined {
  for (const child of elementsOf(parent)) {
    const found = matches(child) ? child : find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** All elements inside `parent` that `matches`, without those inside another of them. */
const findAll = (parent: Parents, matches: (element: Element) => boolean): Element[] =>
  elementsOf(parent).flatMap((child) => (matches(child) ? [child] : findAll(child, matches)));

const named =
  (name: string) =>
  ({tagName}: Element): boolean =>
    tagName === name;

const withRole =
  (role: string) =>
  ({properties}: Element): boolean =>
    properties.role === role;

/** A code block: its title before the fence, its language in the info string. */
function codeBlock(block: Element): ElementContent[] {
  const pre = find(block, named('pre'));
  const head = elementsOf(block).find(
    (child) => child !== pre && !isFrame(child) && !find(child, named('pre')),
  );
  const title = (head?.children ?? [])
    .filter((part) => !isElement(part) || !isFrame(part))
    .map(textOf)
    .join(', ')
    .trim();
  const language = pre?.properties.dataLanguage;
  const code = h('pre', h('code', {class: language && `language-${language}`}, pre && textOf(pre)));
  return title ? [h('p', h('code', title), ':'), code] : [code];
}

/** The content of tabs, each under its label. */
function tabs(container: Element): ElementContent[] {
  const list = find(container, withRole('tablist'));
  const labels = list ? elementsOf(list) : [];
  return findAll(container, withRole('tabpanel')).flatMap((panel, index) => {
    const label = labels[index];
    return [
      h('p', h('strong', `${(label && textOf(label).trim()) || 'Else'}:`)),
      h('div', panel.children),
    ];
  });
}

/** The description of a diagram. */
function drawing(svg: Element): ElementContent[] {
  const words = ['title', 'desc'].map((name) => find(svg, named(name)));
  return [
    h(
      'p',
      words
        .map((word) => (word ? textOf(word).trim() : ''))
        .filter(Boolean)
        .join(': '),
    ),
  ];
}

/** What becomes of `element`, without the layout inside it. */
function simplified(element: Element, url: string): ElementContent[] {
  const {properties, tagName} = element;
  if (hasClass(element, 'theme-code-block')) return codeBlock(element);
  if (tagName === 'svg') return drawing(element);
  element.children = childrenOf(element, url);
  if (tagName === 'a' && properties.href !== undefined) {
    properties.href = new URL(String(properties.href), url).href;
  }
  return hasClass(element, 'tabs-container') ? tabs(element) : [element];
}

/** The content of `parent` for Markdown: without the layout, and with absolute links. */
function childrenOf(parent: Parents, url: string): ElementContent[] {
  const children: ElementContent[] = [];
  for (const node of parent.children) {
    if (node.type === 'text') children.push(node);
    if (!isElement(node) || isFrame(node)) continue;
    const before = children.at(-1);
    // The space that the style sheet adds between labels.
    if (isElement(before) && isMark(before) && isMark(node)) {
      const both = node.tagName === 'span' && before.tagName === 'span';
      children.push({type: 'text', value: both ? '; ' : ' '});
    }
    children.push(...simplified(node, url));
  }
  return children;
}

/** The part of the page `html` that becomes Markdown; undefined if the page has no article. */
export function articleOf(html: string): string | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start < 0 || end < start ? undefined : html.slice(start, end + '</article>'.length);
}

/**
 * The article of the page `html` as Markdown, with absolute URLs; nothing if there is no article.
 *
 * @param url the address of the page
 */
export function articleMarkdown(html: string, url: string): string | undefined {
  const source = articleOf(html);
  if (source === undefined) return undefined;
  const page = fromParse5(parseFragment(source)) as Root;
  const article = find(page, (element) => hasClass(element, 'markdown'));
  if (!article) return undefined;
  // The heading of a post is outside of its text.
  const heading = find(article, named('h1')) ? undefined : find(page, named('h1'));
  if (heading) article.children.unshift(heading);
  const body: Root = {type: 'root', children: childrenOf(article, url)};
  const markdown = toMarkdown(toMdast(body) as Parameters<typeof toMarkdown>[0], {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    fences: true,
    resourceLink: true,
  });
  return `${markdown.trim()}\n`;
}
