import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {parse} from 'yaml';
import {z} from 'zod';
import {loadFacts} from '../plugins/facts/load.ts';
import type {Facts} from '../plugins/facts/schema.ts';
import {record} from './record/run.ts';
import {type Checked, report, SampleChecker, schemaProblems} from './samples/check.ts';
import {siteFences} from './samples/fences.ts';
import {CHECKED_OUTSIDE, type Kind} from './samples/kinds.ts';
import {
  loadProblems,
  loadScenario,
  packageProblem,
  packagesOfCommands,
  type StandardRegistry,
  standardPackages,
} from './samples/outside.ts';
import {fieldsFor, PARTS} from './samples/schema.ts';
import {consoleCommands} from './samples/shell.ts';
import {toolBinary} from './tool/binary.ts';
import {pinnedTool} from './tool/pinned.ts';

const USAGE = `npm run verify:samples -- [--schemas <folder>] [--registry <folder>]
  Checks the samples of the pages with the real aqua, and, where the folders are given, with the
  published JSON Schemas and with the Standard Registry (registry-*.yaml, package-versions.json).`;

const ROOT = path.resolve(__dirname, '..');

/** The validators of the published JSON Schemas, by kind of sample. */
function publishedSchemas(
  folder: string,
  facts: Facts,
): (kind: Kind) => ValidateFunction | undefined {
  const ajv = new Ajv2020({allErrors: true, strict: false});
  addFormats(ajv);
  const made = new Map<string, ValidateFunction>();
  return (kind) => {
    const part = PARTS[kind];
    const fields = part && fieldsFor(facts, part.of);
    if (!part || part.unpublished || !fields?.schema) return undefined;
    const name = fields.objects.find(({at}) => at === part.at)?.schema;
    if (name === undefined)
      throw new Error(`facts/fields/${part.of}.yaml: "${part.at}" names no schema`);
    const key = `${part.of}#/$defs/${name}`;
    const known = made.get(key);
    if (known) return known;
    const id = `https://schemas.invalid/${part.of}.json`;
    if (!ajv.getSchema(id)) {
      const file = path.join(folder, fields.schema);
      ajv.addSchema({...(JSON.parse(readFileSync(file, 'utf8')) as object), $id: id});
    }
    const validate = ajv.compile({$ref: `${id}#/$defs/${name}`});
    made.set(key, validate);
    return validate;
  };
}

const registryFile = z.object({
  packages: z.array(
    z.object({
      name: z.string().optional(),
      repo_owner: z.string().optional(),
      repo_name: z.string().optional(),
      path: z.string().optional(),
      type: z.string(),
      crate: z.string().optional(),
      aliases: z.array(z.object({name: z.string()})).optional(),
    }),
  ),
});
const knownVersions = z.record(z.string(), z.record(z.string(), z.string().min(1)));

/** Reads the names of the Standard Registry and the versions that are known to exist. */
function standardRegistry(folder: string): StandardRegistry {
  const {version} = z
    .object({version: z.string()})
    .parse(parse(readFileSync(path.join(__dirname, 'samples/registry.yaml'), 'utf8')));
  const file = path.join(folder, `registry-${version}.yaml`);
  const {packages} = registryFile.parse(parse(readFileSync(file, 'utf8')));
  const names = packages.flatMap((each) => [
    each.name ??
      (each.repo_owner !== undefined
        ? `${each.repo_owner}/${each.repo_name}`
        : (each.path ?? `crates.io/${each.crate}`)),
    ...(each.aliases ?? []).map(({name}) => name),
  ]);
  const versions = new Map<string, Set<string>>();
  const current = JSON.parse(
    readFileSync(path.join(folder, 'package-versions.json'), 'utf8'),
  ) as Record<string, string>;
  for (const [name, each] of Object.entries(current)) versions.set(name, new Set([each]));
  const more = knownVersions.parse(
    parse(readFileSync(path.join(__dirname, 'samples/known-versions.yaml'), 'utf8')),
  );
  for (const [name, seen] of Object.entries(more)) {
    versions.set(name, new Set([...(versions.get(name) ?? []), ...Object.keys(seen)]));
  }
  return {names: new Set(names), versions};
}

/** The packages that a sample takes from the Standard Registry. */
function packagesOf({kind, data, fence}: Checked) {
  if (kind === 'shell') return packagesOfCommands(fence.value);
  if (kind === 'console') {
    // a session that shows what a wrong name leads to
    if (fence.value.includes('unknown package')) return [];
    return packagesOfCommands(consoleCommands(fence.value));
  }
  return kind ? standardPackages(kind, data) : [];
}

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      schemas: {type: 'string'},
      registry: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const facts = loadFacts(ROOT);
  const tool = {binary: toolBinary(), version: pinnedTool().version};
  const published = values.schemas && publishedSchemas(values.schemas, facts);
  const registry = values.registry && standardRegistry(values.registry);
  let passed = 0;
  let failed = 0;
  for (const checked of new SampleChecker(facts).check(siteFences(ROOT))) {
    const {kind, fence, data, problems} = checked;
    if (kind === undefined || fence.info.unchecked !== undefined) continue;
    const readable = data !== undefined;
    if (published && readable) {
      const validate = published(kind);
      const list = PARTS[kind]?.list && Array.isArray(data) ? data : [data];
      if (validate) {
        problems.push(
          ...list.flatMap((each) =>
            schemaProblems(validate, each).map((problem) => `published schema: ${problem}`),
          ),
        );
      }
    }
    if (registry) {
      problems.push(
        ...packagesOf(checked).flatMap((named) => packageProblem(named, registry) ?? []),
      );
    }
    const scenario = readable ? loadScenario(kind, fence.value, data) : undefined;
    if (scenario) {
      const {steps} = await record(scenario, tool);
      problems.push(...loadProblems(steps.map(({output}) => output).join('\n')));
    }
    const outside = CHECKED_OUTSIDE.includes(kind) || kind === 'shell' || kind === 'console';
    if (!outside) continue;
    const lines = report(checked, true);
    for (const line of lines) console.error(line);
    if (lines.length > 0) failed += 1;
    else passed += 1;
  }
  const skipped = [!published && 'the published schemas', !registry && 'the Standard Registry'];
  const without = skipped.filter(Boolean).join(' and ');
  console.log(
    `samples checked with aqua ${tool.version}${without && `, without ${without} (no folder was given)`}. PowerShell, fish and batch samples have no syntax check.`,
  );
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

main().then((code) => {
  process.exitCode = code;
});
