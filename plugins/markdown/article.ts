/** Turns the article of a built page into Markdown. Pure. */
import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {parseFragment} from 'parse5';

type Elements = Cheerio<Parameters<CheerioAPI['contains']>[0]>;

/** Elements that belong to the layout of the page, not to its text. */
const FRAME =
  'button, script, style, label, input, select, nav, footer, .hash-link, .theme-doc-toc-mobile, [aria-hidden="true"]';

/** Elements within a line, such as a name and the labels beside it. */
const MARK = ':is(span, code, a)';

/** A code block: its title before the fence, its language in the info string. */
function codeBlock($: CheerioAPI, block: Elements): Elements[] {
  const pre = block.find('pre').first();
  const head = block.children(':not(pre, :has(pre))').first();
  const title = Array.from(head.contents(), (part) => $(part).text())
    .join(', ')
    .trim();
  const language = pre.attr('data-language');
  const code = $('<code>').text(pre.text());
  if (language) code.addClass(`language-${language}`);
  return [
    ...(title ? [$('<p>').append($('<code>').text(title), ':')] : []),
    $('<pre>').append(code),
  ];
}

/** The content of tabs, each under its label. */
function tabs($: CheerioAPI, group: Elements): Elements[] {
  const labels = group.find('[role=tablist]').first().children();
  return Array.from(group.find('[role=tabpanel]')).flatMap((panel, index) => [
    $('<p>').append($('<strong>').text(`${labels.eq(index).text().trim()}:`)),
    $('<div>').append($(panel).contents()),
  ]);
}

/** The description of a diagram. */
function drawing($: CheerioAPI, svg: Elements): Elements[] {
  const words = ['title', 'desc'].map((name) => svg.find(name).first().text().trim());
  return [$('<p>').text(words.filter(Boolean).join(': '))];
}

/** Removes the layout from `$`, and replaces what Markdown cannot show. */
function simplify($: CheerioAPI, url: string): void {
  const replace = (selector: string, write: typeof tabs) => {
    // An inner element before those around it.
    for (const element of Array.from($(selector)).reverse()) {
      $(element)
        .before(...write($, $(element)))
        .remove();
    }
  };
  $(FRAME).remove();
  replace('.theme-code-block', codeBlock);
  replace('svg', drawing);
  replace('.tabs-container', tabs);
  for (const mark of $(`${MARK} + ${MARK}`)) {
    // The space that the style sheet adds between labels. A text before the label has its own.
    if (mark.prev?.type === 'text') continue;
    $(mark).before($(mark).is('span + span') ? '; ' : ' ');
  }
  $('a[href]').attr('href', (_, address) => new URL(address, url).href);
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
  // React writes comments between texts.
  const $ = load(source.replaceAll(/<!--.*?-->/gs, ''), null, false);
  simplify($, url);
  const article = $('.markdown').first();
  if (article.length === 0) return undefined;
  // The heading of a post is outside of its text.
  if (article.find('h1').length === 0) article.prepend($('h1').first());
  const content = fromParse5(parseFragment(article.html() ?? '')) as Root;
  const markdown = toMarkdown(toMdast(content) as Parameters<typeof toMarkdown>[0], {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    fences: true,
    resourceLink: true,
  });
  return `${markdown.trim()}\n`;
}
