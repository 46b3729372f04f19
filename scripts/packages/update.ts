/** Updates `facts/packages/` from a release of the registry. */
import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadCatalog} from '../../plugins/packages/load.ts';
import {documentedRelease, ROOT} from '../tool/release.ts';
import {type Answer, answerSchema} from './answer.ts';
import {filesToWrite} from './facts.ts';
import {type SummariesReport, summariesReport} from './summaries.ts';

const FACTS = 'facts/packages';
const RELEASE = /v\d+\.\d+\.\d+/;

/** The registry file of a release, downloaded into `folder`. */
async function download(release: string, folder: string): Promise<string> {
  const url = `https://raw.githubusercontent.com/aquaproj/aqua-registry/${release}/registry.yaml`;
  const response = await fetch(url).catch((error: Error) => {
    throw new Error(`${url}: ${error.message}: give the path of a registry.yaml instead`);
  });
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}: is ${release} a release of the registry?`);
  }
  const file = path.join(folder, `registry-${release}.yaml`);
  writeFileSync(file, await response.text());
  return file;
}

/** The versions in the current facts, for packages without a newer version. */
function knownVersions(siteDir: string, given: string | undefined): Record<string, string> {
  const versions: Record<string, string> = {};
  const folder = path.join(siteDir, FACTS, 'definitions');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const content = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    for (const [key, {version}] of Object.entries<{version: string}>(content)) {
      versions[key] = version;
    }
  }
  if (!given) return versions;
  if (!existsSync(given)) throw new Error(`${given}: there is no such file`);
  return {...versions, ...JSON.parse(readFileSync(given, 'utf8'))};
}

/** Runs the tool's code for every package of a registry file. */
function ask(registry: string, versions: string): Answer[] {
  let output: string;
  try {
    output = execFileSync(
      'go',
      ['run', '-C', path.join(ROOT, 'scripts/tool'), './packages', '-versions', versions, registry],
      {encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe']},
    );
  } catch (error) {
    const {stderr, message} = error as {stderr?: string; message: string};
    throw new Error((stderr || message).replace(/\n?exit status \d+\s*$/, ''));
  }
  return output
    .trimEnd()
    .split('\n')
    .map((line) => answerSchema.parse(JSON.parse(line)));
}

/** What to read, and where to write. */
export interface UpdateOptions {
  /** The site whose `facts/packages/` is written. */
  readonly siteDir: string;
  /** A registry file, or a release of the Standard Registry to download. */
  readonly source: string;
  /** A JSON file of package names and versions that exist. */
  readonly versions?: string;
  /** The release of the file, if its name does not contain it. */
  readonly release?: string;
}

/**
 * Writes `facts/packages/` from a release of the registry, and returns which summaries a person still
 * writes. Throws, without writing anything, if the registry cannot be read.
 */
export async function updatePackages(
  options: UpdateOptions,
): Promise<SummariesReport & {readonly release: string; readonly count: number}> {
  const {siteDir, source} = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  try {
    const isRelease = new RegExp(`^${RELEASE.source}$`).test(source);
    const registry = isRelease ? await download(source, folder) : path.resolve(source);
    if (!existsSync(registry)) throw new Error(`${source}: there is no such file`);
    const release = options.release ?? RELEASE.exec(path.basename(registry))?.[0];
    if (release === undefined || !new RegExp(`^${RELEASE.source}$`).test(release)) {
      throw new Error(`${source}: of which release is it? Add --release v4.554.0`);
    }
    const versions = path.join(folder, 'versions.json');
    writeFileSync(versions, JSON.stringify(knownVersions(siteDir, options.versions)));
    const answers = ask(registry, versions);

    // Writes nothing until all results are available.
    const files = filesToWrite(answers, {release, tool: documentedRelease().version});
    const facts = path.join(siteDir, FACTS);
    rmSync(path.join(facts, 'definitions'), {recursive: true, force: true});
    mkdirSync(path.join(facts, 'definitions'), {recursive: true});
    for (const [name, text] of files) writeFileSync(path.join(facts, name), text);
    return {release, count: answers.length, ...summariesReport(loadCatalog(siteDir), answers)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
