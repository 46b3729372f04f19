import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020.js';
import JSON5 from 'json5';
import {parse as parseToml} from 'smol-toml';
import {type Document, isCollection, isNode, LineCounter, parseAllDocuments, visit} from 'yaml';
import {aliasFault} from '../../../plugins/facts/load.ts';
import type {Facts} from '../../../plugins/facts/schema.ts';
import {fileOf} from '../../../plugins/facts/tags/fields.ts';
import {type Kind, kindOf, PARTS} from '../../../plugins/highlight/kinds.ts';
import {aquaCalls, callProblem} from './commands.ts';
import type {Fence} from './fences.ts';
import {schemaOf} from './schema.ts';
import {consoleCommands, dockerfileCommands, shellProblem} from './shell.ts';
import {runScripts, workflowOfSteps, workflowProblems} from './workflow.ts';

/** A checked sample: its kind, its parsed value if it is data, and its problems. */
export interface Checked {
  fence: Fence;
  kind?: Kind;
  data?: unknown;
  problems: string[];
}

type Reading = Pick<Checked, 'data' | 'problems'>;

/** The complete workflow in which a fragment is checked. */
const WORKFLOWS: Partial<Record<Kind, (value: string) => string>> = {
  workflow: (value) => value,
  'workflow-steps': workflowOfSteps,
};

const place = ({file, line}: Fence): string => `${file}:${line}`;

/** The objects in a sample of a kind, with what the schema requires besides the sample. */
export function objectsOf(kind: Kind, data: unknown): unknown[] {
  const {list, completed} = PARTS[kind] ?? {};
  if (list && Array.isArray(data)) return data;
  return [completed && typeof data === 'object' ? {...completed, ...data} : data];
}

/** The errors of ajv, one line each. */
export function schemaProblems(validate: ValidateFunction, data: unknown): string[] {
  if (validate(data)) return [];
  return (validate.errors ?? []).map(({instancePath, message, params}) => {
    const extra: unknown =
      params.additionalProperty ?? params.unevaluatedProperty ?? params.allowedValues;
    return `${instancePath || 'the top level'}: ${message}${extra === undefined ? '' : ` (${JSON.stringify(extra)})`}`;
  });
}

/** Blocks of `document` that are not indented by two spaces under their key, as STYLE.md requires. */
function indentProblems(document: Document, lines: LineCounter): string[] {
  const problems: string[] = [];
  const placeOf = (node: unknown) => lines.linePos((isNode(node) && node.range?.[0]) || 0);
  visit(document, {
    Pair(_, {key, value}) {
      if (!isCollection(value) || value.flow) return;
      const {line, col} = placeOf(value);
      const expected = placeOf(key).col + 2;
      if (col !== expected) {
        problems.push(`line ${line}: indent by two spaces under the key "${key}"`);
      }
    },
  });
  return problems;
}

/** The value of a YAML text, the errors of its parser, and wrong indentation. */
function readYaml(text: string): Reading {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter: lines});
  if ('empty' in documents) return {data: null, problems: ['the YAML is empty']};
  const problems = documents.flatMap((document) => {
    const alias = aliasFault(document, lines);
    return [
      ...document.errors.map(({message}) => message.split('\n')[0] ?? ''),
      ...(alias ? [`line ${alias.line}: ${alias.fault}`] : []),
      ...(document.errors.length > 0 ? [] : indentProblems(document, lines)),
    ];
  });
  return {data: problems.length > 0 ? undefined : documents[0]?.toJS(), problems};
}

/** The value that `parse` returns, or its error. */
function readJson(text: string, parse: (source: string) => unknown): Reading {
  try {
    return {data: parse(text), problems: []};
  } catch (error) {
    return {problems: [(error as Error).message]};
  }
}

/** The value of a sample that is data. */
function read(kind: Kind, lang: string, value: string): Reading {
  if (kind === 'json5' || kind === 'jsonc' || kind === 'devcontainer' || lang === 'json5') {
    return readJson(value, JSON5.parse);
  }
  if (kind === 'toml') return readJson(value, parseToml);
  if (lang === 'json') return readJson(value, JSON.parse);
  if (lang === 'yaml') return readYaml(value);
  return {problems: []};
}

const PRESET = /^github>[\w.-]+\/[\w.-]+(?::[\w./-]+)?#[\w.-]+(?:\([^)]*\))?$/;

/** The problems of a Renovate configuration. No npm package contains only its schema. */
function renovateProblems(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return ['a Renovate configuration is an object'];
  const {extends: presets = []} = data as {extends?: unknown};
  if (!Array.isArray(presets)) return ['"extends" is a list'];
  return presets
    .filter((each) => typeof each === 'string' && each.startsWith('github>') && !PRESET.test(each))
    .map((each) => `the preset "${each}" is not github>owner/repository[:file]#version`);
}

