import * as z from 'zod';
import type {Facts} from '../facts/schema.ts';
import {unknownNameMessage} from '../nearest/index.ts';
import type {Node} from './nodes.ts';

/** The context in which a tag is expanded. */
export interface TagContext {
  facts: Facts;
  /** The folder that holds `facts/` and `recordings/`. */
  siteDir: string;
  /** The page that holds the tag, relative to the site. */
  page: string;
}

/** Something that a page shows: an entry of the facts, or the path of a file from the root of the site. */
export type ShownFact = object | string;

/**
 * A tag of the pages: it is replaced by Markdown when a page is compiled. Its anchors are the ids in
 * its expansion.
 */
export interface Tag<Attributes extends z.ZodObject = z.ZodObject> {
  name: string;
  /** `block`: on a line of its own; `inline`: within a line. */
  kind: 'block' | 'inline';
  /** The schema of its attributes, which are written as strings. */
  attributes: Attributes;
  /** The Markdown that replaces it. Throws a TagError if an attribute refers to something that does not exist. */
  expand(attributes: z.output<Attributes>, context: TagContext): Node[];
  /** What a page with the tag shows. */
  shows(attributes: z.output<Attributes>, context: TagContext): readonly ShownFact[];
}

/** A tag whose functions know the types of its attributes. */
export const defineTag = <Attributes extends z.ZodObject>(tag: Tag<Attributes>): Tag =>
  tag as unknown as Tag;

/**
 * Thrown if a tag refers to something that does not exist. The message lists what exists. `line` is
 * relative to the first line of the tag.
 */
export class TagError extends Error {
  override readonly name = 'TagError';

  constructor(
    message: string,
    readonly line = 0,
  ) {
    super(message);
  }
}

/** An error for a name that does not exist, with those that do. */
export const unknownName = (what: string, name: string, known: readonly string[]): TagError =>
  new TagError(unknownNameMessage(what, name, known));

/** The entry of `entries` that `nameOf` calls `name`. Throws a TagError if there is none. */
export function named<T>(
  what: string,
  name: string,
  entries: readonly T[],
  nameOf: (entry: T) => string,
): T {
  const entry = entries.find((each) => nameOf(each) === name);
  if (entry === undefined) throw unknownName(what, name, entries.map(nameOf));
  return entry;
}

/** The value of `entries` under the key `name`. Throws a TagError if there is none. */
export const keyed = <T>(what: string, name: string, entries: Readonly<Record<string, T>>): T =>
  named(what, name, Object.entries(entries), ([key]) => key)[1];

/** The schema of an attribute that lists values of the schema `item`, as in `only="name,version"`. */
export const commaSeparated = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).min(1, 'names nothing'));

/** Those of `entries` that `only` names, in its order; all without `only`. */
export function select<T extends {name: string}>(
  what: string,
  entries: readonly T[],
  only: readonly string[] | undefined,
): T[] {
  if (only === undefined) return [...entries];
  return only.map((name) => named(what, name, entries, (each) => each.name));
}

/** The message for a problem of the attributes of a tag, with the fix. */
function attributeProblem({name, attributes}: Tag, issue: z.core.$ZodIssue): string {
  const key = String(issue.path[0] ?? '');
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(attributes.shape).join(', ') || 'none';
    return `<${name}> does not have the attribute "${issue.keys[0]}"; its attributes: ${known}`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return `<${name}> needs the attribute ${key}="…"`;
  }
  if (issue.code === 'invalid_value') {
    const value = issue.input === undefined ? '' : ` "${issue.input}"`;
    return `<${name}> has no ${key}${value}; there are: ${issue.values.join(', ')}`;
  }
  return `${key} of <${name}>: ${issue.message}`;
}

/** The attributes of the element `node`, read with the schema of `tag`. Throws a TagError. */
export function readAttributes(node: Node, tag: Tag): Record<string, unknown> {
  const written: Record<string, string> = {};
  for (const each of node.attributes ?? []) {
    if (each.type !== 'mdxJsxAttribute' || each.name === undefined) {
      throw new TagError(`write each attribute of <${tag.name}> as name="…"; {...} is not read`);
    }
    if (typeof each.value !== 'string') {
      throw new TagError(`write ${each.name} of <${tag.name}> as text: ${each.name}="…"`);
    }
    written[each.name] = each.value;
  }
  const result = tag.attributes.safeParse(written, {reportInput: true});
  if (result.success) return result.data;
  throw new TagError(result.error.issues.map((issue) => attributeProblem(tag, issue)).join('; '));
}
