/** Reads `facts/packages/` and checks it. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import {FactsError, parseFacts} from '../facts/load.ts';
import {remember} from '../facts/remember.ts';
import {formProblems} from './form.ts';
import {
  type Catalog,
  commonFile,
  definitionsFile,
  fileOfPackage,
  type Package,
  type PackageFacts,
  purposesFile,
  releaseFile,
  summariesFile,
  usedByFile,
} from './schema.ts';

const FOLDER = 'facts/packages';

/** The order of packages: by name, without regard to case. */
export const byName = (one: {name: string}, other: {name: string}): number => {
  const [a, b] = [one.name.toLowerCase(), other.name.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : one.name < other.name ? -1 : 1;
};

/** Reads the facts of one site. */
class Reader {
  readonly problems: string[] = [];

  constructor(private readonly siteDir: string) {}

  private text(file: string): string | undefined {
    const whole = path.join(this.siteDir, file);
    if (existsSync(whole)) return readFileSync(whole, 'utf8');
    this.problems.push(`${file}:1: the file is missing: npm run packages:update writes it`);
    return undefined;
  }

  /** Files of a folder, as paths below the site. */
  list(folder: string, extension: string): string[] {
    const whole = path.join(this.siteDir, folder);
    if (!existsSync(whole)) return [];
    return readdirSync(whole)
      .filter((name) => name.endsWith(extension))
      .sort()
      .map((name) => `${folder}/${name}`);
  }

  json<T>(file: string, schema: z.ZodType<T>): T | undefined {
    const text = this.text(file);
    if (text === undefined) return undefined;
    let content: unknown;
    try {
      content = JSON.parse(text);
    } catch (error) {
      this.problems.push(`${file}:1: it is not JSON (${(error as Error).message})`);
      return undefined;
    }
    const parsed = schema.safeParse(content);
    if (parsed.success) return parsed.data;
    for (const {path: keys, message} of parsed.error.issues) {
      const [first] = keys;
      // One package a line: its name is found where it stands.
      const line = text
        .split('\n')
        .findIndex((each) => each.startsWith(`${JSON.stringify(String(first))}:`));
      this.problems.push(
        `${file}:${line + 1 || 1}: ${keys.map(String).join('.')}: ${message}: npm run packages:update writes this file anew`,
      );
    }
    return undefined;
  }

  yaml<T>(file: string, schema: z.ZodType<T>): T | undefined {
    const text = this.text(file);
    return text === undefined ? undefined : parseFacts(file, text, schema, this.problems);
  }

  /** The line of a summary in its file. */
  lineOf(file: string, name: string): number {
    const lines = new LineCounter();
    const doc = parseDocument(this.text(file) ?? '', {lineCounter: lines});
    const pair = isMap(doc.contents)
      ? doc.contents.items.find(({key}) => isScalar(key) && key.value === name)
      : undefined;
    const key = pair?.key;
    return isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1;
  }
}

/** What is wrong with an entry of a file of summaries; their wording is for `summaryFaults`. */
function summaryProblems(
  name: string,
  entry: z.infer<typeof summariesFile>[string],
  file: string,
  known: ReadonlySet<string>,
  purposes: ReadonlySet<string>,
): string[] {
  const found: string[] = [];
  if (!known.has(name)) {
    found.push('the registry has no such package: remove the line, or correct the name');
  }
  const right = `${FOLDER}/summaries/${fileOfPackage(name)}.yaml`;
  if (file !== right) found.push(`belongs in ${right}, by its first character: move it`);
  for (const purpose of entry.purposes) {
    if (purposes.has(purpose)) continue;
    found.push(`"${purpose}" is no purpose: choose from ${FOLDER}/purposes.yaml`);
  }
  if (new Set(entry.purposes).size < entry.purposes.length) found.push('names a purpose twice');
  return found;
}

/**
 * Everything under `facts/packages/` of the site at `siteDir`. Throws a FactsError that lists every
 * problem with its file and line. What was read is kept until a file changes: change nothing in it.
 */
export function loadCatalog(siteDir: string): Catalog {
  return remember(`packages of ${siteDir}`, [path.join(siteDir, FOLDER)], () =>
    readCatalog(siteDir),
  );
}

function readCatalog(siteDir: string): Catalog {
  const reader = new Reader(siteDir);
  const {problems} = reader;
  const release = reader.json(`${FOLDER}/release.json`, releaseFile);
  const usedBy = reader.json(`${FOLDER}/used-by.json`, usedByFile);
  const purposes = reader.yaml(`${FOLDER}/purposes.yaml`, purposesFile)?.purposes;

  const common = reader.json(`${FOLDER}/common.json`, commonFile)?.packages ?? [];

  const definitions = new Map<string, PackageFacts>();
  for (const file of reader.list(`${FOLDER}/definitions`, '.json')) {
    const content = reader.json(file, definitionsFile);
    for (const [name, facts] of Object.entries(content ?? {})) definitions.set(name, facts);
  }
  if (release && problems.length === 0 && definitions.size !== release.packages) {
    problems.push(
      `${FOLDER}/release.json:1: it counts ${release.packages} packages, and definitions/ has ${definitions.size}: run npm run packages:update`,
    );
  }

  const names = new Set(definitions.keys());
  for (const name of common) {
    if (problems.length > 0 || names.has(name)) continue;
    problems.push(
      `${FOLDER}/common.json:1: ${name}: the registry has no such package: remove it, or correct the name`,
    );
  }
  const ids = new Set(purposes?.map(({id}) => id));
  const summaries = new Map<string, z.infer<typeof summariesFile>[string]>();
  for (const file of reader.list(`${FOLDER}/summaries`, '.yaml')) {
    for (const [name, entry] of Object.entries(reader.yaml(file, summariesFile) ?? {})) {
      const found = summaryProblems(name, entry, file, names, ids);
      if (found.length > 0) {
        const place = `${file}:${reader.lineOf(file, name)}: ${name}`;
        problems.push(...found.map((problem) => `${place}: ${problem}`));
      }
      summaries.set(name, entry);
    }
  }
  if (!release || !usedBy || !purposes || problems.length > 0) throw new FactsError(problems);

  const isCommon = new Set(common);
  const packages: Package[] = [...definitions].map(([name, facts]) => ({
    name,
    ...facts,
    summary: summaries.get(name)?.summary,
    purposes: summaries.get(name)?.purposes ?? [],
    isCommon: isCommon.has(name),
  }));
  const byLabel = purposes.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  return {release, purposes: byLabel, packages: packages.sort(byName), usedBy};
}

/** Summaries whose wording has not the form that we keep, each with its file and what to do. */
export const summaryFaults = ({packages}: Pick<Catalog, 'packages'>): string[] =>
  packages.flatMap(({name, summary}) =>
    (summary === undefined ? [] : formProblems(name, summary)).map(
      (problem) =>
        `${FOLDER}/summaries/${fileOfPackage(name)}.yaml: ${name}: "${summary}" ${problem}`,
    ),
  );
