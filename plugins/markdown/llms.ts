/** The list of pages for programs that read them: https://llmstxt.org. Pure. */

/** A page and what it is about. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** Its address on the site, base URL included. */
  readonly permalink: string;
}

/** Pages that belong together. */
export interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** The part of a sidebar item that is read here. */
export interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: {readonly type: string; readonly id?: string};
  readonly items?: readonly SidebarItem[];
}

/** The pages in `item`, in the order of the sidebar. */
const pagesOf = (item: SidebarItem): string[] => [
  ...[item.id, item.link?.id].filter((id): id is string => id !== undefined),
  ...(item.items ?? []).flatMap(pagesOf),
];

/**
 * The sections of a sidebar: one for each of its top categories; pages outside of them come first,
 * under "Start".
 */
export function sectionsOf(
  sidebar: readonly SidebarItem[],
  pages: ReadonlyMap<string, Page>,
): Section[] {
  const resolved = (ids: string[]): Page[] => ids.flatMap((id) => pages.get(id) ?? []);
  const isCategory = ({type}: SidebarItem) => type === 'category';
  return [
    {title: 'Start', pages: resolved(sidebar.filter((each) => !isCategory(each)).flatMap(pagesOf))},
    ...sidebar
      .filter(isCategory)
      .map((item) => ({title: item.label ?? '', pages: resolved(pagesOf(item))})),
  ].filter((section) => section.pages.length > 0);
}

/** The text of `llms.txt`. `addressOf` returns the URL of the Markdown version of a page. */
export function llmsText(
  site: {readonly title: string; readonly tagline: string},
  sections: readonly Section[],
  addressOf: (page: Page) => string,
): string {
  const list = sections.map(
    ({title, pages}) =>
      `## ${title}\n\n${pages
        .map((page) => `- [${page.title}](${addressOf(page)}): ${page.description}`)
        .join('\n')}\n`,
  );
  return `# ${site.title}\n\n> ${site.tagline}\n\n${list.join('\n')}`;
}
