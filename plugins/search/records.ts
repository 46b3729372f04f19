import {createHash} from 'node:crypto';
import type {Element, ElementContent, Nodes} from 'hast';
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
import {priorOf} from './prior';
import {type Hierarchy, LEVELS, type Level, type SearchRecord} from './record';
import {routeOf} from './versions';

/** Elements that are not part of the text below the title of the page. */
const NOISE = {
  names: ['h1', 'script', 'style', 'svg', 'template', 'button', 'nav'],
  classes: ['hash-link', 'theme-doc-toc-mobile', 'sr-only'],
};
/** Elements whose own text is one block. */
const BLOCKS = new Set(
  'p li dt dd pre tr th td summary figcaption blockquote caption h1 h2 h3 h4 h5 h6'.split(' '),
);
const HEADING = /^h[1-6]$/;
/** Elements whose content is a record as a whole. */
const ROWS = ['tr', 'pre', 'dt'];
/** Labels beside a name, such as `--init` and "since v2.1.0": each pair of neighbors is separate words. */
const LABELS = ['span + span', 'code + span', 'span + code', 'code + code', 'a + span'];
const AREAS: Record<string, string> = {blog: 'Blog', docs: 'Docs'};

const clean = (text: string): string =>
  text
    .replace(/\u200b|\u200c|\u200d|\ufeff/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of `nodes`, without the blocks inside them. */
const textWithoutBlocks = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return textOf(node);
      return BLOCKS.has(node.tagName) ? '' : textWithoutBlocks(node.children);
    })
    .join('');

/** `nodes` without what is not part of the text, and with the spaces and line breaks that a reader sees. */
function readable(nodes: readonly ElementContent[]): ElementContent[] {
  let before = '';
  return nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node)) {
      before = '';
      return [node];
    }
    if (isIgnored(node, NOISE) || node.properties.dataSearch === 'skip') return [];
    if (node.tagName === 'br') return [{type: 'text', value: '\n'}];
    const isSeparate = LABELS.includes(`${before} + ${node.tagName}`);
    before = node.tagName;
    node.children = readable(node.children);
    return isSeparate ? [{type: 'text', value: ' '}, node] : [node];
  });
}

/** What is around a block. */
interface Around {
  /** The nearest id. */
  readonly id: string | undefined;
  /** The anchor of the definition: the id of an element that begins with a term. */
  readonly entry: string | null;
  /** Whether an element of `ROWS` is around it. */
  readonly inRow: boolean;
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
  const elements = elementsIn(treeOf(html));
  const meta = (name: string) =>
    attribute(
      elements.find(({properties}) => properties.name === name),
      'content',
    );
  const article = elements.find(
    (each) => hasClass(each, 'markdown') || each.properties.dataSearch === '',
  );
  const title = clean(textOf(elements.find(({tagName}) => tagName === 'h1')));
  if (/noindex/.test(meta('robots') ?? '') || !article || !title) return [];

  const root = elements.find(({tagName}) => tagName === 'html');
  const language = meta('docsearch:language') ?? attribute(root, 'lang') ?? 'en';
  const tag = meta('docsearch:docusaurus_tag') ?? 'default';
  const version = meta('docsearch:version') ?? 'current';
  const route = routeOf(url.pathname, version, baseUrl);
  const {rank, isError} = priorOf(route);
  const breadcrumbs = elements.find((each) => hasClass(each, 'theme-doc-breadcrumbs'));
  const trail = (breadcrumbs ? elementsIn(breadcrumbs) : [])
    .filter(({tagName}) => tagName === 'li')
    .map((item) => clean(textOf(item)))
    .filter(Boolean);
  const lvl0 = (trail.length > 1 ? trail[0] : AREAS[route.split('/')[1] ?? '']) ?? 'Site';

  const records: SearchRecord[] = [];
  const noHeadings = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  let hierarchy: Hierarchy = {lvl0, lvl1: title, ...noHeadings};
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
      version: [version],
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

  /** Adds an entry by its name: the term of a definition, without the labels beside it. */
  function addEntry(term: Element): void {
    const name = clean(textOf(firstIn(term, 'code'))) || clean(textOf(term));
    if (!name) return;
    add('content', name, 'term');
    const added = records.at(-1);
    if (added) added.is_entry = true;
  }

  function addHeading(heading: Element, level: number, id: string | undefined): void {
    const text = clean(textOf(heading));
    if (!text) return;
    section = id ?? section;
    // A field is an entry of its page, both under a heading and in a definition list.
    if (attribute(heading, 'id')?.startsWith('field-')) {
      addEntry(heading);
      return;
    }
    hierarchy = {...hierarchy};
    for (const deeper of LEVELS.slice(level)) hierarchy[deeper] = null;
    hierarchy[LEVELS[level] as Level] = text;
    add(LEVELS[level] as Level, null, 'heading');
  }

  function addSample(sample: Element): void {
    // The example of a field also has keys around the field, which have entries of their own.
    if ((entry ?? section)?.startsWith('field-')) return;
    const lines = textOf(sample).split('\n');
    const text = lines.map(clean).filter(Boolean).join('\n');
    if (text) add('content', text, 'code');
  }

  function addRow(row: Element): void {
    const cells = elementsIn(row).filter(({tagName}) => tagName === 'th' || tagName === 'td');
    const [first] = cells;
    const term = clean(textOf(first && firstIn(first, 'code')));
    // A row defines the name at the start of its first cell; other names in the cell are text.
    if (term && clean(textOf(first)).startsWith(term)) add('content', term, 'term');
    const texts = cells.map((cell) => clean(textOf(cell)));
    const text = texts.filter(Boolean).join(' · ');
    if (text && cells.some(({tagName}) => tagName === 'td')) add('content', text, 'text');
  }

  /** Adds the text of a block, without the blocks inside it. */
  function addText(block: Element): void {
    const text = clean(textWithoutBlocks(block.children));
    if (!text) return;
    if (block.tagName === 'dt' && entry) addEntry(block);
    else add('content', text, ['dt', 'summary'].includes(block.tagName) ? 'term' : 'text');
  }

  /** Adds the blocks inside `parent`. `around` is what contains them. */
  function addBlocks(parent: Element, around: Around): void {
    const children = childrenOf(parent);
    const [first, second] = children;
    for (const element of children) {
      const {tagName} = element;
      const id = attribute(element, 'id') ?? around.id;
      const isInDefinition = tagName === 'dt' || tagName === 'dd';
      const own = first?.tagName === 'dt' ? (attribute(parent, 'id') ?? null) : null;
      entry = isInDefinition ? own : around.entry;
      const inside = {id, entry, inRow: around.inRow || ROWS.includes(tagName)};
      // A word at the start of an entry that describes its kind.
      const isKind =
        element === first &&
        tagName === 'p' &&
        attribute(parent, 'id') !== undefined &&
        HEADING.test(second?.tagName ?? '');
      if (HEADING.test(tagName)) addHeading(element, Number(tagName[1]), id);
      else if (tagName === 'pre') addSample(element);
      else if (tagName === 'tr') addRow(element);
      else if (BLOCKS.has(tagName) && !around.inRow && !isKind) addText(element);
      addBlocks(element, inside);
    }
  }

  article.children = readable(article.children);
  addBlocks(article, {id: attribute(article, 'id'), entry: null, inRow: false});

  for (const [index, record] of records.entries()) record.weight.position = records.length - index;
  return records;
}
