/**
 * The schema of `facts/packages/`. `npm run packages:update` writes all files except `summaries/`,
 * `purposes.yaml` and `common.json`.
 */
import * as z from 'zod';
import {PLATFORMS, VERIFICATION} from '../../src/packages/list.ts';

/** The package types of the registry. */
export const TYPES = [
  'github_release',
  'github_archive',
  'github_content',
  'http',
  'go_install',
  'go_build',
  'cargo',
] as const;

export {PLATFORMS, VERIFICATION};

const type = z.enum(TYPES);
const platform = z.enum(PLATFORMS);
const verification = z.array(z.enum(VERIFICATION));
const names = z.array(z.string().min(1)).min(1);

/** How older versions differ from the newest one. Keys without a difference are absent. */
const change = z.strictObject({
  /** Which versions, in words: `up to 1.3.0`. */
  versions: z.string().optional(),
  /** Which versions, as the expression of the definition, if words would be longer. */
  constraint: z.string().optional(),
  /** True if the definition states that these versions cannot be installed. */
  none: z.literal(true).optional(),
  types: z.array(type).optional(),
  commands: names.optional(),
  platforms: z.array(platform).optional(),
  verification: verification.optional(),
});

/** A version as it is written in `aqua.yaml`, behind `@`: a tag or a commit, without quotation marks. */
export const version = z.string().regex(/^[\w.+/@-]+$/, 'is not a version');

/** The known data of a package. */
export const packageFacts = z.strictObject({
  /** The newest known version. All other facts apply to this version. */
  version,
  types: z.array(type).min(1),
  commands: names,
  platforms: z.array(platform).min(1),
  /** Platforms on which an amd64 build runs under emulation. */
  emulated: z.array(platform).optional(),
  /** Linux platforms with a separate file for musl, judging by its name. */
  musl: z.array(platform).optional(),
  verification: verification.optional(),
  /** Kinds of verification that apply to the checksum file only. */
  signed: verification.optional(),
  /** The names or URLs of the downloaded files, by platform. */
  files: z.record(z.string(), z.string().min(1)).optional(),
  /**
   * The repository on GitHub, if it differs from the name of the package. False if there is none.
   */
  repository: z.union([z.string(), z.literal(false)]).optional(),
  link: z.url().optional(),
  crate: z.string().optional(),
  go: z.string().optional(),
  aliases: names.optional(),
  words: names.optional(),
  /** Variables that a package entry must set. */
  vars: names.optional(),
  /** Why aqua does not find any version: a `version_filter` is invalid, or all `version_constraint`s are false. */
  unlisted: z.enum(['filter', 'constraint']).optional(),
  changes: z.array(change).optional(),
});

/** A file `facts/packages/definitions/<a..z, 0>.json`: packages by name. */
export const definitionsFile = z.record(z.string(), packageFacts);

/** `facts/packages/release.json`: the releases from which the facts were computed. */
export const releaseFile = z.strictObject({
  release: z.string().regex(/^v\d+\.\d+\.\d+$/),
  /** The release of aqua whose code resolved the definitions. */
  tool: z.string().regex(/^v\d+\.\d+\.\d+$/),
  packages: z.int().positive(),
  /** The number of packages whose signature, provenance, or attestation aqua verifies by default. */
  verifiedByDefault: z.int().nonnegative(),
  onWindows: z.int().nonnegative(),
});

/** `facts/packages/used-by.json`: how many packages use a field or a recipe, and some of them. */
export const usedByFile = z.record(
  z.string(),
  z.strictObject({count: z.int().positive(), packages: names}),
);

/** `facts/packages/purposes.yaml`. */
export const purposesFile = z.strictObject({
  purposes: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'is small letters and hyphens'),
        label: z.string().min(2),
      }),
    )
    .min(1),
});

/**
 * `facts/packages/common.json`: packages that many teams use. They come first among equally good
 * search results. Nothing else depends on the list.
 */
export const commonFile = z.strictObject({packages: names});

/** A file `facts/packages/summaries/<a..z, 0>.yaml`: our summaries, by the name of the package. */
export const summariesFile = z.record(
  z.string(),
  z.strictObject({
    summary: z.string(),
    purposes: z.array(z.string()).min(1, 'has one to three').max(3, 'has one to three'),
    /** What readers type when they look for it, other than the words of the summary. */
    also: z
      .array(z.string().regex(/^[^\s,]+( [^\s,]+){0,5}$/, 'is one to six words without commas'))
      .min(1, 'has one to eight; leave it out if there are none')
      .max(8, 'has one to eight')
      .optional(),
  }),
);

export type PackageType = z.infer<typeof type>;
export type Platform = z.infer<typeof platform>;
export type Verification = z.infer<typeof verification>[number];
export type Change = z.infer<typeof change>;
export type PackageFacts = z.infer<typeof packageFacts>;
type Purpose = z.infer<typeof purposesFile>['purposes'][number];
export type Release = z.infer<typeof releaseFile>;

/** The figures of `release.json`, from the facts of all packages. */
export function countsOf(
  packages: Iterable<Pick<PackageFacts, 'platforms' | 'verification' | 'signed'>>,
): Omit<Release, 'release' | 'tool'> {
  const all = [...packages];
  return {
    packages: all.length,
    // A signature of the checksum file is verified only if checksum verification is on.
    verifiedByDefault: all.filter(({verification, signed}) =>
      verification?.some((kind) => kind !== 'checksum' && !signed?.includes(kind)),
    ).length,
    onWindows: all.filter(({platforms}) => platforms.includes('windows/amd64')).length,
  };
}

export type UsedBy = z.infer<typeof usedByFile>;

/** A package of the Standard Registry with its summary. */
export interface Package extends PackageFacts {
  readonly name: string;
  readonly summary?: string;
  readonly purposes: readonly string[];
  /** What readers type when they look for it, other than the words of the summary. */
  readonly also: readonly string[];
  readonly isCommon: boolean;
}

/** All packages of the Standard Registry and the release that they are from. */
export interface Catalog {
  readonly release: Release;
  readonly purposes: readonly Purpose[];
  /** Sorted by name, without regard to case. */
  readonly packages: readonly Package[];
}

/** The name of the file of a package, without its extension: the first letter, or `0`. */
export const fileOfPackage = (name: string): string => {
  const first = name.charAt(0).toLowerCase();
  return /^[a-z]$/.test(first) ? first : '0';
};
