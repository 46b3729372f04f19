import {readFileSync} from 'node:fs';
import path from 'node:path';
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

/** The fences in the Markdown `source` of `file`, including those in lists, tabs, and admonitions. */
export function fencesOf(source: string, file: string): Fence[] {
  const fences: Fence[] = [];
  let open: {mark: string; indent: number; fence: Fence; lines: string[]} | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    if (open) {
      const closing = /^\s*(`{3,}|~{3,})\s*$/.exec(line)?.[1];
      if (closing?.startsWith(open.mark)) {
        fences.push({...open.fence, value: open.lines.join('\n')});
        open = undefined;
      } else {
        const {indent} = open;
        open.lines.push(line.slice(0, indent).trim() === '' ? line.slice(indent) : line);
      }
      continue;
    }
    const start = /^(\s*)(`{3,}|~{3,})([^\s`]*)[ \t]*(.*)$/.exec(line);
    if (!start) continue;
    const [, indent = '', mark = '', lang = '', meta = ''] = start;
    let info: FenceInfo;
    try {
      info = parseInfoString(meta);
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${(error as Error).message}`);
    }
    const fence = {file, line: index + 1, lang, info, value: ''};
    open = {mark, indent: indent.length, fence, lines: []};
  }
  if (open)
    throw new Error(`${file}:${open.fence.line}: this fence is never closed: add ${open.mark}`);
  return fences;
}

/** The examples in the facts, at the lines of their entries. */
function factFences(facts: Facts): Fence[] {
  const fenceOf = (entry: object, lang: string, value: string, as?: string): Fence => ({
    ...facts.placeOf(entry),
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
