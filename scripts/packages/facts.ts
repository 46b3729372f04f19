/** Converts the output of the tool's code to the files of `facts/packages/`. Pure functions. */
import {byName} from '../../plugins/packages/load.ts';
import {
  countsOf,
  fileOfPackage,
  type PackageFacts,
  PLATFORMS,
  type Release,
  type UsedBy,
} from '../../plugins/packages/schema.ts';
import type {Answer} from './answer.ts';
import {changesOf, platformsOf} from './changes.ts';

/** The number of example packages for a field. */
const EXAMPLES = 5;

/** A copy of `list`; undefined if it is empty, because empty lists are not written. */
const filled = <T>(list: readonly T[] | undefined): T[] | undefined =>
  list && list.length > 0 ? [...list] : undefined;

/** The files by platform. A file for musl is listed only if it differs. */
function filesOf({files = {}}: Answer): PackageFacts['files'] {
  const kept = Object.entries(files).filter(
    ([platform, file]) =>
      !platform.endsWith('/musl') || files[platform.replace('/musl', '')] !== file,
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** The facts of a package. Keys with a default value are absent. */
export function factsOf(answer: Answer): PackageFacts {
  const {files = {}, emulated = []} = answer;
  const facts: PackageFacts = {
    version: answer.version,
    types: answer.types ?? [],
    commands: answer.commands ?? [],
    platforms: platformsOf(answer),
    emulated: filled(PLATFORMS.filter((each) => emulated.includes(each))),
    musl: filled(PLATFORMS.filter((each) => /musl/i.test(files[`${each}/musl`] ?? ''))),
    verification: filled(answer.verification),
    signed: filled(answer.signed),
    files: filesOf(answer),
    repository: answer.repository === answer.name ? undefined : (answer.repository ?? false),
    link: answer.link === `https://github.com/${answer.repository}` ? undefined : answer.link,
    crate: answer.crate,
    go: answer.goPath,
    aliases: filled(answer.aliases),
    words: filled(answer.searchWords),
    vars: filled(answer.vars),
    unlisted: answer.unlisted,
    changes: filled(changesOf(answer)),
  };
  return JSON.parse(JSON.stringify(facts)) as PackageFacts;
}

/** JSON with one entry per line, so that a diff shows the changed packages. */
const oneALine = (entries: readonly (readonly [string, unknown])[]): string =>
  `{\n${entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;

/** Fields that do not affect how a package is installed, or that every package has. */
const NO_EXAMPLES = /^(type|description|repo_owner|repo_name|link|goos|goarch)$/;

/** The file that a package has on Linux, or else on any platform. */
const fileOf = ({files = {}}: Answer): string =>
  files['linux/amd64'] ?? Object.values(files)[0] ?? '';

const uses =
  (...fields: readonly string[]) =>
  (answer: Answer): boolean =>
    fields.some((field) => answer.fields.includes(field));

const isRelease = ({types = []}: Answer): boolean => types.includes('github_release');

/**
 * The recipes of docs/reference/registry-config/recipes.mdx, each with a test for packages that use
 * it.
 */
const RECIPES: Readonly<Record<string, (answer: Answer) => boolean>> = {
  universal: ({files = {}, emulated = []}) =>
    files['darwin/arm64'] !== undefined &&
    files['darwin/arm64'] === files['darwin/amd64'] &&
    files['linux/arm64'] !== files['linux/amd64'] &&
    !emulated.includes('darwin/arm64'),
  executable: (answer) =>
    isRelease(answer) &&
    !/\.(t?[gx]z|tbz2?|bz2|zst|zip|7z|dmg|pkg|jar|js|sh|py)$/.test(fileOf(answer)),
  gzip: (answer) => /(?<!\.tar)\.gz$/.test(fileOf(answer)),
  capitalized: (answer) => isRelease(answer) && /[_-]Linux[_-]x86_64\b/.test(fileOf(answer)),
  rust: (answer) => /-unknown-linux-(gnu|musl)/.test(fileOf(answer)),
  musl: uses('variants'),
  monorepo: uses('version_prefix'),
  renamed: uses('aliases'),
  'no-assets': uses('no_asset'),
  jar: (answer) => fileOf(answer).endsWith('.jar'),
  commands: (answer) => isRelease(answer) && (answer.commands ?? []).length > 1,
  checksum: uses('checksum.asset'),
  cosign: uses('cosign', 'checksum.cosign'),
  slsa: uses('slsa_provenance'),
  attestation: uses('github_artifact_attestations'),
  minisign: uses('minisign'),
};

/** The keys of `<UsedBy>` that apply to one package. */
const criteriaOf = (answer: Answer): string[] => [
  ...answer.fields.filter((each) => !NO_EXAMPLES.test(each)),
  ...Object.entries(RECIPES).flatMap(([id, is]) => (is(answer) ? [`recipe: ${id}`] : [])),
];

/** Packages by the fields and the recipes that they use, shortest definition first. */
export function usedByOf(answers: readonly Answer[]): UsedBy {
  const users = new Map<string, Answer[]>();
  for (const answer of answers) {
    for (const key of criteriaOf(answer)) {
      users.set(key, [...(users.get(key) ?? []), answer]);
    }
  }
  return Object.fromEntries(
    [...users].map(([key, list]) => [
      key,
      {
        count: list.length,
        packages: list
          .sort((one, other) => one.lines - other.lines || byName(one, other))
          .slice(0, EXAMPLES)
          .map(({name}) => name),
      },
    ]),
  );
}

/** Every file that the update writes, by its path below `facts/packages/`. */
export function filesToWrite(
  answers: readonly Answer[],
  release: Pick<Release, 'release' | 'tool'>,
): Map<string, string> {
  const packages = answers
    .toSorted(byName)
    .map((answer) => [answer.name, factsOf(answer)] as const);
  const files = new Set(packages.map(([name]) => fileOfPackage(name)));
  const counts = countsOf(packages.map(([, facts]) => facts));
  const usedBy = Object.entries(usedByOf(answers)).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map([
    ['release.json', `${JSON.stringify({...release, ...counts}, undefined, 2)}\n`],
    ['used-by.json', oneALine(usedBy)],
    ...[...files].map((file): [string, string] => [
      `definitions/${file}.json`,
      oneALine(packages.filter(([name]) => fileOfPackage(name) === file)),
    ]),
  ]);
}
