/** What `facts/packages/` holds. Written by `npm run packages:update`, but for the summaries. */
import * as z from 'zod';

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

/** How aqua can verify a package, in the order in which pages list it. */
export const VERIFICATION = ['checksum', 'cosign', 'slsa', 'attestation', 'minisign'] as const;

/** The platforms of aqua, in the order in which pages list them. */
export const PLATFORMS = [
  'darwin/amd64',
  'darwin/arm64',
  'linux/amd64',
  'linux/arm64',
  'windows/amd64',
  'windows/arm64',
] as const;

const type = z.enum(TYPES);
const platform = z.enum(PLATFORMS);
const verification = z.array(z.enum(VERIFICATION));
const names = z.array(z.string().min(1)).min(1);

/** How older versions differ from the newest one: only what differs is there. */
const change = z.strictObject({
  /** Which versions, in words: `up to 1.3.0`. */
  versions: z.string().optional(),
  /** Which versions, as the definition says it, where words would be longer. */
  constraint: z.string().optional(),
  /** True where the definition says that these versions cannot be installed. */
  none: z.literal(true).optional(),
  types: z.array(type).optional(),
  commands: names.optional(),
  platforms: z.array(platform).optional(),
  verification: verification.optional(),
});

const packageFacts = z.strictObject({
  /** The newest version known when the facts were written; the rest is worked out for it. */
  version: z.string().min(1),
  types: z.array(type).min(1),
  commands: names,
  platforms: z.array(platform).min(1),
  /** Platforms on which an amd64 build runs by translation. */
  emulated: z.array(platform).optional(),
  /** Platforms of Linux on which the file for musl is built for musl, to judge by its name. */
  musl: z.array(platform).optional(),
  verification: verification.optional(),
  /** Kinds of verification that are of the checksum file alone. */
  signed: verification.optional(),
  /** Names of the files that are downloaded, or their addresses, by platform. */
  files: z.record(z.string(), z.string().min(1)).optional(),
  /** The repository on GitHub, where it is not the name of the package. False when there is none. */
  repository: z.union([z.string(), z.literal(false)]).optional(),
  link: z.url().optional(),
  crate: z.string().optional(),
  go: z.string().optional(),
  aliases: names.optional(),
  /** Other words by which the registry wants the package to be found. */
  words: names.optional(),
  /** Variables that an entry of this package has to set. */
  vars: names.optional(),
  changes: z.array(change).optional(),
});

/** A file `facts/packages/definitions/<a..z, 0>.json`: packages by name. */
export const definitionsFile = z.record(z.string(), packageFacts);

/** `facts/packages/release.json`: what the facts were worked out from. */
export const releaseFile = z.strictObject({
  /** The release of the Standard Registry. */
  release: z.string().regex(/^v\d+\.\d+\.\d+$/),
  /** The release of aqua whose code resolved the definitions. */
  tool: z.string().regex(/^v\d+\.\d+\.\d+$/),
  /** How many packages there are. */
  packages: z.int().positive(),
});

/** `facts/packages/used-by.json`: how many packages use a field or a type, and some of them. */
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
 * `facts/packages/common.json`: packages that many teams use. Where several answer a search equally
 * well, these come first; nothing else depends on the list.
 */
export const commonFile = z.strictObject({packages: names});

/** A file `facts/packages/summaries/<a..z, 0>.yaml`: what we say of a package, by its name. */
export const summariesFile = z.record(
  z.string(),
  z.strictObject({
    summary: z.string(),
    purposes: z.array(z.string()).min(1, 'has one to three').max(3, 'has one to three'),
  }),
);

export type PackageType = z.infer<typeof type>;
export type Platform = z.infer<typeof platform>;
export type Verification = z.infer<typeof verification>[number];
export type Change = z.infer<typeof change>;
export type PackageFacts = z.infer<typeof packageFacts>;
type Purpose = z.infer<typeof purposesFile>['purposes'][number];
export type Release = z.infer<typeof releaseFile>;
export type UsedBy = z.infer<typeof usedByFile>;

/** A package of the Standard Registry, with what we say of it. */
export interface Package extends PackageFacts {
  readonly name: string;
  readonly summary?: string;
  readonly purposes: readonly string[];
  readonly isCommon: boolean;
}

/** The Standard Registry as the site knows it. */
export interface Catalog {
  readonly release: Release;
  readonly purposes: readonly Purpose[];
  /** Sorted by name, without regard to case. */
  readonly packages: readonly Package[];
  readonly usedBy: UsedBy;
}

/** The file, without its extension, in which a package stands: its first letter, or `0` for all else. */
export const fileOfPackage = (name: string): string => {
  const first = name.charAt(0).toLowerCase();
  return /^[a-z]$/.test(first) ? first : '0';
};
