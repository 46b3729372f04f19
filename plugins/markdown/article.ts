/** Turns the article of a built page into Markdown. Pure. */
import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {
  attribute,
  childrenOf,
  elementsIn,
  firstIn,
  hasClass,
  isElement,
  isIgnored,
  textOf,
  treeOf,
} from '../page-tree';

/** Elements that belong to the layout of the page, not to its text. */
const FRAME = {
  names: ['button', 'script', 'style', 'label', 'input', 'select', 'nav', 'footer'],
  classes: ['hash-link', 'theme-doc-toc-mobile'],
};

/** Elements within a line, such as a name and the labels beside it. */
const MARKS = ['span', 'code', 'a'];

const isMark = (node: Nodes | undefined): node is Element =>
  isElement(node) && MARKS.includes(node.tagName);

const withRole = (parent: Parents, role: string): Element[] =>
  elementsIn(parent).filter(({properties}) => properties.role === role);

const text = (value: string): ElementContent => ({type: 'text', value});
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** A code block: its title before the fence, its language in the info string. */
function codeBlock(block: Element): Element[] {
  const pre = firstIn(block, 'pre');
  const head = childrenOf(block).find(
    (part) => part !== pre && !firstIn(part, 'pre') && !isIgnored(part, FRAME),
  );
  const title = (head?.children ?? []).map(textOf).join(', ').trim();
  const code = element('code', text(textOf(pre)));
  const language = attribute(pre, 'dataLanguage');
  if (language) code.properties.className = [`language-${language}`];
  return [
    ...(title ? [element('p', element('code', text(title)), text(':'))] : []),
    element('pre', code),
  ];
}

/** The content of tabs, each under its label. */
function tabs(group: Element): Element[] {
  const labels = withRole(group, 'tab').map((label) => textOf(label).trim());
  return withRole(group, 'tabpanel').flatMap((panel, index) => [
    element('p', element('strong', text(`${labels[index]}:`))),
    element('div', ...panel.children),
  ]);
}

/** An admonition, with its title in bold. */
function admonition({children}: Element): Element {
  const [heading, ...content] = children;
  return element('div', element('p', element('strong', text(textOf(heading).trim()))), ...content);
}

/** The description of a diagram after its title; nothing for an icon, which has neither. */
function drawing(svg: Element): Element {
  const [title, description] = ['title', 'desc'].map((name) => textOf(firstIn(svg, name)).trim());
  return title
    ? element('p', element('strong', text(`Diagram: ${title}.`)), text(` ${description}`))
    : element('p');
}

/** `nodes` without the layout, and with a replacement of what Markdown cannot show. */
function simplified(nodes: readonly Nodes[], url: string): ElementContent[] {
  const kept = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (!isElement(node) || isIgnored(node, FRAME) || node.properties.dataSearch === 'skip')
      return [];
    if (hasClass(node, 'theme-code-block')) return codeBlock(node);
    if (node.tagName === 'svg') return [drawing(node)];
    node.children = simplified(node.children, url);
    if (hasClass(node, 'tabs-container')) return tabs(node);
    if (hasClass(node, 'theme-admonition')) return [admonition(node)];
    for (const name of ['href', 'src']) {
      const address = attribute(node, name);
      if (address === undefined) continue;
      if (!URL.canParse(address, url)) {
        throw new Error(`${url}: ${name}="${address}" is not an address: correct it on the page`);
      }
      node.properties[name] = new URL(address, url).href;
    }
    return [node];
  });
  return kept.flatMap((node, index) => {
    const before = kept[index - 1];
    if (!isMark(node) || !isMark(before)) return [node];
    // The space that the style sheet adds between labels. A text between them has its own.
    return [text(node.tagName === 'span' && before.tagName === 'span' ? '; ' : ' '), node];
  });
}

/** The part of the page `html` that becomes Markdown; undefined if the page has no article. */
export function articleOf(html: string): string | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start < 0 || end < start ? undefined : html.slice(start, end + '</article>'.length);
}

/**
 * The article in `html`, a page or a part of it, as Markdown with absolute URLs; undefined if there is no article.
 *
 * @param url the address of the page
 * @throws if the address of a link or an image is invalid
 */
export function articleMarkdown(html: string, url: string): string | undefined {
  const {children} = treeOf(`<!doctype html>${html}`);
  const page: Root = {type: 'root', children: simplified(children, url)};
  const article = elementsIn(page).find((each) => hasClass(each, 'markdown'));
  if (!article) return undefined;
  // The heading of a post is outside of its text.
  const title = firstIn(article, 'h1') ? undefined : firstIn(page, 'h1');
  const content: Root = {type: 'root', children: [...(title ? [title] : []), ...article.children]};
  const markdown = toMarkdown(toMdast(content), {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    fences: true,
    resourceLink: true,
  });
  return `${markdown.trim()}\n`;
}
