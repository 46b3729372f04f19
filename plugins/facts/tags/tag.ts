import type {Node} from '../nodes.ts';
import type {Facts} from '../schema.ts';

/** What a tag may look at when it is expanded. */
export interface TagContext {
  facts: Facts;
  /** The folder of the site. */
  siteDir: string;
  /** The page the tag stands in, relative to the site. */
  page: string;
}

/** A tag of the pages that is replaced by facts when the page is compiled. */
export interface Tag {
  /** `block`: stands on a line of its own; `inline`: within a line. */
  kind: 'block' | 'inline';
  /** The attributes it takes. */
  attributes: Record<string, 'required' | 'optional'>;
  /** What stands in its place. Throws a TagError when an attribute names nothing. */
  expand(attributes: Readonly<Record<string, string>>, context: TagContext): Node[];
}

/** A tag asks for something that is not there. The message says what there is. */
export class TagError extends Error {
  override readonly name = 'TagError';
}

/** An error for a name that does not exist, with those that do. */
export function unknownName(what: string, name: string, known: readonly string[]): TagError {
  const near = known.filter((each) => each.toLowerCase().includes(name.toLowerCase().slice(0, 4)));
  const hint = near.length > 0 && near.length < 5 ? ` (did you mean ${near.join(' or ')}?)` : '';
  return new TagError(
    `there is no ${what} "${name}"${hint}; there are: ${[...known].sort().join(', ') || 'none'}`,
  );
}

/** The names in a comma-separated attribute. */
export const names = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Those of `entries` that `only` names, in its order; all without `only`. */
export function select<T extends {name: string}>(
  what: string,
  entries: readonly T[],
  only: string | undefined,
): T[] {
  if (only === undefined) return [...entries];
  return names(only).map((name) => {
    const entry = entries.find((each) => each.name === name);
    if (!entry) {
      throw unknownName(
        what,
        name,
        entries.map((each) => each.name),
      );
    }
    return entry;
  });
}
