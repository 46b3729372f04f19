/** Updates `facts/packages/` from a release of the registry. */
import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import * as z from 'zod';
import {currentFacts, FactsError} from '../../plugins/facts/load.ts';
import {readCatalog} from '../../plugins/packages/load.ts';
import {packageFacts, version} from '../../plugins/packages/schema.ts';
import {messageOf} from '../shared/command.ts';
import {ROOT} from '../shared/root.ts';
import {temporaryFolder} from '../shared/temporary.ts';
import {type Answer, answerSchema} from './answer.ts';
import {factsOf, filesToWrite} from './facts.ts';
import {placeOfFault} from './fault.ts';
import {type SummariesReport, summariesReport} from './summaries.ts';

const FACTS = 'facts/packages';
const RELEASE = /v\d+\.\d+\.\d+/;

/** The minimum share of the known packages in a release. Other registries have fewer. */
const KEPT = 0.5;

/** The address of the registry file of a release. */
const addressOf = (release: string): string =>
  `https://raw.githubusercontent.com/aquaproj/aqua-registry/${release}/registry.yaml`;

/** The registry file of a release, downloaded into `folder`. */
async function download(release: string, folder: string): Promise<string> {
  const url = addressOf(release);
  const response = await fetch(url).catch((error: Error) => {
    throw new Error(`${url}: ${error.message}: give the path of a registry.yaml instead`);
  });
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}: is ${release} a release of the registry?`);
  }
  const text = await response.text().catch((error: Error) => {
    throw new Error(`${url}: the download broke off (${error.message}): try again`);
  });
  const file = path.join(folder, `registry-${release}.yaml`);
  writeFileSync(file, text);
  return file;
}

/** The versions in the current facts, by the name of the package. */
function currentVersions(siteDir: string): Record<string, string> {
  const files = globSync(`${FACTS}/definitions/*.json`, {cwd: siteDir, absolute: true});
  const packages = files.flatMap((file) =>
    Object.entries<{version: string}>(JSON.parse(readFileSync(file, 'utf8'))),
  );
  return Object.fromEntries(packages.map(([name, {version}]) => [name, version]));
}

/** The versions in the file of `--versions`. */
function givenVersions(file: string): Record<string, string> {
  if (!existsSync(file)) throw new Error(`${file}: there is no such file`);
  const shape =
    'a JSON object of package names and versions, {"cli/cli": "v2.98.0"}, is needed. A version has only letters, digits, and the characters . _ + / @ -';
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: it is not JSON (${(error as Error).message}): ${shape}`);
  }
  const parsed = z.record(z.string(), version).safeParse(content);
  if (parsed.success) return parsed.data;
  const [name] = parsed.error.issues[0]?.path ?? [];
  throw new Error(`${file}: ${name === undefined ? '' : `package ${String(name)}: `}${shape}`);
}

/** The message of Go about a file that is not YAML, with our place of the fault. Other messages as they are. */
function withPlace(message: string, registry: string): string {
  if (!message.includes(': it is not valid YAML: ')) return message;
  const place = placeOfFault(readFileSync(registry, 'utf8'));
  if (place === '') return message;
  return message.replace(`${registry}:`, `${registry}${place}:`).replace(/yaml: (line \d+: )?/, '');
}

/**
 * Runs the tool's code for every package of a registry file.
 * @param shown the name of the file in messages
 */
function ask(registry: string, versions: string, shown: string): Answer[] {
  let output: string;
  try {
    output = execFileSync(
      'go',
      ['run', '-C', path.join(ROOT, 'scripts/tool'), './packages', registry, versions],
      {encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe']},
    );
  } catch (error) {
    const {stderr} = error as {stderr?: string};
    const said = (stderr || messageOf(error as Error)).replace(/\n?exit status \d+\s*$/, '');
    throw new Error(withPlace(said, registry).replaceAll(registry, shown));
  }
  return output
    .trimEnd()
    .split('\n')
    .map((line) => answerSchema.parse(JSON.parse(line)));
}

/** Throws if the facts of an answer are invalid, with the line of the package. */
function refuseWrongFacts(answers: readonly Answer[], source: string): void {
  const problems = answers.flatMap((answer) => {
    const {error} = packageFacts.safeParse(factsOf(answer));
    const place = `${source}:${answer.line}: package ${answer.name}`;
    return (error?.issues ?? []).map(
      (issue) => `${place}: ${issue.path.join('.')}: ${issue.message}`,
    );
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Throws if a registry lacks most of the known packages: then it is not the Standard Registry. */
function refuseOtherRegistry(
  answers: readonly Answer[],
  known: Readonly<Record<string, string>>,
  source: string,
): void {
  const names = new Set(answers.flatMap(({name, aliases = []}) => [name, ...aliases]));
  const all = Object.keys(known);
  const kept = all.filter((name) => names.has(name)).length;
  if (kept >= all.length * KEPT) return;
  throw new Error(
    `${source}: it has ${kept} of the ${all.length} packages in ${FACTS}/: is it a release of the Standard Registry?`,
  );
}

/** Replaces the files in `facts` by `files`, which are all written before the first is replaced. */
function replaceFacts(facts: string, files: ReadonlyMap<string, string>): void {
  const draft = mkdtempSync(path.join(facts, '.update-'));
  try {
    mkdirSync(path.join(draft, 'definitions'));
    for (const [name, text] of files) writeFileSync(path.join(draft, name), text);
    rmSync(path.join(facts, 'definitions'), {recursive: true, force: true});
    for (const name of readdirSync(draft)) {
      renameSync(path.join(draft, name), path.join(facts, name));
    }
  } finally {
    rmSync(draft, {recursive: true, force: true});
  }
}

/** The input and the output of the update. */
export interface UpdateOptions {
  /** The site whose `facts/packages/` is written. */
  readonly siteDir: string;
  /** A registry file with the release in its name, or a release of the Standard Registry to download. */
  readonly source: string;
  /** A JSON file of package names and versions that exist. */
  readonly versions?: string;
}

/**
 * Writes `facts/packages/` from a release of the registry, and returns the entries that a person has to write or
 * correct: packages without a summary, and summaries of packages that the registry no longer has.
 * Throws, without a change to any file, if the registry cannot be read, a package in it cannot be
 * resolved, or it is not the Standard Registry.
 */
export async function updatePackages(
  options: UpdateOptions,
): Promise<SummariesReport & {readonly release: string; readonly count: number}> {
  const {siteDir, source} = options;
  const folder = temporaryFolder('registry');
  const release = RELEASE.exec(path.basename(path.resolve(source)))?.[0];
  const isRelease = release === source;
  if (!isRelease && !existsSync(source)) throw new Error(`${source}: there is no such file`);
  if (release === undefined) {
    throw new Error(`${source}: its release is unknown: name the file registry-v4.554.0.yaml`);
  }
  const known = currentVersions(siteDir);
  const given = options.versions === undefined ? {} : givenVersions(options.versions);
  const versions = path.join(folder, 'versions.json');
  writeFileSync(versions, JSON.stringify({...known, ...given}));

  const registry = isRelease ? await download(source, folder) : path.resolve(source);
  const shown = isRelease ? addressOf(source) : source;
  const answers = ask(registry, versions, shown);
  refuseWrongFacts(answers, shown);
  refuseOtherRegistry(answers, known, shown);

  const files = filesToWrite(answers, {release, tool: currentFacts(ROOT).tool.version});
  replaceFacts(path.join(siteDir, FACTS), files);
  const {catalog, problems} = readCatalog(siteDir);
  if (!catalog) throw new FactsError(problems);
  const {faults, missing} = summariesReport(catalog, answers);
  return {release, count: answers.length, faults: [...problems, ...faults], missing};
}
