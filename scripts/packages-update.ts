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
import {parseArgs} from 'node:util';
import {loadCatalog} from '../plugins/packages/load.ts';
import {type Answer, answerSchema} from './packages/answer.ts';
import {filesToWrite} from './packages/facts.ts';
import {summariesReport} from './packages/summaries.ts';
import {documentedRelease, ROOT} from './tool/release.ts';

const USAGE = `npm run packages:update -- <registry.yaml or release> [--versions <file>]
  Reads a release of the Standard Registry, from a file or, given as v4.554.0, from GitHub, and
  writes facts/packages/: what aqua's own code makes of every package at its newest known version.
  --versions  a JSON file of package names and versions that exist. Without it, the versions that
              facts/packages/ has stay; a package that is new needs the file.
  --release   the release that a file is, where its name does not say so (registry-v4.554.0.yaml)`;

const FACTS = path.join(ROOT, 'facts/packages');
const RELEASE = /v\d+\.\d+\.\d+/;

/** What to tell about a mistake of the caller. */
class Mistake extends Error {}

/** The registry file of a release, downloaded into `folder`. */
async function download(release: string, folder: string): Promise<string> {
  const url = `https://raw.githubusercontent.com/aquaproj/aqua-registry/${release}/registry.yaml`;
  const response = await fetch(url).catch((error: Error) => {
    throw new Mistake(`${url}: ${error.message}: give the path of a registry.yaml instead`);
  });
  if (!response.ok) {
    throw new Mistake(`${url}: ${response.status}: is ${release} a release of the registry?`);
  }
  const file = path.join(folder, `registry-${release}.yaml`);
  writeFileSync(file, await response.text());
  return file;
}

/** The versions of the facts in place, for packages of which no newer one is given. */
function knownVersions(given: string | undefined): Record<string, string> {
  const versions: Record<string, string> = {};
  const folder = path.join(FACTS, 'definitions');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const content = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    for (const [key, {version}] of Object.entries<{version: string}>(content)) {
      versions[key] = version;
    }
  }
  if (!given) return versions;
  if (!existsSync(given)) throw new Mistake(`${given}: there is no such file`);
  return {...versions, ...JSON.parse(readFileSync(given, 'utf8'))};
}

/** What the tool's code says of every package of a registry file. */
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
    throw new Mistake((stderr || message).replace(/\n?exit status \d+\s*$/, ''));
  }
  return output
    .trimEnd()
    .split('\n')
    .map((line) => answerSchema.parse(JSON.parse(line)));
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      versions: {type: 'string'},
      release: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  const [source] = positionals;
  if (values.help || source === undefined || positionals.length > 1) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  try {
    const isRelease = new RegExp(`^${RELEASE.source}$`).test(source);
    const registry = isRelease ? await download(source, folder) : path.resolve(source);
    if (!existsSync(registry)) throw new Mistake(`${source}: there is no such file`);
    const release = values.release ?? RELEASE.exec(path.basename(registry))?.[0];
    if (release === undefined || !new RegExp(`^${RELEASE.source}$`).test(release)) {
      throw new Mistake(`${source}: of which release is it? Add --release v4.554.0`);
    }
    const versions = path.join(folder, 'versions.json');
    writeFileSync(versions, JSON.stringify(knownVersions(values.versions)));
    const answers = ask(registry, versions);

    // Nothing is written before everything is known.
    const files = filesToWrite(answers, {release, tool: documentedRelease().version});
    rmSync(path.join(FACTS, 'definitions'), {recursive: true, force: true});
    mkdirSync(path.join(FACTS, 'definitions'), {recursive: true});
    for (const [name, text] of files) writeFileSync(path.join(FACTS, name), text);
    console.log(`${answers.length} packages of ${release} written to facts/packages/.`);

    const report = summariesReport(loadCatalog(ROOT), answers);
    for (const line of report.lines) console.log(line);
    if (report.problems > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

main().catch((error: Error) => {
  console.error(error instanceof Mistake ? error.message : error);
  process.exitCode = 1;
});
