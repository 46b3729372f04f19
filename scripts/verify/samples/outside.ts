import type {Kind} from '../../../plugins/highlight/kinds.ts';
import {nearest} from '../../../plugins/nearest/index.ts';
import {parseLog} from '../../../src/log/parse.ts';
import type {Scenario} from '../../record/scenario.ts';
import {objectsOf} from './check.ts';
import {aquaCalls} from './commands.ts';

/** A package in a sample, with its version. */
export interface NamedPackage {
  name: string;
  version?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlaceholder = (text: string): boolean => /[<>$*]|\.\.\./.test(text);

/** Splits `cli/cli@v2.98.0`. */
function split(text: string): NamedPackage {
  const [name = '', version] = text.split(/@(.*)/s);
  return version ? {name, version} : {name};
}

/** Kinds of files with a list `packages` of packages and versions. */
const WITH_PACKAGES: readonly Kind[] = [
  'aqua.yaml',
  'aqua-yaml-part',
  'aqua-yaml-import',
  'aqua-policy.yaml',
];

/** The entries of packages in a sample. */
function entriesOf(kind: Kind, data: unknown): Record<string, unknown>[] {
  if (kind === 'aqua-yaml-packages') return [data].flat().filter(isRecord);
  return WITH_PACKAGES.includes(kind) && isRecord(data)
    ? [data.packages].flat().filter(isRecord)
    : [];
}

/** The packages of the Standard Registry in a sample of the tool's own files. */
export function standardPackages(kind: Kind, data: unknown): NamedPackage[] {
  return entriesOf(kind, data).flatMap(({name, version, registry = 'standard'}) => {
    if (typeof name !== 'string' || registry !== 'standard' || isPlaceholder(name)) return [];
    const named = split(name);
    // a version of a policy is a range, not a version
    if (kind === 'aqua-policy.yaml') return [{name: named.name}];
    return [typeof version === 'string' ? {...named, version} : named];
  });
}

/** The package arguments of `aqua generate` and `aqua remove` in shell text. */
export function packagesOfCommands(script: string): NamedPackage[] {
  return aquaCalls(script).flatMap(([command = '', ...args]) => {
    if (!['generate', 'g', 'remove', 'rm'].includes(command)) return [];
    return args
      .filter(
        (arg) =>
          !arg.startsWith('example/') &&
          /^(?:standard,)?[\w.-]+\/[\w./-]+(?:@\S+)?$/.test(arg) &&
          !isPlaceholder(arg),
      )
      .map((arg) => split(arg.replace(/^standard,/, '')));
  });
}

/** The known data of the Standard Registry. */
export interface StandardRegistry {
  names: ReadonlySet<string>;
  /** The existing versions of some packages. */
  versions: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The problem of a package in a sample. */
export function packageProblem(
  {name, version}: NamedPackage,
  {names, versions}: StandardRegistry,
): string | undefined {
  if (name.startsWith('example/')) {
    return `"${name}" is an invented name, but the sample uses the Standard Registry: add registry: to the sample`;
  }
  if (!names.has(name)) {
    const near = nearest(name, names);
    return `the Standard Registry has no package "${name}"${near ? `. Did you mean "${near}"?` : ': correct its name'}`;
  }
  const known = versions.get(name);
  if (version === undefined || isPlaceholder(version) || known?.has(version)) return undefined;
  return `"${name}" has no known version "${version}": use ${[...(known ?? [])].join(' or ') || 'another package'}, or add it to facts/versions.yaml with its source`;
}

const LOCAL = `registries:
  - name: sample
    type: local
    path: registry.yaml
packages: []
`;

/** Puts a definition, or a list of them, into a registry file. */
const registryOf = (part: unknown): string => JSON.stringify({packages: [part].flat()});

/** The scenario in which the real aqua loads a sample. */
export function loadScenario(kind: Kind, value: string, data: unknown): Scenario | undefined {
  const scenario = (files: Record<string, string>, run: string, env = {}): Scenario => ({
    title: 'A sample',
    directory: '~/project',
    env,
    files,
    serve: [],
    steps: [{run: `${run} || exit 0`}],
  });
  switch (kind) {
    case 'aqua.yaml':
    case 'aqua-yaml-part':
      return scenario({'aqua.yaml': value}, 'aqua list --installed');
    case 'aqua-yaml-import': {
      const whole = 'registries: []\npackages:\n  - import: pkg.yaml\n';
      return scenario({'aqua.yaml': whole, 'pkg.yaml': value}, 'aqua list --installed');
    }
    case 'aqua-yaml-packages': {
      const whole = JSON.stringify({registries: [], packages: [data].flat()});
      return scenario({'aqua.yaml': whole}, 'aqua list --installed');
    }
    case 'registry.yaml':
      return scenario({'aqua.yaml': LOCAL, 'registry.yaml': value}, 'aqua list');
    case 'registry-package-part':
    case 'registry-package':
      return scenario(
        {'aqua.yaml': LOCAL, 'registry.yaml': registryOf(objectsOf(kind, data))},
        'aqua list',
      );
    case 'registry-version-override':
    case 'registry-override': {
      const field = kind === 'registry-override' ? 'overrides' : 'version_overrides';
      const whole = registryOf({type: 'http', name: 'example/sample', [field]: [data].flat()});
      return scenario({'aqua.yaml': LOCAL, 'registry.yaml': whole}, 'aqua list');
    }
    case 'aqua-policy.yaml':
      return scenario({'aqua.yaml': 'packages: []\n', 'policy.yaml': value}, 'aqua install', {
        AQUA_POLICY_CONFIG: 'policy.yaml',
      });
    case 'generate-registry.yaml':
      return scenario({'gr.yaml': value}, 'aqua generate-registry -c gr.yaml example/sample');
    default:
      return undefined;
  }
}

/** Errors about missing files besides the sample, which are expected. */
const EXPECTED =
  /evaluate a version_expr|read a go version file|a given package name is different|it failed to install some|get the file stat/;

/** The errors of the real aqua when it loaded a sample. */
export function loadProblems(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => / ERR /.test(line) && !EXPECTED.test(line))
    .map((line) => `aqua cannot load it: ${parseLog(line).errors.at(-1) || line}`);
}
