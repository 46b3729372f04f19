/**
 * The JSON interface: `/packages/index.json` and a file for each package.
 * docs/reference/packages-json.mdx describes it and its version. Pure functions.
 */
import {packagePath} from '../../src/packages/address.ts';
import {definitionUrl, entryOf, repositoryUrl} from './page.ts';
import type {Catalog, Package} from './schema.ts';

/** The version of the interface. Increase it if a key is removed or changes its meaning. */
const VERSION = 1;

/** Returns the absolute URL of a path of the site. */
export type AbsoluteUrl = (path: string) => string;

const shared = (each: Package, absoluteUrl: AbsoluteUrl) => ({
  name: each.name,
  summary: each.summary ?? null,
  purposes: each.purposes,
  commands: each.commands,
  aliases: each.aliases ?? [],
  types: each.types,
  platforms: each.platforms,
  musl: each.musl ?? [],
  verification: each.verification ?? [],
  version: each.version,
  url: absoluteUrl(packagePath(each.name)),
});

/** `/packages/index.json`. */
export const listJson = ({packages, purposes, release}: Catalog, absoluteUrl: AbsoluteUrl) => ({
  version: VERSION,
  registry: {name: 'standard', release: release.release},
  purposes,
  packages: packages.map((each) => shared(each, absoluteUrl)),
});

/** `/packages/<name>.json`. */
export const packageJson = (each: Package, {release}: Catalog, absoluteUrl: AbsoluteUrl) => ({
  version: VERSION,
  registry: {name: 'standard', release: release.release},
  package: {
    ...shared(each, absoluteUrl),
    signed: each.signed ?? [],
    emulated: each.emulated ?? [],
    files: each.files ?? {},
    repository: repositoryUrl(each) ?? null,
    link: each.link ?? null,
    crate: each.crate ?? null,
    go: each.go ?? null,
    vars: each.vars ?? [],
    definition: definitionUrl(each.name, release.release),
    entry: entryOf(each),
    changes: each.changes ?? [],
  },
});
