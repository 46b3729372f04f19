/** Compares the facts about the fields of files with the JSON Schemas that the tool publishes. */
import {fullName, positionText} from '../../../plugins/facts/names.ts';
import type {Facts, Field, FieldObject, FieldsFile} from '../../../plugins/facts/schema.ts';
import {fieldsAt} from '../../../plugins/facts/tags/fields.ts';
import {listed, type Report, sameSet} from '../report.ts';

/** The parts of JSON Schema that the fields of files need. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** The first word of a field's type, by the type in the schema. */
const WORDS: Record<string, RegExp> = {
  boolean: /^(boolean|`?(true|false)`?)/i,
  array: /^lists? of|^list\b/i,
  integer: /^(integer|number)/i,
};

/** `schema`, or the target of its `$ref`. */
function resolved(root: JsonSchema, schema: JsonSchema | undefined): JsonSchema | undefined {
  const name = /^#\/\$defs\/(.+)$/.exec(schema?.$ref ?? '')?.[1];
  return name === undefined ? schema : resolved(root, root.$defs?.[name]);
}

/** The definition `name`: an object, or the items of a list with that name. */
function definition(root: JsonSchema, name: string): JsonSchema | undefined {
  const found = root.$defs?.[name];
  return found?.properties ? found : resolved(root, found?.items);
}

/** The values a field may have: its own, or those of the items of its list. */
const allowed = (root: JsonSchema, schema: JsonSchema | undefined): string[] | undefined =>
  (schema?.enum ?? resolved(root, schema?.items)?.enum)?.map(String);

function compareField(
  root: JsonSchema,
  name: string,
  field: Field,
  property: JsonSchema,
  where: string,
  report: Report,
): void {
  const schema = resolved(root, property);
  const word = typeof schema?.type === 'string' ? WORDS[schema.type] : undefined;
  report.check(
    word === undefined || word.test(field.type),
    `${where}: ${name}: the facts have type "${field.type}", the schema ${String(schema?.type)}: correct type`,
  );
  const values = allowed(root, schema);
  if (values) {
    const ours = [...(field.values ?? []), ...(field.schema_only_values ?? [])];
    report.check(
      sameSet(ours, values),
      `${where}: ${name}: the facts have values ${listed(ours)}, the schema ${listed(values)}: correct values`,
    );
  }
}

function compareObject(
  facts: Facts,
  file: FieldsFile,
  object: FieldObject,
  root: JsonSchema,
  report: Report,
): void {
  const place = (entry: object) => positionText(facts, entry);
  const schema = definition(root, object.schema ?? '');
  const properties = schema?.properties;
  report.check(
    properties !== undefined,
    `${place(object)}: ${object.at}: ${file.schema} has no definition "${object.schema}": correct schema`,
  );
  if (!properties) return;
  const fields = fieldsAt(file, object.at);
  for (const field of fields) {
    const name = fullName(object.at, field.name);
    const property = properties[field.name];
    if (property === undefined) {
      report.problems.push(
        `${place(field)}: ${name}: ${object.schema} of ${file.schema} has no such field: remove it, or correct its name or also_in`,
      );
      continue;
    }
    compareField(root, name, field, property, place(field), report);
    report.check(
      field.required !== undefined || !schema.required?.includes(field.name),
      `${place(field)}: ${name}: the schema requires it: add required`,
    );
  }
  for (const name of Object.keys(properties)) {
    report.check(
      fields.some((field) => field.name === name),
      `${place(object)}: ${object.at}: ${file.schema} allows the field "${name}", but the facts do not contain it: add it under fields (or also_in)`,
    );
  }
}

/** Compares every kind of file that has a published schema, both ways. */
export function compareSchemas(
  facts: Facts,
  schemas: Readonly<Record<string, JsonSchema>>,
  report: Report,
): void {
  for (const file of Object.values(facts.fields)) {
    if (file.schema === undefined) continue;
    const place = positionText(facts, file);
    const root = schemas[file.schema];
    report.check(
      root !== undefined,
      `${place}: there is no published schema ${file.schema}; there are: ${listed(Object.keys(schemas))}`,
    );
    if (!root) continue;
    for (const object of file.objects) {
      if (object.schema === undefined) continue;
      compareObject(facts, file, object, root, report);
    }
    for (const [defined, schema] of Object.entries(root.$defs ?? {})) {
      if (!schema.properties) continue;
      report.check(
        file.objects.some(
          (object) =>
            object.schema === defined || object.fields.some((field) => field.schema === defined),
        ),
        `${place}: ${file.schema} defines "${defined}", but the facts do not: add an object with schema: ${defined}, or schema to the field that is such a map`,
      );
    }
  }
  for (const name of Object.keys(schemas)) {
    report.check(
      Object.values(facts.fields).some((file) => file.schema === name),
      `facts/fields:1: the tool publishes ${name}, but the facts do not describe it: add facts/fields/${name.replace(/\.json$/, '.yaml')}`,
    );
  }
}
