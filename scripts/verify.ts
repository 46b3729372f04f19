import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {recordAll, scenarioNames} from './record/all.ts';
import {runCommand} from './shared/command.ts';
import {ROOT} from './shared/root.ts';
import {temporaryFolder} from './shared/temporary.ts';
import {verifyMessages} from './verify/messages/index.ts';
import {verifyPackages} from './verify/packages/index.ts';
import {verifyPipelines} from './verify/pipelines/index.ts';
import {Report} from './verify/report.ts';
import {compareGenerated} from './verify/same.ts';
import {verifySamples} from './verify/samples/index.ts';
import {verifyTool} from './verify/tool/index.ts';

const USAGE = `npm run verify -- <check> [--registry FOLDER] [--all]
  Compares what the site says with the real aqua at the documented release.

  tool         commands, flags, environment variables and fields in facts/
  messages     error messages and warnings in facts/messages/
  definitions  what aqua resolves the definitions in facts/definitions/ to
  recordings   the sessions in recordings/; names limit it: npm run verify -- recordings lazy-install
  samples      the samples in the pages
  pipelines    the samples of CI pipelines, with the schemas of those systems; needs python3
  packages     the facts about packages; with --registry, also the pages of 50 packages drawn at random;
               names choose others: npm run verify -- packages cli/cli --registry FOLDER

  --registry   packages: a folder with the Standard Registry (registry-vX.Y.Z.yaml)
  --all        packages: all instead of 50, which takes more than half an hour`;

/** The options on the command line: those of the check of packages. */
type Options = Parameters<typeof verifyPackages>[1];

async function verifyRecordings({names}: Options): Promise<Report> {
  const wanted = names.length > 0 ? names : scenarioNames(ROOT);
  const report = new Report();
  const {problems, skipped} = await recordAll(ROOT, wanted, {check: true});
  report.problems.push(...problems);
  report.passed = wanted.length - problems.length - skipped.length;
  if (skipped.length > 0) report.note = `Not compared: ${skipped.join(', ')}`;
  return report;
}

/** Resolves the definitions again, in Go with the tool's own packages, and compares the results with the stored ones. */
function verifyDefinitions(): Report {
  const report = new Report();
  const stored = path.join(ROOT, 'facts/definitions');
  const written = temporaryFolder('definitions');
  execFileSync('go', ['run', '-C', 'scripts/tool', './resolve', stored, written], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  compareGenerated(stored, written, ['*.json'], 'npm run definitions', report);
  return report;
}

/** The checks, by their names on the command line. */
const CHECKS: Readonly<Record<string, (options: Options) => Report | Promise<Report>>> = {
  tool: () => verifyTool(ROOT),
  messages: () => verifyMessages(ROOT),
  definitions: verifyDefinitions,
  recordings: verifyRecordings,
  samples: () => verifySamples(ROOT),
  pipelines: () => verifyPipelines(ROOT),
  packages: (options) => verifyPackages(ROOT, options),
};

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {registry: {type: 'string'}, all: {type: 'boolean'}},
  });
  const [name = '', ...names] = positionals;
  const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
  // What a check does not read would look as if it had been checked.
  const unread = [
    ...(name === 'packages' ? [] : Object.keys(values)),
    ...(name === 'packages' || name === 'recordings' ? [] : names),
  ];
  if (!check || unread.length > 0) throw new Error(USAGE);
  const report = await check({names, ...values});
  for (const problem of report.problems) console.error(problem);
  if (report.note) console.log(report.note);
  console.log(report.summary);
  return report.problems.length > 0 ? 1 : 0;
}

runCommand(main, USAGE);
