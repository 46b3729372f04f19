/** Returns what `find` finds for a query, or a replacement if that takes too long. */
export type InTime<Found> = (query: string, find: () => Promise<Found>) => Promise<Found>;

/**
 * A function that finds something for a query, or `otherwise` if that takes too long. The latest query gets the same
 * result again, so that no hit moves when it is repeated.
 *
 * @param milliseconds the maximum time
 */
export function inTime<Found>(milliseconds: number, otherwise: Found): InTime<Found> {
  let latest: {query: string; found: Promise<Found>} | undefined;
  return (query, find) => {
    if (latest?.query !== query) {
      const late = new Promise<Found>((resolve) => setTimeout(resolve, milliseconds, otherwise));
      latest = {query, found: Promise.race([find(), late])};
    }
    return latest.found;
  };
}
