import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {z} from 'zod';
import {loadCatalog} from '../plugins/packages/load.ts';
import type {Package} from '../plugins/packages/schema.ts';
import {scenarioOf} from './packages/real.ts';
import {summariesReport} from './packages/summaries.ts';
import {record} from './record/run.ts';
import {toolBinary} from './tool/binary.ts';
import {pinnedTool} from './tool/pinned.ts';
import {Report} from './verify/report.ts';

const USAGE = `npm run verify:packages -- [--registry <folder>] [--count 50] [--seed 1] [name…]
  Does with the real aqua what the pages of packages say: for packages drawn at random, or for
  those that are named, the lines to copy and the commands. The folder holds the registry file that
  facts/packages/ was worked out from (registry-v*.yaml); without it only the facts are checked.`;

const ROOT = path.resolve(__dirname, '..');

/** A number generator that a seed determines: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `count` of `packages`, drawn at random. */
function draw(packages: readonly Package[], count: number, random: () => number): Package[] {
  const left = [...packages];
  const drawn: Package[] = [];
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}

const registrySchema = z.object({
  packages: z.array(
    z.object({
      name: z.string().optional(),
      repo_owner: z.string().optional(),
      repo_name: z.string().optional(),
      path: z.string().optional(),
      description: z.string().optional(),
    }),
  ),
});

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      registry: {type: 'string'},
      count: {type: 'string', default: '50'},
      seed: {type: 'string', default: String(Date.now() % 100_000)},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const report = new Report();
  const catalog = loadCatalog(ROOT);
  const {release} = catalog.release;
  report.check(
    catalog.release.tool === pinnedTool().version,
    `facts/packages/release.json: worked out by aqua ${catalog.release.tool}, and ${pinnedTool().version} is documented: run npm run packages:update`,
  );
  if (!values.registry) {
    console.log('No folder of the registry was given: the real aqua was not asked.');
    console.log(report.summary);
    return report.problems.length > 0 ? 1 : 0;
  }

  const registry = readFileSync(path.join(values.registry, `registry-${release}.yaml`), 'utf8');
  const named = registrySchema.parse(parse(registry)).packages.map((each) => ({
    name:
      each.name ?? (each.repo_owner ? `${each.repo_owner}/${each.repo_name}` : (each.path ?? '')),
    description: each.description,
  }));
  const words = summariesReport(catalog, named);
  report.check(words.problems === 0, words.lines.slice(0, words.problems).join('\n'));

  const random = randomFrom(Number(values.seed));
  const drawn =
    positionals.length > 0
      ? catalog.packages.filter(({name}) => positionals.includes(name))
      : draw(catalog.packages, Number(values.count), random);
  const tool = {binary: toolBinary(), version: pinnedTool().version};
  const {scenario, checks} = scenarioOf(drawn, release, registry);
  const {steps} = await record(scenario, tool);
  for (const [index, check] of checks.entries()) {
    if (!check) continue;
    const problem = check.problem(steps[index]?.output ?? '');
    report.check(problem === undefined, `${check.name}: ${check.what}: ${problem}`);
  }
  for (const problem of report.problems) console.error(problem);
  console.log(
    `${drawn.length} packages of ${release} tried with aqua ${tool.version}, drawn by --seed ${values.seed}.`,
  );
  console.log(report.summary);
  return report.problems.length > 0 ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
