import {fullName} from '../../../plugins/facts/names.ts';
import type {Field, FieldsFile} from '../../../plugins/facts/schema.ts';
import {fieldsAt, homeOf} from '../../../plugins/facts/tags/fields.ts';
import type {JsonSchema} from '../tool/schemas.ts';

const STRINGS = ['string', 'template', 'expression', 'path', 'glob', 'regular expression'];

/** Objects that have another name elsewhere. */
const SHARED: Readonly<Record<string, string>> = {'downloaded file': 'packages[].cosign.bundle'};

const plain = (type: string): string => type.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').trim();

const pointer = (at: string): string => `#/$defs/${at.replaceAll('/', '~1')}`;

/** The schema of one field that is described in the object at `origin`. */
function fieldSchema(field: Field, origin: string, objects: ReadonlySet<string>): JsonSchema {
  const name = fullName(origin, field.name);
  const of = (type: string): JsonSchema => {
    if (SHARED[type]) return {$ref: pointer(SHARED[type])};
    if (type.startsWith('list of ')) {
      const items = type.slice('list of '.length);
      // `build.files` is a list of files too: they are described once, where a package has them
      const elsewhere = `packages[].${items.replaceAll(' ', '_')}[]`;
      const at = [`${name}[]`, elsewhere].find((each) => objects.has(each));
      if (at) return {type: 'array', items: {$ref: pointer(at)}};
      const item = items.replace(/s$/, '');
      return {type: 'array', items: of(item)};
    }
    if (type === 'map of strings') return {type: 'object', additionalProperties: {type: 'string'}};
    if (type === 'object') return objects.has(name) ? {$ref: pointer(name)} : {type: 'object'};
    if (type === 'boolean') return {type: 'boolean'};
    if (type === 'integer') return {type: 'integer'};
    if (type === 'any') return {};
    if (STRINGS.includes(type)) {
      return {type: 'string', ...(field.values && {enum: field.values})};
    }
    throw new Error(
      `facts/fields: ${name} has the type "${field.type}", which scripts/verify/samples/schema.ts does not know: use a known type, or add the new one there`,
    );
  };
  return of(plain(field.type));
}

/** A JSON Schema of the file that `fields` describes; `at` selects one object of it. */
export function schemaOf(fields: FieldsFile, at = '.'): JsonSchema {
  const objects = new Set(fields.objects.map((object) => object.at));
  const $defs = Object.fromEntries(
    fields.objects.map((object): [string, JsonSchema] => [
      object.at,
      {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          fieldsAt(fields, object.at).map((field) => [
            field.name,
            fieldSchema(field, homeOf(fields, field).at, objects),
          ]),
        ),
        required: object.fields.filter(({required}) => required === true).map(({name}) => name),
      },
    ]),
  );
  if (!objects.has(at)) throw new Error(`facts/fields: ${fields.title} has no object at "${at}"`);
  return {$ref: pointer(at), $defs};
}
