/** Turns the article of a built page into Markdown. Pure. */
import {type CheerioAPI, load} from 'cheerio';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

/** Elements that belong to the layout of the page, not to its text. */
const FRAME =
  'button, script, style, label, input, select, nav, footer, [aria-hidden=true], .hash-link, .theme-doc-toc-mobile';

/** Elements within a line, such as a name and the labels beside it. */
const MARKS = ['span', 'code', 'a'];

/** A code block as Markdown: its title before the fence, its language in the info string. */
function codeBlock($: CheerioAPI, block: ReturnType<CheerioAPI>) {
  const pre = block.find('pre').first();
  const head = block.children(':not(pre, :has(pre))').first().contents().toArray();
  const title = head
    .map((part) => $(part).text())
    .join(', ')
    .trim();
  const language = pre.attr('data-language');
  const code = $('<code>').text(pre.text());
  if (language) code.addClass(`language-${language}`);
  if (title) block.before($('<p>').append($('<code>').text(title), ':'));
  block.replaceWith($('<pre>').append(code));
}

/** The content of tabs, each under its label. */
function tabs($: CheerioAPI, container: ReturnType<CheerioAPI>) {
  const labels = container.find('[role=tablist]').first().children();
  const panels = container.find('[role=tabpanel]').toArray();
  container.replaceWith(
    panels
      .flatMap((panel, index) => [
        $('<p>').append($('<strong>').text(`${labels.eq(index).text().trim() || 'Else'}:`)),
        $('<div>').append($(panel).contents()),
      ])
      .flatMap((each) => each.toArray()),
  );
}

/** The description of a diagram. */
function drawing($: CheerioAPI, svg: ReturnType<CheerioAPI>) {
  const words = ['title', 'desc'].map((name) => svg.find(name).first().text().trim());
  svg.replaceWith($('<p>').text(words.filter(Boolean).join(': ')));
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
  const $ = load(source, null, false);
  const article = $('.markdown').first();
  if (article.length === 0) return undefined;
  // The heading of a post is outside of its text.
  if (article.find('h1').length === 0) article.prepend($('h1').first());
  article.find(FRAME).remove();
  article
    .find('*')
    .addBack()
    .contents()
    .filter((_, {type}) => type === 'comment')
    .remove();
  for (const each of article.find('.theme-code-block').toArray()) codeBlock($, $(each));
  for (const each of article.find('svg').toArray()) drawing($, $(each));
  // Starts with the innermost tabs, because a panel may contain tabs.
  for (const each of article.find('.tabs-container').toArray().reverse()) tabs($, $(each));
  for (const each of article.find('a[href]').toArray()) {
    $(each).attr('href', new URL($(each).attr('href') ?? '', url).href);
  }
  // The space that the style sheet adds between labels.
  for (const each of article.find(MARKS.join()).toArray()) {
    const {previousSibling: before} = each;
    if (before?.type !== 'tag' || !MARKS.includes(before.name)) continue;
    $(each).before(each.name === 'span' && before.name === 'span' ? '; ' : ' ');
  }
  const body = fromHtml(article.html() ?? '', {fragment: true});
  const markdown = toMarkdown(toMdast(body) as Parameters<typeof toMarkdown>[0], {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    fences: true,
    resourceLink: true,
  });
  return `${markdown.trim()}\n`;
}
