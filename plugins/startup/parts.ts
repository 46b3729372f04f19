import * as z from 'zod';

type ChunkNames = string | ChunkNames[] | {[use: string]: ChunkNames};

const chunkNames: z.ZodType<ChunkNames> = z.lazy(() =>
  z.union([z.string(), z.array(chunkNames), z.record(z.string(), chunkNames)]),
);

/** `routesChunkNames.json`, which Docusaurus generates: the chunks of each route. A key is a path and a hash. */
export const routeChunkNames = z.record(z.string().regex(/-[\da-z]+$/), chunkNames);

const leaves = (tree: ChunkNames): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves);

/**
 * The scripts that the app loads on each page.
 *
 * @param chunksOfRoutes the names of chunks by route and hash (`/docs/faq-3e6`), also of routes that contain others
 * @param filesOf the files of a chunk, relative to the build; empty for a chunk that is in the main script
 * @param parentsOf for each page, the paths of the routes that contain it, and its own
 * @returns the files for each page, each once, in the order in which the app loads them
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
      const chunks = parents.flatMap((parent) => byPath.get(parent) ?? []);
      return [path, [...new Set(chunks.flatMap(filesOf))]];
    }),
  );
}
