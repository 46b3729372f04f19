/** Reads `facts/`, checks it against the schema, and records the line of each entry. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import * as z from 'zod';
import {contradictions} from './contradictions.ts';
import {lastRemembered, remember} from './remember.ts';
import {
  articlesFile,
  commandsFile,
  environmentFile,
  type Facts,
  fieldsFile,
  listFile,
  messagesFile,
  type Position,
  toolFile,
  versionsFile,
} from './schema.ts';
import {replaceVersions, type Versions, versionsOf} from './versions.ts';

/** Thrown for invalid facts. `problems` has a line for each fault: the file, the line, and the fix. */
export class FactsError extends Error {
  override readonly name = 'FactsError';
  // Private, because Node.js prints the properties of an error below its message, which contains the problems.
  readonly #problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`facts are wrong in ${problems.length} place(s):\n${problems.join('\n')}`);
    this.#problems = problems;
  }

  get problems(): readonly string[] {
    return this.#problems;
  }
}

/** The line of a fault of YAML, and the fault without its place. */
export const yamlFault = ({message, linePos}: YAMLError): {line: number; fault: string} => ({
  line: linePos?.[0].line ?? 1,
  fault: message.replace(/ at line \d+.*$/s, ''),
});

/**
 * The first alias without an anchor, its line, and the fault. The parser does not report it, but throws when the value
 * is read. A text that starts with `*` is an alias.
 */
export function aliasFault(
  doc: Document,
  lines: LineCounter,
): {line: number; fault: string} | undefined {
  let found: {line: number; fault: string} | undefined;
  visit(doc, {
    Alias(_, alias) {
      if (alias.resolve(doc)) return undefined;
      const {line} = lines.linePos(alias.range?.[0] ?? 0);
      found = {line, fault: `no anchor has the name of the alias *${alias.source}`};
      return visit.BREAK;
    },
  });
  return found;
}

type Positions = WeakMap<object, Position>;

/** The line of the deepest node that exists on the way to `keys`. */
function lineAt(doc: Document, lines: LineCounter, keys: readonly PropertyKey[]): number {
  const around = keys.slice(0, -1);
  const parent = doc.getIn(around, true);
  const pairs = isMap(parent) ? parent.items : [];
  const key = pairs
    .map((pair) => pair.key)
    .find((each) => isScalar(each) && each.value === keys.at(-1));
  const node = key ?? doc.getIn(keys, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  return keys.length > 0 ? lineAt(doc, lines, around) : 1;
}

/** The name of the entry at `keys`: that of the innermost object that has one. */
function entryName(value: unknown, keys: readonly PropertyKey[]): string | undefined {
  let name: string | undefined;
  let current = value;
  for (const key of keys) {
    if (typeof current !== 'object' || current === null) break;
    current = (current as Record<PropertyKey, unknown>)[key];
    if (typeof current === 'object' && current !== null) {
      const {name: own, id, at} = current as Record<string, unknown>;
      name = [own, id, at].find((each) => typeof each === 'string') ?? name;
    }
  }
  return name;
}

/** A reference to the description of the keys of `file`, for messages; empty if there is none. */
function readme(file: string): string {
  const [, folder] = /^(facts|recordings)\//.exec(file) ?? [];
  return folder ? ` (see ${folder}/README.md)` : '';
}

/** The faults of a value that matches none of several schemas: those within it, or else what each schema expects. */
function faultsOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.input === undefined) return [issue];
  const all = issue.errors.flat();
  const within = all.filter(({path: keys}) => keys.length > 0);
  return within.length > 0
    ? within.map((each) => ({...each, path: [...issue.path, ...each.path]}))
    : [{...issue, message: all.map(({message}) => message).join('; or ')}];
}

/** The part of a message after the file, the line, and the entry: the problem and the fix. */
function repair(issue: z.core.$ZodIssue, file: string): string {
  if (issue.code === 'unrecognized_keys') {
    return `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}: remove it, or correct its spelling${readme(file)}`;
  }
  const key = issue.path.at(-1);
  if (key === undefined) {
    if (issue.input === null) return 'the file is empty: write it, or remove the file';
    return `the file: ${issue.message}: correct it${readme(file)}`;
  }
  const isMissing = ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code);
  if (isMissing && issue.input === undefined) {
    return `"${String(key)}" is missing: write it`;
  }
  return `"${String(key)}": ${issue.message}`;
}

/** Records in `positions` the file and line of each object in `value`, which was parsed from `node`. */
function notePositions(
  value: unknown,
  node: unknown,
  file: string,
  lines: LineCounter,
  positions: Positions,
): void {
  if (typeof value !== 'object' || value === null || !isNode(node)) return;
  if (node.range) positions.set(value, {file, line: lines.linePos(node.range[0]).line});
  if (isSeq(node)) {
    for (const [index, child] of node.items.entries()) {
      notePositions((value as unknown[])[index], child, file, lines, positions);
    }
  } else if (isMap(node)) {
    for (const {key, value: child} of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      notePositions((value as Record<string, unknown>)[name], child, file, lines, positions);
    }
  }
}

