/** Finds what the tags of pages show, and facts that no page shows. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {currentFacts} from '../../plugins/facts/load.ts';
import {positionText, walkCommands} from '../../plugins/facts/names.ts';
import type {Facts} from '../../plugins/facts/schema.ts';
import {expandPage} from '../../plugins/tags/expand.ts';
import type {Node} from '../../plugins/tags/nodes.ts';
import type {ShownFact, TagContext} from '../../plugins/tags/tag.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** The facts that the tags in the page `source` show. Throws if a tag or a version is invalid. */
export function shownBy(source: string, context: TagContext): ReadonlySet<ShownFact> {
  const root = parser.parse(escapeMarkdownHeadingIds(source)) as unknown as Node;
  return expandPage(root, context).shown;
}

/** The facts that all pages of the site at `siteDir` show. */
export function shownOnPages(siteDir: string): ReadonlySet<ShownFact> {
  const facts = currentFacts(siteDir);
  // A file or a folder whose name begins with `_` is not a page.
  const pages = globSync('{docs,blog}/**/*.{md,mdx}', {
    cwd: siteDir,
    ignore: ['**/_*', '**/_*/**'],
  });
  return new Set(
    pages.flatMap((page) => [
      ...shownBy(readFileSync(path.join(siteDir, page), 'utf8'), {facts, siteDir, page}),
    ]),
  );
}

/** The entries of `facts` that are not in `shown`: file, line, entry, and the tag to write. */
export function notShown(facts: Facts, shown: ReadonlySet<ShownFact>): string[] {
  const problems: string[] = [];
  const check = (entry: object, name: string, tag: string) => {
    if (shown.has(entry)) return;
    problems.push(
      `${positionText(facts, entry)}: ${name}: no page shows it; write ${tag} on the page it belongs to`,
    );
  };
  for (const {words, command} of walkCommands(facts.commands.commands)) {
    check(command, words.join(' '), '<Commands />');
  }
  for (const variable of facts.environment.variables) {
    check(variable, variable.name, `<EnvironmentVariables only="${variable.name}" />`);
  }
  for (const [kind, file] of Object.entries(facts.fields)) {
    for (const object of file.objects) {
      for (const field of object.fields) {
        check(field, `${object.at} ${field.name}`, `<Fields of="${kind}" at="${object.at}" />`);
      }
    }
  }
  for (const [kind, list] of Object.entries(facts.lists)) {
    for (const item of list.items) check(item, item.name, `<List of="${kind}" />`);
  }
  for (const message of facts.messages) {
    check(message, message.id, `<Message id="${message.id}" />`);
  }
  return problems;
}
