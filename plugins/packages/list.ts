/** The list of packages for the browser. Pure. */
import type {KINDS, Row} from '../../src/packages/list.ts';
import type {Package, PackageType} from './schema.ts';

const KIND_OF: Record<PackageType, (typeof KINDS)[number]> = {
  github_release: 'release',
  github_archive: 'archive',
  github_content: 'archive',
  http: 'http',
  go_install: 'go',
  go_build: 'go',
  cargo: 'cargo',
};

/** The row of a package in the list. */
export function rowOf(each: Package): Row {
  return {
    name: each.name,
    commands: each.commands,
    summary: each.summary ?? '',
    aliases: each.aliases ?? [],
    also: each.also,
    words: each.words ?? [],
    purposes: each.purposes,
    platforms: [...each.platforms, ...(each.musl ? ['musl'] : [])],
    kinds: each.types.map((type) => KIND_OF[type]),
    verification: each.verification ?? [],
    isCommon: each.isCommon,
  };
}
