/** Functions that several tags share. */
import {currentName} from '../../tags/frozen.ts';
import {
  blocks,
  cell,
  code,
  element,
  inline,
  joined,
  link,
  type Node,
  paragraph,
  stackedTable,
  text,
} from '../../tags/nodes.ts';
import {BEFORE_V2} from '../schema.ts';

/** A label with a value, for the line below the name of an item. */
export const pair = (label: string, ...children: Node[]): Node =>
  element('span', {className: 'fact-pair'}, [
    element('span', {className: 'fact-label'}, [text(`${label}:`)]),
    text(' '),
    ...children,
  ]);

/** The line of labels and values below the name of an item; empty if there are none. */
export const meta = (...pairs: (Node | false | undefined)[]): Node[] => {
  const present = pairs.filter((each): each is Node => Boolean(each));
  return present.length > 0 ? [element('div', {className: 'fact-meta'}, present)] : [];
};

/** A label with a Markdown text as its value; undefined without a text. */
export const markdownPair = (label: string, source: string | undefined): Node | undefined =>
  source === undefined ? undefined : pair(label, ...inline(source));

/** `a`, `b` and so on as code. */
export const codes = (values: readonly string[]): Node[] =>
  joined(
    values.map((value) => [code(value)]),
    ', ',
  );

/** The release for the mark beside a name, which only an entry that is newer than v2.0.0 has. */
export const newSince = (since: string | undefined): string | undefined =>
  since === BEFORE_V2 ? undefined : since;

/** The list of the entries that `item` makes of `entries`, numbered if `isOrdered`; nothing if there are none. */
export const factList = <T>(
  label: string,
  entries: readonly T[] = [],
  item: (entry: T) => Node,
  isOrdered = false,
): Node[] => {
  if (entries.length === 0) return [];
  const className = isOrdered ? 'fact-list fact-list-ordered' : 'fact-list';
  return [element('dl', {'aria-label': label, className}, entries.map(item))];
};

/** The paragraph about a deprecated entry and its replacement. */
export const deprecation = (source: string | undefined): Node[] =>
  source === undefined ? [] : blocks(`**Deprecated.** ${source}`);

/** Whether the page in the file `page` has the address `target`, in its version of the docs. */
export const leadsTo = (page: string, target: string): boolean =>
  `/${currentName(page).replace(/(\/index)?\.mdx?$/, '')}` ===
  target.replace(/#.*$/, '').replace(/\/$/, '');

/** A link to the page that explains the entry; empty on that page itself. */
export const more = (target: string | undefined, label: string, page: string): Node[] =>
  target === undefined || leadsTo(page, target) ? [] : [paragraph(link(target, text(label)))];

/** A table above a long list: the names of its entries, each a link to the entry, by their groups. */
export const index = (
  titles: readonly [string, string],
  groups: readonly {title: Node; entries: readonly {name: string; url: string}[]}[],
): Node =>
  element('div', {className: 'fact-tables'}, [
    stackedTable(
      titles.map(text),
      groups.map(({title, entries}) => [
        cell(titles[0], title),
        cell(
          titles[1],
          ...joined(
            entries.map(({name, url}) => [link(url, code(name))]),
            ', ',
          ),
        ),
      ]),
    ),
  ]);

/** An anchor made of `value`, without the characters that a URL must escape. */
export const anchor = (value: string): string =>
  value
    .replaceAll('[]', '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|-+$/g, '');
