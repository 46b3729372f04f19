import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadCatalog} from '../../../plugins/packages/load.ts';
import type {Package} from '../../../plugins/packages/schema.ts';
import {record} from '../../record/run.ts';
import {recordedTool} from '../../tool/binary.ts';
import {Report} from '../report.ts';
import {checkBrokenRegistries} from './broken.ts';
import {scenarioOf} from './real.ts';
import {checkSameFacts} from './same.ts';

/** The number of packages that are tested by default. */
const DRAWN = 50;

/**
 * `count` of `packages`, drawn at random, at most one of each repository: the recorded web has one
 * release of a repository, with the files of one package.
 */
export function draw(packages: readonly Package[], count: number): Package[] {
  const shuffled = packages
    .map((each) => ({each, at: Math.random()}))
    .sort((one, other) => one.at - other.at);
  const byRepository = new Map(shuffled.map(({each}) => [each.repository || each.name, each]));
  return [...byRepository.values()].slice(0, count);
}

/**
 * Compares the pages of packages with the real aqua. For random packages, or for those in
 * `names`, it checks the lines to copy, the commands, and the file that aqua requests.
 *
 * @param registry the folder of the registry file from which `facts/packages/` was computed;
 *   without it, only the facts are checked
 */
export async function verifyPackages(
  siteDir: string,
  {names = [], registry}: {names?: readonly string[]; registry?: string},
): Promise<Report> {
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
  const tried =
    names.length > 0
      ? catalog.packages.filter(({name}) => names.includes(name))
      : draw(catalog.packages, DRAWN);
  const {scenario, checks} = scenarioOf(tried, release, readFileSync(source, 'utf8'));
  const {steps} = await record(scenario, tool);
  for (const [index, check] of checks.entries()) {
    const problem = check?.problem(steps[index]?.output ?? '');
    if (check) report.check(problem === undefined, `${check.name}: ${check.what}: ${problem}`);
  }
  report.note = `${tried.length} packages of the Standard Registry ${release} tried with aqua ${tool.version}`;
  return report;
}
