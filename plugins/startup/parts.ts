import * as z from 'zod';

/** A chunk's name, or names below the names of what they are for. */
type ChunkNames = string | ChunkNames[] | {[use: string]: ChunkNames};

const chunkNames: z.ZodType<ChunkNames> = z.lazy(() =>
  z.union([z.string(), z.array(chunkNames), z.record(z.string(), chunkNames)]),
);

/** `routesChunkNames.json` of Docusaurus' generated files: chunks by route and a hash. */
export const routeChunkNames = z.record(z.string().regex(/-[\da-z]+$/), chunkNames);

const leaves = (tree: ChunkNames): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves);

/**
 * The scripts that the app asks for on each route once it runs.
 *
 * @param chunksOfRoutes chunk names by route and hash (`/docs/faq-3e6`), layouts as routes of their own
 * @param filesOf the files that hold a chunk and what it shares with others, below the site's folder;
 *   nothing for a chunk that is part of the main script
 * @param parentsOf the paths of the layouts around a route, the route itself included
 * @returns files by route path, each once, in the order in which they are asked for
 */
export function partsOfRoutes(
  chunksOfRoutes: z.infer<typeof routeChunkNames>,
  filesOf: (chunk: string) => readonly string[],
  parentsOf: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const [route, tree] of Object.entries(chunksOfRoutes)) {
    const path = route.replace(/-[^-]+$/, '');
    byPath.set(path, [...(byPath.get(path) ?? []), ...leaves(tree)]);
  }
  return new Map(
    [...parentsOf].map(([path, parents]) => {
      const chunks = [...new Set(parents)].flatMap((parent) => byPath.get(parent) ?? []);
      return [path, [...new Set(chunks.flatMap((chunk) => filesOf(chunk)))]];
    }),
  );
}
