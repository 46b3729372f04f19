import {createHash} from 'node:crypto';
import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import {priorOf} from './prior';
import type {Hierarchy, Level, SearchRecord} from './record';
import {LEVELS} from './record';
import {routeOf} from './versions';

type Node = CheerioAPI extends (selector: infer S) => unknown ? Extract<S, {type: string}> : never;
type Element = Extract<Node, {tagName: string}>;

/** Elements that are not part of the text of the page. */
const NOISE =
  'script, style, svg, template, button, .hash-link, [data-search="skip"], nav, .theme-doc-toc-mobile, [aria-hidden="true"], .sr-only';
/** Elements whose own text is one block. */
const BLOCKS =
  'p, li, dt, dd, pre, tr, th, td, summary, figcaption, blockquote, caption, h1, h2, h3, h4, h5, h6';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const BLOCK_NAMES: ReadonlySet<string> = new Set(BLOCKS.split(', '));
/** Elements whose content is a record as a whole. */
const ROWS = 'tr, pre, dt';
const AREAS: Record<string, string> = {blog: 'Blog', docs: 'Docs'};

const clean = (text: string): string =>
  text
    .replace(/\u200b|\u200c|\u200d|\ufeff/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text inside `element`, without the blocks inside it. */
const textWithoutBlocks = (element: Element): string =>
  element.children
    .map((child) => {
      if (child.type === 'text') return child.data;
      return 'tagName' in child && !BLOCK_NAMES.has(child.tagName) ? textWithoutBlocks(child) : '';
    })
    .join('');

const emptyHierarchy = (): Hierarchy =>
  Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;

/**
 * The head of a page and its main part, without the navigation, scripts, and links:
 * the addresses of scripts and links change with each build.
 */
export function withoutFrame(html: string): string {
  const head = html.indexOf('</head>');
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (head < 0 || start < head || end < start) return html;
  const tags = html.slice(0, head).replace(/<script\b[\s\S]*?<\/script>|<link\b[^>]*>/g, '');
  return `${tags}</head><body>${html.slice(start, end)}</main></body></html>`;
}

/**
 * The records of one built page in DocSearch's format, in the order of the page: first the page
 * itself, then each heading followed by the blocks of text below it.
 *
 * @param html the page as it is served, with rendered facts and tables
 * @param url its address on the site
 * @param baseUrl the path of the site on its host
 * @returns an empty list for a page without an article or with `noindex`
 */
export function extractRecords(html: string, url: URL, baseUrl = '/'): SearchRecord[] {
  const $ = load(withoutFrame(html));
  const robots = $('meta[name="robots"], meta[property="robots"]').attr('content') ?? '';
  // A copy, so that no element around the text counts as its heading or entry.
  const article = $('article .markdown, main .markdown, main[data-search]').first().clone();
  const title = clean($('article h1, main h1').first().text());
  if (/noindex/.test(robots) || article.length === 0 || !title) return [];

  const head = $('head');
  const meta = (name: string) => head.find(`meta[name="${name}"]`).attr('content');
  const language = meta('docsearch:language') ?? $('html').attr('lang') ?? 'en';
  const tag = meta('docsearch:docusaurus_tag') ?? 'default';
  const version = [meta('docsearch:version') ?? 'current'];
  const path = url.pathname;
  const route = routeOf(path, version[0] as string, baseUrl);
  const {rank, isError} = priorOf(route);
  const trail = $('nav.theme-doc-breadcrumbs li')
    .map((_, item) => clean($(item).text()))
    .get()
    .filter(Boolean);
  const lvl0 = (trail.length > 1 ? trail[0] : AREAS[route.split('/')[1] ?? '']) ?? 'Site';

  const records: SearchRecord[] = [];
  let hierarchy: Hierarchy = {...emptyHierarchy(), lvl0, lvl1: title};
  /** The anchor of the current heading, and of the current entry, if there is one. */
  let section: string | null = null;
  let entry: string | null = null;

  function add(type: Level | 'content', content: string | null, role: SearchRecord['role']): void {
    const anchor = entry ?? section;
    const full = anchor ? `${url.href}#${anchor}` : url.href;
    records.push({
      objectID: createHash('sha256')
        .update(`${full} ${type} ${records.length}`)
        .digest('hex')
        .slice(0, 20),
      type,
      url: full,
      url_without_anchor: url.href,
      route,
      anchor,
      hierarchy,
      content,
      language,
      docusaurus_tag: tag,
      lang: language,
      version,
      weight: {
        pageRank: rank,
        level: type === 'content' ? 0 : 110 - 10 * Number(type.slice(3)),
        position: 0,
      },
      is_error: isError,
      role,
    });
  }

  add('lvl1', null, 'heading');
  const description = clean(meta('description') ?? '');
  if (description) add('content', description, 'summary');
  // The keywords: names of the subject that the page itself may not use.
  for (const keyword of (meta('keywords') ?? '').split(',').map(clean).filter(Boolean)) {
    add('content', keyword, 'keyword');
  }

  article.find(NOISE).remove();
  article.find('br').replaceWith('\n');
  // Labels beside a name (`--init` and "since v2.1.0") are separate words.
  article
    .find('span + span, code + span, span + code, code + code, a + span')
    .filter((_, {prev}) => prev?.type === 'tag')
    .before(' ');
  article.find('h1').remove();

  /** The anchor of the definition around a block: an element with an id that begins with a term. */
  function entryOf(block: Cheerio<Element>): string | null {
    const item = block.closest('dt, dd').parent('[id]');
    return item.children().first().is('dt') ? (item.attr('id') ?? null) : null;
  }

  /** Adds an entry by its name: the term of a definition, without the labels beside it. */
  function addEntry(term: Cheerio<Element>): void {
    const name = clean(term.find('code').first().text()) || clean(term.text());
    if (!name) return;
    add('content', name, 'term');
    const added = records.at(-1);
    if (added) added.is_entry = true;
  }

  function addHeading(heading: Cheerio<Element>, level: number): void {
    const text = clean(heading.text());
    if (!text) return;
    section = heading.closest('[id]').attr('id') ?? section;
    // A field is an entry of its page, both under a heading and in a definition list.
    if (heading.attr('id')?.startsWith('field-')) {
      addEntry(heading);
      return;
    }
    hierarchy = {...hierarchy};
    for (const deeper of LEVELS.slice(level)) hierarchy[deeper] = null;
    hierarchy[LEVELS[level] as Level] = text;
    add(LEVELS[level] as Level, null, 'heading');
  }

  function addSample(sample: Cheerio<Element>): void {
    // The example of a field also has keys around the field, which have entries of their own.
    if ((entry ?? section)?.startsWith('field-')) return;
    const tokenLines = sample.find('.token-line');
    const lines = tokenLines.length
      ? tokenLines.map((_, line) => $(line).text()).get()
      : sample.text().split('\n');
    const text = lines.map(clean).filter(Boolean).join('\n');
    if (text) add('content', text, 'code');
  }

  function addRow(row: Cheerio<Element>): void {
    const cells = row.find('th, td');
    const term = clean(cells.first().find('code').first().text());
    // A row defines the name at the start of its first cell; other names in the cell are text.
    if (term && clean(cells.first().text()).startsWith(term)) add('content', term, 'term');
    const texts = cells.map((_, cell) => clean($(cell).text())).get();
    const text = texts.filter(Boolean).join(' · ');
    if (text && cells.is('td')) add('content', text, 'text');
  }

  /** Adds the text of a block, without the blocks inside it. */
  function addText(block: Cheerio<Element>, element: Element): void {
    if (block.parent().closest(ROWS).length > 0) return;
    // A word at the start of an entry that describes its kind.
    if (block.is('[id] > p:first-child') && block.next().is(HEADINGS)) return;
    const text = clean(textWithoutBlocks(element));
    if (!text) return;
    if (element.tagName === 'dt' && entry) addEntry(block);
    else add('content', text, block.is('dt, summary') ? 'term' : 'text');
  }

  article.find(BLOCKS).each((_, element) => {
    const block = $(element);
    const {tagName} = element;
    entry = entryOf(block);
    if (/^h[2-6]$/.test(tagName)) addHeading(block, Number(tagName[1]));
    else if (tagName === 'pre') addSample(block);
    else if (tagName === 'tr') addRow(block);
    else if (tagName !== 'td' && tagName !== 'th') addText(block, element);
  });

  for (const [index, record] of records.entries()) record.weight.position = records.length - index;
  return records;
}
