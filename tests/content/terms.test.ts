import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {ROOT} from '../../scripts/shared/root.ts';

/** The term that is a file name. */
const CHECKSUM_FILE = 'aqua-checksums.json';

/**
 * Terms that a reader does not know before the first page, each with the links that explain it: its entry in the
 * glossary, or the page that owns it.
 */
const TERMS: readonly {term: RegExp; explained: RegExp}[] = [
  {
    term: /\bStandard Registry\b/,
    explained: /#standard-registry|reference\/registry\b|^\.{1,2}\/registry\.mdx|aqua-registry\//,
  },
  {
    term: /\bpackage definitions?\b/,
    explained: /#package-definition|registry-config\/(?:index\.mdx)?(?:#|$)/,
  },
  {term: /\baqua-proxy\b/, explained: /aqua-proxy/},
  {term: /\broot directory\b/, explained: /root-dir|uninstall\.mdx/},
  {term: /\blazy installation\b/i, explained: /lazy-install/},
  {term: /\bpolicy files?\b/, explained: /#policy|policy-as-code/},
  {
    term: /\bchecksum verification\b/i,
    explained: /checksum-verification|\/checksum\b|checksum\.mdx/,
  },
  {term: new RegExp(`\`${CHECKSUM_FILE}\``), explained: /#checksum-file|checksum\.mdx/},
];

/** The page that explains all terms. */
const GLOSSARY = 'docs/reference/glossary.mdx';

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .freeze();

/** The texts and URLs of the links of a page, and its text outside links, headings, and tables. */
function linksAndText(source: string): {links: string[]; text: string} {
  const links: string[] = [];
  let text = '';
  const textOf = ({value = '', children = []}: Node): string =>
    value + children.map(textOf).join('');
  const walk = (node: Node, isRead: boolean) => {
    if (node.type === 'link') links.push(node.url ?? '', textOf(node).replace(/\s+/g, ' '));
    const reads = isRead && !['link', 'heading', 'table'].includes(node.type);
    if (reads && node.type === 'text') text += node.value;
    // Other code is not read as a term.
    if (reads && node.value === CHECKSUM_FILE) text += `\`${CHECKSUM_FILE}\``;
    for (const child of node.children ?? []) walk(child, reads);
    if (node.type === 'paragraph') text += '\n';
  };
  walk(parser.parse(source) as Node, true);
  return {links, text: text.replace(/\s+/g, ' ')};
}

/** The terms that a page uses in its text, and that no link has as its text or explains. */
function unexplained(file: string, source: string): string[] {
  const {links, text} = linksAndText(source);
  const own = file.replace(/(?:index)?\.mdx$/, '');
  return TERMS.flatMap(({term, explained}) => {
    const [found] = term.exec(text) ?? [];
    const isExplained = (link: string) =>
      explained.test(link) || term.test(link) || link.endsWith('glossary.mdx');
    return found && ![...links, own, `${own}.mdx`].some(isExplained) ? [`${file}: ${found}`] : [];
  });
}

it('finds terms that no link explains', () => {
  const source = '# Lazy installation\n\nA policy file, and [a package\ndefinition](b.mdx#c).\n';
  expect(unexplained('docs/a.mdx', source)).toEqual(['docs/a.mdx: policy file']);
  expect(unexplained('docs/a.mdx', `${source}\n[Policies](./policy-as-code.mdx)\n`)).toEqual([]);
  expect(unexplained('docs/a.mdx', 'See `aqua-checksums.json`.')).toHaveLength(1);
});

it('explains the terms of aqua on each page by a link', () => {
  const files = globSync(['docs/**/*.mdx', 'blog/*.mdx'], {cwd: ROOT, ignore: [GLOSSARY]}).sort();
  const found = files.flatMap((file) =>
    unexplained(file, readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
