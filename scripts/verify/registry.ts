/** Reads the file of a release of the Standard Registry. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

const registryFile = z.object({
  packages: z.array(
    z.object({
      name: z.string().optional(),
      repo_owner: z.string().optional(),
      repo_name: z.string().optional(),
      path: z.string().optional(),
      crate: z.string().optional(),
      description: z.string().optional(),
      aliases: z.array(z.object({name: z.string()})).optional(),
    }),
  ),
});

/** A package of the registry, by the name that aqua gives it. */
export interface RegistryPackage {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly description?: string;
}

/**
 * The text of the registry's release `release` in `folder`, and its packages.
 *
 * @throws if the file is missing or is not a registry
 */
export function readRegistry(
  folder: string,
  release: string,
): {text: string; packages: RegistryPackage[]} {
  const text = readFileSync(path.join(folder, `registry-${release}.yaml`), 'utf8');
  const packages = registryFile.parse(parse(text)).packages.map((each) => ({
    name:
      each.name ??
      (each.repo_owner !== undefined
        ? `${each.repo_owner}/${each.repo_name}`
        : (each.path ?? `crates.io/${each.crate}`)),
    aliases: (each.aliases ?? []).map(({name}) => name),
    description: each.description,
  }));
  return {text, packages};
}
