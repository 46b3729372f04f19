/** Checks between entries of the facts, which the schema of one file cannot make. Pure functions. */
import {parse} from 'yaml';
import {PARTS} from '../highlight/kinds.ts';
import {fullName, namesOf, positionText, spelledFlag, walkCommands} from './names.ts';
import {BEFORE_V2, type Facts, type FieldsFile, type Flag, type ListFile} from './schema.ts';

/** A key that only one entry may have, and the entry that has it. */
type Keyed = readonly [key: string, entry: object];

/** Entries by the text that they have under `key`. */
const by = <Key extends string>(
  key: Key,
  entries: readonly Readonly<Record<Key, string>>[],
): Keyed[] => entries.map((each) => [each[key], each]);

/** The entries of one kind that have the key of an earlier one. */
function duplicates(facts: Facts, what: string, entries: readonly Keyed[]): string[] {
  const seen = new Map<string, string>();
  return entries.flatMap(([key, entry]) => {
    const place = positionText(facts, entry);
    const first = seen.get(key);
    if (first !== undefined) return [`${place}: ${what} "${key}" is already at ${first}: keep one`];
    seen.set(key, place);
    return [];
  });
}

/** Flags by their names and aliases, as they are typed. */
const bySpelling = (flags: readonly Flag[] = []): Keyed[] =>
  flags.flatMap((flag) => namesOf(flag).map((name): Keyed => [spelledFlag(name), flag]));

/** Commands, and flags of a command, that have the same name or alias. */
function commandProblems(facts: Facts): string[] {
  const commands = walkCommands(facts.commands.commands);
  const keys = commands.flatMap(({words, command}) =>
    namesOf(command).map((name): Keyed => [[...words.slice(0, -1), name].join(' '), command]),
  );
  return [
    ...duplicates(facts, 'command', keys),
    ...commands.flatMap(({words, command}) =>
      duplicates(facts, `flag of "${words.join(' ')}"`, bySpelling(command.flags)),
    ),
  ];
}

/** Objects and fields that appear twice, and fields that name an unknown object or field. */
function fieldProblems(facts: Facts, name: string, {objects}: FieldsFile): string[] {
  const known = objects.map(({at}) => at);
  const names = objects.flatMap(({at, fields}) => fields.map((each) => fullName(at, each.name)));
  return [
    ...duplicates(facts, `object of ${name}`, by('at', objects)),
    ...objects.flatMap((object) => [
      ...duplicates(facts, `field of "${object.at}"`, by('name', object.fields)),
      ...object.fields
        .filter(({same_as: other}) => other !== undefined && !names.includes(other))
        .map(
          (field) =>
            `${positionText(facts, field)}: ${field.name}: same_as is "${field.same_as}", which is not a field of this file: write the full name, such as ${names.at(-1)}`,
        ),
      ...object.fields.flatMap((field) =>
        (field.also_in ?? [])
          .filter((at) => !known.includes(at))
          .map(
            (at) =>
              `${positionText(facts, field)}: ${field.name}: also_in contains "${at}", which is not an object of this file; known: ${known.join(', ')}`,
          ),
      ),
    ]),
  ];
}

/** Items that appear twice, and facts of items in no column of the list. */
const listProblems = (facts: Facts, name: string, {items, columns = []}: ListFile): string[] => [
  ...duplicates(facts, `item of ${name}`, by('name', items)),
  ...items.flatMap((item) =>
    Object.keys(item.facts ?? {})
      .filter((column) => !columns.includes(column))
      .map(
        (column) =>
          `${positionText(facts, item)}: ${item.name}: "${column}" is not a column of the list; add it to columns or correct it (${columns.join(', ') || 'the list has none'})`,
      ),
  ),
];

/** Whether `value` has the field that `keys` lead to; `packages[]` is any item of the list. */
function hasField(value: unknown, keys: readonly string[]): boolean {
  const [key = '', ...rest] = keys;
  if (typeof value !== 'object' || value === null) return false;
  const found = (value as Record<string, unknown>)[key.replace(/\[\]$/, '')];
  if (found === undefined || found === null) return false;
  if (rest.length === 0) return true;
  const below = key.endsWith('[]') ? found : [found];
  return Array.isArray(below) && below.some((each) => hasField(each, rest));
}

/** The full names by which a sample can have a field: its own, and those in the other objects that allow it. */
function namesInSamples({objects}: FieldsFile, full: string): string[] {
  const others = objects.flatMap(({at, fields}) =>
    fields.flatMap(({name, also_in = []}) => {
      const outer = fullName(at, name);
      const below = full.slice(outer.length);
      if (!full.startsWith(outer) || !/^(?:$|(?:\[\])?\.)/.test(below)) return [];
      return also_in.map((other) => fullName(other, name) + below);
    }),
  );
  return [full, ...others];
}

/** Fields whose first release or example is missing, or whose example does not contain the field. */
const completenessProblems = (facts: Facts, name: string, file: FieldsFile): string[] =>
  file.objects.flatMap((object) => {
    const samples = object.samples ?? file.samples;
    const top = (samples && PARTS[samples]?.at) ?? '.';
    return object.fields.flatMap((field) => {
      const full = fullName(object.at, field.name);
      const problem = (text: string) => [`${positionText(facts, field)}: ${full}: ${text}`];
      if (samples === undefined) {
        return field.example === undefined
          ? []
          : problem(`write "samples" at the top of ${name}.yaml, or remove the example`);
      }
      if (field.since === undefined) {
        return problem(`"since" is missing: write the first release, or "${BEFORE_V2}"`);
      }
      if (field.example === undefined) {
        return problem(
          '"example" is missing: write two to six lines of the file that have the field',
        );
      }
      const names = namesInSamples(file, full).map((each) =>
        top === '.' ? each : each.slice(top.length + 1),
      );
      let sample: unknown;
      try {
        sample = parse(field.example);
      } catch (error) {
        const [fault] = (error as Error).message.split(' at line');
        return problem(`the example is not YAML: ${fault}: correct it`);
      }
      return names.some((each) => hasField(sample, each.split('.')))
        ? []
        : problem(
            `the example has no ${names[0]}: write it from the top level of ${top === '.' ? 'the file' : top}`,
          );
    });
  });

/**
 * Contradictions in `facts`: duplicate names, references to unknown entries, and examples
 * without their field. Each problem contains the file, the line, and the fix.
 */
export function contradictions(facts: Facts): string[] {
  const fields = Object.entries(facts.fields);
  return [
    ...commandProblems(facts),
    ...duplicates(facts, 'flag', bySpelling(facts.commands.flags)),
    ...duplicates(facts, 'variable', by('name', facts.environment.variables)),
    ...duplicates(facts, 'version', by('name', facts.samples)),
    ...duplicates(facts, 'article', by('url', facts.articles)),
    ...duplicates(facts, 'message', by('id', facts.messages)),
    ...fields.flatMap(([name, file]) => fieldProblems(facts, name, file)),
    ...Object.entries(facts.lists).flatMap(([name, list]) => listProblems(facts, name, list)),
    ...fields.flatMap(([name, file]) => completenessProblems(facts, name, file)),
  ];
}
