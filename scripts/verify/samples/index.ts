import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {loadFacts} from '../../../plugins/facts/load.ts';
import type {Facts} from '../../../plugins/facts/schema.ts';
import {fileOf} from '../../../plugins/facts/tags/fields.ts';
import {CHECKED_OUTSIDE, type Kind, PARTS} from '../../../plugins/highlight/kinds.ts';
import {loadCatalog} from '../../../plugins/packages/load.ts';
import {record} from '../../record/run.ts';
import {recordedTool} from '../../tool/binary.ts';
import {publishedSchemas} from '../../tool/source.ts';
import {Report} from '../report.ts';
import {type Checked, checkSamples, objectsOf, report, schemaProblems} from './check.ts';
import {siteFences} from './fences.ts';
import {
  loadProblems,
  loadScenario,
  packageProblem,
  packagesOfCommands,
  type StandardRegistry,
  standardPackages,
} from './outside.ts';
import {consoleCommands} from './shell.ts';

/** The validators of the JSON Schemas that the tool publishes, by kind of sample. */
function validatorsOf(facts: Facts): (kind: Kind) => ValidateFunction | undefined {
  const schemas = publishedSchemas(facts.tool.module);
  const ajv = new Ajv2020({allErrors: true, strict: false});
  addFormats(ajv);
  return (kind) => {
    const part = PARTS[kind];
    const fields = part && fileOf(part.of, facts);
    if (!part || part.unpublished || !fields?.schema) return undefined;
    const name = fields.objects.find(({at}) => at === part.at)?.schema;
    if (name === undefined)
      throw new Error(`facts/fields/${part.of}.yaml: "${part.at}" names no schema`);
    const id = `https://schemas.invalid/${part.of}.json`;
    if (!ajv.getSchema(id)) ajv.addSchema({...schemas[fields.schema], $id: id});
    return ajv.compile({$ref: `${id}#/$defs/${name}`});
  };
}

/** The names of the Standard Registry and the versions that are known to exist. */
function standardRegistry(siteDir: string, facts: Facts): StandardRegistry {
  const {packages} = loadCatalog(siteDir);
  const names = packages.flatMap(({name, aliases = []}) => [name, ...aliases]);
  const versions = new Map(packages.map(({name, version}) => [name, new Set([version])]));
  // A version without a source has to be the current one.
  for (const {package: name, version, seen} of facts.samples) {
    if (name === undefined || seen === undefined) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return {names: new Set(names), versions};
}

/** The packages of the Standard Registry that a sample uses. */
function packagesOf({kind, data, fence}: Checked) {
  if (kind === 'shell') return packagesOfCommands(fence.value);
  if (kind === 'console') {
    // a session that shows the result of a wrong name
    if (fence.value.includes('unknown package')) return [];
    return packagesOfCommands(consoleCommands(fence.value));
  }
  return kind ? standardPackages(kind, data) : [];
}

/**
 * Checks the samples of the pages with the real aqua, with the JSON Schemas that it publishes, and with the
 * packages in `facts/packages/`.
 */
export async function verifySamples(siteDir: string): Promise<Report> {
  const facts = loadFacts(siteDir);
  const tool = recordedTool();
  const published = validatorsOf(facts);
  const registry = standardRegistry(siteDir, facts);
  const result = new Report();
  for (const checked of checkSamples(siteFences(siteDir), facts)) {
    const {kind, fence, data, problems} = checked;
    if (kind === undefined || fence.info.unchecked !== undefined) continue;
    const readable = data !== undefined;
    const validate = readable ? published(kind) : undefined;
    if (validate) {
      problems.push(
        ...objectsOf(kind, data).flatMap((each) =>
          schemaProblems(validate, each).map((problem) => `published schema: ${problem}`),
        ),
      );
    }
    problems.push(...packagesOf(checked).flatMap((named) => packageProblem(named, registry) ?? []));
    const scenario = readable ? loadScenario(kind, fence.value, data) : undefined;
    if (scenario) {
      const {steps} = await record(scenario, tool);
      problems.push(...loadProblems(steps.map(({output}) => output).join('\n')));
    }
    const outside = CHECKED_OUTSIDE.includes(kind) || kind === 'shell' || kind === 'console';
    if (!outside) continue;
    const wrong = report(checked, true);
    result.problems.push(...wrong);
    if (wrong.length === 0) result.passed += 1;
  }
  result.note = `samples checked with aqua ${tool.version}. PowerShell, fish and batch samples have no syntax check.`;
  return result;
}
