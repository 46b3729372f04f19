import {basename} from 'node:path/posix';
import {distance, editsAllowed} from '../../src/search/engine/fuzzy.ts';

/**
 * The name in `known` that `name` is probably a misspelling of, for messages: the one with the fewest edits, or
 * otherwise one that begins with it or has the same last part. Ignores case. Undefined if no name is similar.
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

/** The message for a name that is not in `known`: what it is probably a misspelling of, and which names exist. */
export function unknownNameMessage(what: string, name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const hint = near ? ` (did you mean ${near}?)` : '';
  return `there is no ${what} "${name}"${hint}; there are: ${known.toSorted().join(', ') || 'none'}`;
}
