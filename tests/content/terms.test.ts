import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {ROOT} from '../../scripts/shared/root.ts';

/** Terms of aqua that a new reader does not know, each with the links that explain it, besides links with its name. */
const TERMS: readonly {term: RegExp; explained: RegExp}[] = [
  {
    term: /\bStandard Registry\b/,
    explained: /#standard-registry|reference\/registry\b|\/registry\.mdx|aqua-registry\//,
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
];

/** The page that explains all terms. */
const GLOSSARY = 'docs/reference/glossary.mdx';

/** Front matter, comments, fences, code, and tags. */
const NO_PROSE =
  /^---\n[\s\S]*?\n---\n|\{\/\*[\s\S]*?\*\/\}|^ *(`{3,})[\s\S]*?^ *\1 *$|`[^`]*`|<\/?[A-Za-z][^>]*>/gm;

/** A link: its text and its URL. */
const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

/** Lines of headings and tables. */
const NO_SENTENCE = /^(?:#+ |\|).*$/gm;

/** The terms that a page uses in its sentences, and that none of its links explains. */
function unexplained(file: string, source: string): string[] {
  const prose = source.replace(NO_PROSE, ' ');
  const own = file.replace(/(?:index)?\.mdx$/, '');
  const links = [...prose.matchAll(LINK)].flatMap(([, text = '', url = '']) => [
    text.replace(/\s+/g, ' '),
    url,
  ]);
  const text = prose.replace(LINK, ' ').replace(NO_SENTENCE, ' ').replace(/\s+/g, ' ');
  return TERMS.flatMap(({term, explained}) => {
    const [found] = term.exec(text) ?? [];
    const isExplained = (link: string) =>
      explained.test(link) || term.test(link) || link.endsWith('glossary.mdx');
    return found && ![...links, own, `${own}.mdx`].some(isExplained) ? [`${file}: ${found}`] : [];
  });
}

it('finds terms that no link explains', () => {
  const source = '# Lazy installation\n\nA policy\nfile, and [a package\ndefinition](b.mdx#c).\n';
  expect(unexplained('docs/a.mdx', source)).toEqual(['docs/a.mdx: policy file']);
  expect(unexplained('docs/a.mdx', `${source}\n[Policies](./policy-as-code.mdx)\n`)).toEqual([]);
  expect(unexplained('docs/a.mdx', '`aqua-proxy`\n\n```sh\nroot directory\n```\n')).toEqual([]);
  expect(unexplained('docs/reference/lazy-install.mdx', 'lazy installation')).toEqual([]);
});

it('explains the terms of aqua by a link on each page that uses them', () => {
  const files = globSync(['docs/**/*.mdx', 'blog/*.mdx'], {cwd: ROOT, ignore: [GLOSSARY]}).sort();
  const found = files.flatMap((file) =>
    unexplained(file, readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
