import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadCatalog} from '../../../plugins/packages/load.ts';
import type {Package} from '../../../plugins/packages/schema.ts';
import {updatePackages} from '../../packages/update.ts';
import {record} from '../../record/run.ts';
import {temporaryFolder} from '../../shared/temporary.ts';
import {recordedTool} from '../../tool/binary.ts';
import {Report} from '../report.ts';
import {compareGenerated} from '../same.ts';
import {checkBrokenRegistries} from './broken.ts';
import {scenarioOf} from './real.ts';

/** The number of packages on one machine of the recorder, and of those that are tested by default. */
const BATCH = 50;

/**
 * All of `packages` in batches of at most `size`, with at most one package of each repository in a batch: the
 * recorded web has one release of a repository, with the files of one package.
 */
export function batchesOf(packages: readonly Package[], size = BATCH): Package[][] {
  const batches: Map<string, Package>[] = [];
  for (const each of packages) {
    const repository = each.repository || each.name;
    const free = batches.find((batch) => batch.size < size && !batch.has(repository));
    if (free) free.set(repository, each);
    else batches.push(new Map([[repository, each]]));
  }
  return batches.map((batch) => [...batch.values()]);
}

/** The packages in a random order. */
const shuffled = (packages: readonly Package[]): Package[] =>
  packages
    .map((each) => ({each, at: Math.random()}))
    .sort((one, other) => one.at - other.at)
    .map(({each}) => each);

/**
 * Runs the update with the registry file `source`, from which the facts were computed, in a copy of the facts, and
 * checks that no file changes: that the update succeeds, and that nobody has edited its results. The update also
 * checks our summaries.
 */
async function checkSameFacts(siteDir: string, source: string, report: Report): Promise<void> {
  const copy = temporaryFolder('same-facts');
  const stored = path.join(siteDir, 'facts/packages');
  const written = path.join(copy, 'facts/packages');
  cpSync(stored, written, {recursive: true});
  const {faults} = await updatePackages({siteDir: copy, source});
  report.check(faults.length === 0, faults.join('\n'));
  const generated = ['release.json', 'used-by.json', 'definitions/*.json'];
  compareGenerated(stored, written, generated, 'npm run packages:update', report);
}

/**
 * Compares the pages of packages with the real aqua. For random packages, for those in `names`, or for all, it
 * checks the lines to copy, the commands, and the file that aqua requests.
 *
 * @param registry the folder of the registry file from which `facts/packages/` was computed;
 *   without it, only the facts are checked
 * @param all whether all packages are checked, which takes more than half an hour
 * @throws if packages are to be checked without a registry file
 */
export async function verifyPackages(
  siteDir: string,
  {names, registry, all}: {names: readonly string[]; registry?: string; all?: boolean},
): Promise<Report> {
  if (!registry && (names.length > 0 || all)) {
    throw new Error('--registry is missing: name the folder with registry-vX.Y.Z.yaml.');
  }
  const report = new Report();
  const catalog = loadCatalog(siteDir);
  const {release, tool: workedOutBy} = catalog.release;
  const tool = recordedTool();
  report.check(
    workedOutBy === tool.version,
    `facts/packages/release.json: worked out by aqua ${workedOutBy}, and ${tool.version} is documented: run npm run packages:update`,
  );
  if (names.length === 0) await checkBrokenRegistries(siteDir, report);
  const unknown = names.filter((name) => !catalog.packages.some((each) => each.name === name));
  report.problems.push(...unknown.map((name) => `there is no package ${name} in facts/packages/`));
  if (!registry) {
    report.note = 'packages were not tried with aqua: no folder of the registry was given';
    return report;
  }

  const source = path.join(registry, `registry-${release}.yaml`);
  if (names.length === 0) await checkSameFacts(siteDir, source, report);
  const batches =
    names.length > 0
      ? batchesOf(catalog.packages.filter(({name}) => names.includes(name)))
      : batchesOf(shuffled(catalog.packages)).slice(0, all ? undefined : 1);
  const text = readFileSync(source, 'utf8');
  for (const batch of batches) {
    const {scenario, checks} = scenarioOf(batch, release, text);
    const {steps} = await record(scenario, tool);
    for (const [index, check] of checks.entries()) {
      if (!check) continue;
      const problem = check.problem(steps[index]?.output ?? '');
      report.check(problem === undefined, `${check.name}: ${check.what}: ${problem}`);
    }
  }
  report.note = `${batches.flat().length} packages of the Standard Registry ${release} tried with aqua ${tool.version}`;
  return report;
}
