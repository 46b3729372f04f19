import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {globSync} from 'tinyglobby';
import {currentFacts} from '../../../plugins/facts/load.ts';
import {walkCommands} from '../../../plugins/facts/names.ts';
import type {Facts} from '../../../plugins/facts/schema.ts';
import {replaceVersions} from '../../../plugins/facts/versions.ts';
import {type FenceInfo, parseInfoString} from '../../../plugins/highlight/infoString.ts';

/** A fenced sample of a page. */
export interface Fence {
  /** The page, from the root of the site. */
  file: string;
  /** The line of the opening fence, from 1. */
  line: number;
  lang: string;
  info: FenceInfo;
  value: string;
}

/** As in MDX: tags are not HTML, whose lines would hide a fence, and indented text is not code. */
const MDX = {disable: {null: ['htmlFlow', 'htmlText', 'codeIndented']}};

/** The fences in the Markdown `source` of `file`, including those in lists, tabs, and admonitions. */
export function fencesOf(source: string, file: string): Fence[] {
  const fences: Fence[] = [];
  const lines = source.split('\n');
  const visit = (node: Nodes): void => {
    if ('children' in node) node.children.forEach(visit);
    if (node.type !== 'code' || !node.position) return;
    const {start, end} = node.position;
    const [mark = ''] = /[`~]{3,}/.exec(lines[start.line - 1] ?? '') ?? [];
    // Sample code can contain the mark as well: `echo "```"`.
    const closing = /^[\s>]*([`~]{3,})\s*$/.exec(lines[end.line - 1] ?? '')?.[1];
    if (start.line === end.line || !closing?.startsWith(mark)) {
      throw new Error(`${file}:${start.line}: this fence is never closed: add ${mark}`);
    }
    try {
      const info = parseInfoString(node.meta);
      fences.push({file, line: start.line, lang: node.lang ?? '', info, value: node.value});
    } catch (error) {
      throw new Error(`${file}:${start.line}: ${(error as Error).message}`);
    }
  };
  visit(fromMarkdown(source, {extensions: [MDX]}));
  return fences;
}

/** The examples in the facts, at the lines of their entries. */
function factFences(facts: Facts): Fence[] {
  const fenceOf = (entry: object, lang: string, value: string, as?: string): Fence => ({
    ...facts.positionOf(entry),
    lang,
    info: {as, marked: new Set()},
    value,
  });
  const fields = Object.values(facts.fields).flatMap((file) =>
    file.objects.flatMap(({samples = file.samples, fields}) =>
      fields.flatMap((field) =>
        field.example === undefined ? [] : [fenceOf(field, 'yaml', field.example, samples)],
      ),
    ),
  );
  const variables = facts.environment.variables.map((variable) =>
    typeof variable.example === 'string'
      ? fenceOf(variable, 'sh', variable.example)
      : fenceOf(variable, 'powershell', variable.example.powershell),
  );
  const commands = walkCommands(facts.commands.commands).flatMap(({command}) =>
    (command.examples ?? []).flatMap((example) =>
      example.command === undefined ? [] : [fenceOf(example, 'sh', example.command)],
    ),
  );
  return [...fields, ...variables, ...commands];
}

/** Every fence under `docs/` and `blog/` of the site, and every example in its facts. */
export function siteFences(siteDir: string): Fence[] {
  const facts = currentFacts(siteDir);
  const {versions} = facts;
  const pages = globSync(['docs/**/*.{md,mdx}', 'blog/**/*.{md,mdx}'], {cwd: siteDir})
    .sort()
    .flatMap((file) => {
      const source = readFileSync(path.join(siteDir, file), 'utf8');
      // An unknown name is reported where the page is compiled.
      return fencesOf(replaceVersions(source, versions).text, file);
    });
  return [...pages, ...factFences(facts)];
}