/**
 * Parses the YAML text `source` of the file `file`, replaces the names of `versions` in it, and checks it
 * with `schema`. Returns the content; if it is invalid, adds to `problems` and returns undefined. `positions`
 * receives the line of each object.
 */
export function parseFacts<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
  problems: string[],
  {positions, versions}: {positions?: Positions; versions?: Versions} = {},
): T | undefined {
  const lines = new LineCounter();
  const {text, unknown} = versions
    ? replaceVersions(source, versions)
    : {text: source, unknown: []};
  problems.push(...unknown.map(({line, problem}) => `${file}:${line}: ${problem}`));
  if (unknown.length > 0) return undefined;
  const doc = parseDocument(text, {lineCounter: lines});
  const [error] = doc.errors;
  // Only the first: it usually causes the others.
  const wrong = error ? yamlFault(error) : aliasFault(doc, lines);
  if (wrong) {
    const fix =
      error?.code === 'TAB_AS_INDENT'
        ? 'indent with spaces'
        : 'a text with ": " or a leading mark goes in quotes, or below >-';
    problems.push(`${file}:${wrong.line}: ${wrong.fault}: ${fix}`);
    return undefined;
  }
  const raw: unknown = doc.toJS();
  const result = schema.safeParse(raw, {reportInput: true});
  if (!result.success) {
    for (const issue of result.error.issues.flatMap(faultsOf)) {
      const keys =
        issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
      const entry = entryName(raw, issue.path);
      problems.push(
        `${file}:${lineAt(doc, lines, keys)}: ${entry ? `${entry}: ` : ''}${repair(issue, file)} (at ${z.core.toDotPath(issue.path) || 'the top'})`,
      );
    }
    return undefined;
  }
  if (positions) notePositions(result.data, doc.contents, file, lines, positions);
  return result.data;
}

/** Everything under `facts/` of the site at `siteDir`. Throws a FactsError that lists every problem. */
export function loadFacts(siteDir: string): Facts {
  const root = path.join(siteDir, 'facts');
  const problems: string[] = [];
  const positions: Positions = new WeakMap();
  const read = <T>(name: string, schema: z.ZodType<T>, versions?: Versions): T | undefined => {
    const file = path.join(root, name);
    if (!existsSync(file)) {
      problems.push(`facts/${name}:1: the file is missing: restore it from the repository`);
      return undefined;
    }
    const source = readFileSync(file, 'utf8');
    return parseFacts(`facts/${name}`, source, schema, problems, {positions, versions});
  };
  const tool = read('tool.yaml', toolFile);
  const samples = read('versions.yaml', versionsFile);
  if (!tool || !samples) throw new FactsError(problems);
  const versions = versionsOf(tool, samples);
  const readAll = <T>(folder: string, schema: z.ZodType<T>): Record<string, T> => {
    const contents: Record<string, T> = {};
    for (const file of globSync(`${folder}/*.yaml`, {cwd: root}).sort()) {
      const content = read(file, schema, versions);
      if (content !== undefined) contents[path.basename(file, '.yaml')] = content;
    }
    return contents;
  };

  const commands = read('commands.yaml', commandsFile, versions);
  const environment = read('environment.yaml', environmentFile, versions);
  const fields = readAll('fields', fieldsFile);
  const lists = readAll('lists', listFile);
  const messages = Object.values(readAll('messages', messagesFile)).flatMap(
    (file) => file.messages,
  );
  const articles = read('articles.yaml', articlesFile, versions);
  if (!commands || !environment || !articles) throw new FactsError(problems);
  const facts: Facts = {
    tool,
    versions,
    samples: samples.versions,
    commands,
    environment,
    fields,
    lists,
    messages,
    articles: articles.articles,
    positionOf: (entry) => positions.get(entry) ?? {file: 'facts', line: 1},
  };
  problems.push(...contradictions(facts));
  if (problems.length > 0) throw new FactsError(problems);
  return facts;
}

/** What `loadFacts` reads below `facts/`. */
const READ = '{*,fields/*,lists/*,messages/*}.yaml';

const nameOf = (siteDir: string): string => `facts of ${siteDir}`;

/** Returns what `loadFacts` returns, and reads the files again only if one has changed. */
export function currentFacts(siteDir: string): Facts {
  const files = globSync(READ, {cwd: path.join(siteDir, 'facts'), absolute: true});
  return remember(nameOf(siteDir), files, () => loadFacts(siteDir));
}

/**
 * The facts for a page of the site at `siteDir`. With `npm start`, while a file is invalid, returns the
 * last valid facts: `plugins/tags` reports the fault once, instead of every page.
 *
 * @throws a FactsError if the facts have never been valid
 */
export function factsForPages(siteDir: string): Facts {
  try {
    return currentFacts(siteDir);
  } catch (error) {
    const last = lastRemembered<Facts>(nameOf(siteDir));
    if (error instanceof FactsError && last) return last;
    throw error;
  }
}
