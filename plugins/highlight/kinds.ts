import type {FenceInfo} from './infoString.ts';

/** A part of a file whose fields are in `facts/fields/`. */
interface Part {
  /** The name of the file in `facts/fields/`, and the object in it. */
  of: string;
  at: string;
  /** The sample may be a list of such objects. */
  list?: true;
  /** The published JSON Schema does not describe the sample. */
  unpublished?: true;
  /** What the schema requires besides the sample. */
  completed?: Record<string, unknown>;
}

const parts = {
  'aqua.yaml': {of: 'aqua-yaml', at: '.'},
  'aqua-yaml-packages': {of: 'aqua-yaml', at: 'packages[]', list: true},
  // some keys of the file, from the top level
  'aqua-yaml-part': {of: 'aqua-yaml', at: '.', completed: {registries: []}},
  // the published schema requires `registries`, which has no effect in an imported file
  'aqua-yaml-import': {of: 'aqua-yaml', at: '.', unpublished: true},
  'registry.yaml': {of: 'registry', at: '.'},
  'registry-package': {of: 'registry', at: 'packages[]', list: true},
  // some keys of a package definition
  'registry-package-part': {of: 'registry', at: 'packages[]', completed: {type: 'github_release'}},
  'registry-version-override': {of: 'registry', at: 'packages[].version_overrides[]', list: true},
  'registry-override': {of: 'registry', at: 'packages[].overrides[]', list: true},
  'aqua-policy.yaml': {of: 'policy', at: '.'},
  'generate-registry.yaml': {of: 'generate-registry', at: '.'},
  'aqua-checksums.json': {of: 'checksums', at: '.'},
} satisfies Record<string, Part>;

/** The kinds as which samples are checked. */
export type Kind =
  | keyof typeof parts
  | 'workflow'
  | 'workflow-steps'
  | 'circleci'
  | 'circleci-steps'
  | 'renovate'
  | 'devcontainer'
  | 'yaml'
  | 'json'
  | 'json5'
  | 'jsonc'
  | 'toml'
  | 'shell'
  | 'console'
  | 'dockerfile'
  | 'text';

/** The part of a file that each kind of YAML or JSON sample is. */
export const PARTS: Readonly<Partial<Record<Kind, Part>>> = parts;

/** Kinds that are also checked with data and programs from outside the site. */
export const CHECKED_OUTSIDE: readonly Kind[] = (Object.keys(parts) as Kind[]).filter(
  (kind) => kind !== 'aqua-checksums.json',
);

/** The values of `as="…"`. */
const AS: readonly Kind[] = [...CHECKED_OUTSIDE, 'workflow', 'workflow-steps', 'circleci-steps'];

/** File names in `title="…"` that determine the kind of a complete file. */
const TITLES: readonly [RegExp, Kind][] = [
  [/(^|\/)\.?aqua\.ya?ml$/, 'aqua.yaml'],
  // the tests of a registry are written as files that an aqua.yaml imports
  [/(^|\/)pkg\.yaml$/, 'aqua-yaml-import'],
  [/(^|\/)registry\.ya?ml$/, 'registry.yaml'],
  [/(^|\/)\.?aqua-policy\.ya?ml$/, 'aqua-policy.yaml'],
  [/(^|\/)aqua-generate-registry\.ya?ml$/, 'generate-registry.yaml'],
  [/(^|\/)\.?aqua-checksums\.json$/, 'aqua-checksums.json'],
  [/(^|\/)\.github\/workflows\/[^/]+\.ya?ml$/, 'workflow'],
  [/(^|\/)\.circleci\/config\.yml$/, 'circleci'],
  [/(^|\/)renovate\.json5?$/, 'renovate'],
  [/(^|\/)devcontainer\.json$/, 'devcontainer'],
];

/** The languages of fences, each with the kind of a fence without a known title. */
const LANGUAGES: Readonly<Record<string, Kind>> = {
  yaml: 'yaml',
  json: 'json',
  json5: 'json5',
  jsonc: 'jsonc',
  toml: 'toml',
  sh: 'shell',
  bash: 'shell',
  zsh: 'shell',
  console: 'console',
  dockerfile: 'dockerfile',
  // Not checked, because there is no parser that runs on all systems of the tests.
  ...Object.fromEntries(
    'text powershell bat fish makefile go rust ruby python lua js ts tsx ini diff html mdx nix'
      .split(' ')
      .map((lang) => [lang, 'text' as const]),
  ),
};

/** The names of these languages. */
export const languageNames = Object.keys(LANGUAGES);

/** What is wrong with the language of a fence, with the fix; undefined if it is known. */
export function languageProblem(lang: string): string | undefined {
  if (lang === '') return 'the fence has no language: write ```sh, ```console, ```yaml, ```text …';
  if (languageNames.includes(lang)) return undefined;
  return `the language "${lang}" is not known: use one of ${languageNames.join(', ')}, or add it to plugins/highlight/kinds.ts`;
}

/** The kind as which the fence is checked, or the problem of its info string. */
export function kindOf({lang, info}: {lang: string; info: FenceInfo}): Kind | {problem: string} {
  const problem = languageProblem(lang);
  if (problem !== undefined) return {problem};
  if (info.as !== undefined) {
    return (
      AS.find((kind) => kind === info.as) ?? {
        problem: `as="${info.as}" is not known: use one of ${AS.join(', ')}`,
      }
    );
  }
  const byTitle = TITLES.find(([pattern]) => pattern.test(info.title ?? ''))?.[1];
  if (byTitle) return byTitle;
  if (lang === 'yaml' && info.title === undefined && info.unchecked === undefined) {
    return {
      problem: `say what this YAML is: title="aqua.yaml" (the whole file), as="…" (a part: ${AS.join(', ')}) or unchecked="why"`,
    };
  }
  return LANGUAGES[lang] as Kind;
}