/** Lines with a `ref` in an aqua.yaml that Renovate would not update. */
const refProblems = (value: string): string[] =>
  value
    .split('\n')
    .filter((line) => /^\s+ref: /.test(line) && !/ # renovate: depName=\S+\/\S+$/.test(line))
    .map((line) => `write "# renovate: depName=…" after "${line.trim()}"`);

/** Returns the validator of a kind, made from `facts/fields`; undefined for a kind that they do not describe. */
function validatorsOf(facts: Facts): (kind: Kind) => ValidateFunction | undefined {
  const ajv = new Ajv2020({allErrors: true, strict: false});
  return (kind) => {
    const part = PARTS[kind];
    if (part && !ajv.getSchema(kind)) {
      ajv.addSchema(schemaOf(fileOf(part.of, facts), part.at), kind);
    }
    return ajv.getSchema(kind);
  };
}

/** The problems of a shell script: its syntax, and its calls of aqua. */
function scriptProblems(script: string, facts: Facts): string[] {
  const problem = shellProblem(script);
  return [
    ...(problem ? [`the shell cannot read it: ${problem}`] : []),
    ...aquaCalls(script).flatMap((args) => callProblem(args, facts.commands) ?? []),
  ];
}

/** Comments in commands that readers paste: an interactive zsh passes them to the command as arguments. */
const commentProblems = ({info, value}: Fence): string[] =>
  info.title !== undefined || value.startsWith('#!')
    ? []
    : value
        .split('\n')
        .filter((line) => /(?:^|\s)#\s/.test(line))
        .map((line) => `zsh reads the comment in "${line.trim()}" as arguments: write it as text`);

/** The problems of a sample that could be read. */
function problemsOf(
  kind: Kind,
  fence: Fence,
  data: unknown,
  facts: Facts,
  validate: ValidateFunction | undefined,
): string[] {
  const {value} = fence;
  const ofScripts = (): string[] =>
    runScripts(data).flatMap((script) =>
      scriptProblems(script.replace(/\$\{\{.*?\}\}/g, 'value'), facts),
    );
  switch (kind) {
    case 'shell':
      return [...scriptProblems(value, facts), ...commentProblems(fence)];
    case 'console':
      return consoleCommands(value) === ''
        ? ['a console fence has a line that starts with "$ "; plain output is ```text']
        : scriptProblems(consoleCommands(value), facts);
    case 'dockerfile':
      return scriptProblems(dockerfileCommands(value), facts);
    case 'workflow':
    case 'workflow-steps':
    case 'circleci': // `verify -- pipelines` checks the rest with the schema of CircleCI
      return ofScripts();
    case 'circleci-steps':
      return [...(Array.isArray(data) ? [] : ['steps are a list']), ...ofScripts()];
    case 'renovate':
      return renovateProblems(data);
    default:
      return [
        ...(validate
          ? objectsOf(kind, data).flatMap((each) => schemaProblems(validate, each))
          : []),
        ...(kind === 'aqua.yaml' ? refProblems(value) : []),
      ];
  }
}

/** Reads and checks one fence, except what only GitHub's parser of workflows checks. */
function checkFence(
  fence: Fence,
  facts: Facts,
  validatorOf: (kind: Kind) => ValidateFunction | undefined,
): Checked {
  const kind = kindOf(fence);
  if (typeof kind !== 'string') return {fence, problems: [kind.problem]};
  const {info, lang, value} = fence;
  const unexplained = (['wrong', 'unchecked'] as const).find((name) => info[name]?.trim() === '');
  if (unexplained) return {fence, kind, problems: [`${unexplained}="" needs a reason`]};
  if (info.unchecked !== undefined) return {fence, kind, problems: []};
  const {data, problems} = read(kind, lang, value);
  if (problems.length > 0) return {fence, kind, data, problems};
  return {fence, kind, data, problems: problemsOf(kind, fence, data, facts, validatorOf(kind))};
}

/**
 * Reads and checks samples with the site's own facts: without a network, the tool, or external data. A sample that is
 * wrong on purpose is checked like any other.
 */
export function checkSamples(fences: readonly Fence[], facts: Facts): Checked[] {
  const validatorOf = validatorsOf(facts);
  const checked = fences.map((fence) => checkFence(fence, facts, validatorOf));
  const workflows = checked.flatMap((each) => {
    const whole = each.kind && each.fence.info.unchecked === undefined && WORKFLOWS[each.kind];
    return whole ? [{each, content: whole(each.fence.value)}] : [];
  });
  const found = workflowProblems(workflows.map(({content}) => content));
  for (const [index, {each}] of workflows.entries()) each.problems.push(...(found[index] ?? []));
  return checked;
}

/**
 * The report of a checked sample: its problems, or, for a sample that is wrong on purpose, the fact
 * that it has none. `final` if no other check follows.
 */
export function report({fence, kind, problems}: Checked, final: boolean): string[] {
  const {wrong} = fence.info;
  if (wrong === undefined) {
    return problems.map((problem) => `${place(fence)}: ${kind ?? 'sample'}: ${problem}`);
  }
  if (problems.length > 0 || !final) return [];
  return [
    `${place(fence)}: the sample is marked as wrong ("${wrong}"), but every check accepts it. Correct the sample, or remove wrong="…".`,
  ];
}
