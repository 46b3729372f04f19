/** Reads `facts/packages/` and checks it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type * as z from 'zod';
import {readGenerated} from '../facts/generated.ts';
import {FactsError, parseFacts} from '../facts/load.ts';
import {remember} from '../facts/remember.ts';
import type {Position} from '../facts/schema.ts';
import {formProblems} from './form.ts';
import {
  type Catalog,
  commonFile,
  countsOf,
  definitionsFile,
  fileOfPackage,
  type Package,
  type PackageFacts,
  purposesFile,
  releaseFile,
  summariesFile,
} from './schema.ts';

const FOLDER = 'facts/packages';

/** The order of packages: by name, without regard to case. */
export const byName = (one: {name: string}, other: {name: string}): number => {
  const [a, b] = [one.name.toLowerCase(), other.name.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : one.name < other.name ? -1 : 1;
};

/** How to repair the files that are generated from the registry. */
export const UPDATE = 'npm run packages:update writes this file';

/** The problems of an entry in a file of summaries. `summaryFaults` checks the wording. */
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
    found.push(`"${purpose}" is not a purpose: choose from ${FOLDER}/purposes.yaml`);
  }
  if (new Set(entry.purposes).size < entry.purposes.length) found.push('names a purpose twice');
  const also = entry.also?.map((each) => each.toLowerCase()) ?? [];
  if (new Set(also).size < also.length) found.push('has the same words twice in "also"');
  return found;
}

/**
 * Everything under `facts/packages/` of the site at `siteDir`. Throws a FactsError that lists every
 * problem with its file and line. The result is cached until a file changes, so do not modify it.
 */
export function loadCatalog(siteDir: string): Catalog {
  return remember(`packages of ${siteDir}`, [path.join(siteDir, FOLDER)], () => {
    const {catalog, problems} = readCatalog(siteDir);
    if (!catalog || problems.length > 0) throw new FactsError(problems);
    return catalog;
  });
}

/**
 * Everything under `facts/packages/`, with all problems instead of an error. There is no catalog if a file
 * that the others need cannot be read.
 */
export function readCatalog(siteDir: string): {
  readonly catalog?: Catalog;
  readonly problems: string[];
} {
  const problems: string[] = [];
  const json = <T>(file: string, schema: z.ZodType<T>, repair = UPDATE): T | undefined => {
    try {
      return readGenerated(siteDir, file, schema, repair);
    } catch (error) {
      if (!(error instanceof FactsError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  /** `positions` receives the line of each entry. */
  const yaml = <T>(file: string, schema: z.ZodType<T>, positions?: WeakMap<object, Position>) => {
    const whole = path.join(siteDir, file);
    if (existsSync(whole)) {
      return parseFacts(file, readFileSync(whole, 'utf8'), schema, problems, {positions});
    }
    problems.push(`${file}:1: the file is missing: restore it from the repository`);
    return undefined;
  };
  const release = json(`${FOLDER}/release.json`, releaseFile);
  const purposes = yaml(`${FOLDER}/purposes.yaml`, purposesFile)?.purposes;
  const common = json(
    `${FOLDER}/common.json`,
    commonFile,
    'correct it, or restore it from the repository',
  )?.packages;
  const definitions = new Map<string, PackageFacts>();
  for (const file of globSync(`${FOLDER}/definitions/*.json`, {cwd: siteDir}).sort()) {
    const content = json(file, definitionsFile);
    for (const [name, facts] of Object.entries(content ?? {})) definitions.set(name, facts);
  }
  // If one is missing, the checks below would report false problems.
  if (!release || !purposes || !common || problems.length > 0) {
    return {problems};
  }
  for (const [name, count] of Object.entries(countsOf(definitions.values()))) {
    const written = release[name as keyof typeof release];
    if (written === count) continue;
    problems.push(
      `${FOLDER}/release.json:1: ${name} is ${written}, but definitions/ has ${count}: run npm run packages:update`,
    );
  }

  const names = new Set(definitions.keys());
  for (const name of common) {
    if (names.has(name)) continue;
    problems.push(
      `${FOLDER}/common.json:1: ${name}: the registry has no such package: remove it, or correct the name`,
    );
  }
  const ids = new Set(purposes.map(({id}) => id));
  const summaries = new Map<string, z.infer<typeof summariesFile>[string]>();
  for (const file of globSync(`${FOLDER}/summaries/*.yaml`, {cwd: siteDir}).sort()) {
    const positions = new WeakMap<object, Position>();
    for (const [name, entry] of Object.entries(yaml(file, summariesFile, positions) ?? {})) {
      const place = `${file}:${positions.get(entry)?.line}: ${name}`;
      const found = summaryProblems(name, entry, file, names, ids);
      problems.push(...found.map((problem) => `${place}: ${problem}`));
      summaries.set(name, entry);
    }
  }

  const isCommon = new Set(common);
  const packages: Package[] = [...definitions].map(([name, facts]) => ({
    name,
    ...facts,
    purposes: [],
    also: [],
    ...summaries.get(name),
    isCommon: isCommon.has(name),
  }));
  const byLabel = purposes.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  const catalog = {release, purposes: byLabel, packages: packages.sort(byName)};
  return {catalog, problems};
}

/** The problems of summaries whose wording breaks the rules, each with the file and the fix. */
export const summaryFaults = ({packages}: Pick<Catalog, 'packages'>): string[] =>
  packages.flatMap(({name, summary}) =>
    (summary === undefined ? [] : formProblems(name, summary)).map(
      (problem) =>
        `${FOLDER}/summaries/${fileOfPackage(name)}.yaml: ${name}: "${summary}" ${problem}`,
    ),
  );
