import {basename} from 'node:path/posix';
import {distance, editsAllowed} from '../../src/search/engine/fuzzy.ts';

/**
 * What `name` was probably meant to be, for messages: of `known`, the name with the fewest edits from it, or
 * else one that begins with it or has the same last part. Case does not count. Undefined if nothing is near.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const asked = name.toLowerCase();
  const limit = editsAllowed(asked.length);
  const names = [...known].map((each) => ({each, small: each.toLowerCase()}));
  const [best] = names
    .map(({each, small}) => ({each, edits: distance(asked, small, limit)}))
    .filter(({edits}) => edits <= limit)
    .sort((one, other) => one.edits - other.edits);
  return (
    best ??
    names.find(({small}) => small.startsWith(asked)) ??
    names.find(({small}) => basename(small) === basename(asked))
  )?.each;
}
