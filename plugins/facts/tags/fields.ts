import * as z from 'zod';
import {
  blocks,
  element,
  inline,
  joined,
  type Node,
  paragraph,
  strong,
  text,
} from '../../tags/nodes.ts';
import {commaSeparated, defineTag, select, unknownName} from '../../tags/tag.ts';
import type {Facts, Field, FieldObject, FieldsFile} from '../schema.ts';
import {anchor, codes, deprecation, factList, markdownPair, meta, more, pair} from './parts.ts';

/** The fields that the object at `at` allows: its own and those of other objects marked so. */
export function fieldsAt(file: FieldsFile, at: string): Field[] {
  const own = file.objects.find((object) => object.at === at)?.fields ?? [];
  const shared = file.objects
    .filter((object) => object.at !== at)
    .flatMap((object) => object.fields)
    .filter((field) => field.also_in?.includes(at));
  return [...own, ...shared.filter((field) => !own.some((each) => each.name === field.name))];
}

/** The anchor of a field on the pages that show it. */
export const fieldAnchor = (at: string, name: string): string =>
  anchor(`field-${at === '.' ? '' : `${at}.`}${name}`);

/** Where the fields of other objects than the one shown are allowed, in words. */
function allowedIn(field: Field, at: string, home: FieldObject): string[] {
  return [home.at, ...(field.also_in ?? [])].filter((each) => each !== at && each !== '.');
}

function fieldItem(file: FieldsFile, at: string, field: Field, page: string): Node {
  const home = file.objects.find((object) => object.fields.includes(field)) as FieldObject;
  const elsewhere = allowedIn(field, at, home);
  return element(
    'FactItem',
    {
      id: fieldAnchor(at, field.name),
      name: field.name,
      required: field.required === true && home.at === at,
      since: field.since,
      deprecated: field.deprecated !== undefined,
    },
    [
      ...meta(
        markdownPair('Type', field.type),
        // What the object where the field is described requires, another object inherits from it.
        typeof field.required === 'string' &&
          home.at === at &&
          markdownPair('Required', field.required),
        markdownPair('Default', field.default),
        field.values && pair('Values', ...codes(field.values)),
        field.applies_to && pair('Package types', ...joined(field.applies_to.map(inline), ', ')),
        elsewhere.length > 0 && pair('Also allowed in', ...codes(elsewhere)),
      ),
      ...blocks(field.description),
      ...deprecation(field.deprecated),
      ...more(field.page, `More about ${field.name}`, page),
    ],
  );
}

const attributes = z.strictObject({
  of: z.string(),
  at: z.string().optional(),
  only: commaSeparated(z.string()).optional(),
});

/** The fields of the kind of file `of`. */
export function fileOf(of: string, {fields: kinds}: Facts): FieldsFile {
  const file = kinds[of];
  if (!file) throw unknownName('kind of file', of, Object.keys(kinds));
  return file;
}

/** The objects of a kind of file that `<Fields>` shows, each with its fields. */
function chosen(
  {of, at, only}: z.output<typeof attributes>,
  facts: Facts,
): {file: FieldsFile; objects: {object: FieldObject; fields: Field[]}[]} {
  const file = fileOf(of, facts);
  const found = at === undefined ? file.objects : file.objects.filter((each) => each.at === at);
  if (found.length === 0) {
    throw unknownName(
      `object of ${of}`,
      at ?? '',
      file.objects.map((each) => each.at),
    );
  }
  // Names of fields are those of the document itself, unless an object is named.
  const objects = at === undefined && only !== undefined ? found.slice(0, 1) : found;
  return {
    file,
    objects: objects.map((object) => ({
      object,
      fields: select(`field at ${object.at} of ${of}`, fieldsAt(file, object.at), only),
    })),
  };
}

/** `<Fields of="aqua-yaml" at="packages[]" only="name,version" />`: the fields of a kind of file. */
export const fields = defineTag({
  name: 'Fields',
  kind: 'block',
  attributes,
  components: factList,
  expand(given, {facts, page}) {
    const {file, objects} = chosen(given, facts);
    return objects.flatMap(({object, fields: shown}) => [
      ...(objects.length === 1
        ? []
        : [
            paragraph(strong(text(object.title))),
            ...(object.description ? blocks(object.description) : []),
          ]),
      element(
        'FactList',
        {label: `Fields of ${object.title}`},
        shown.map((field) => fieldItem(file, object.at, field, page)),
      ),
    ]);
  },
  // A field that another object allows too belongs to the page of its own object.
  shows: (given, {facts}) =>
    chosen(given, facts).objects.flatMap(({object, fields: shown}) =>
      shown.filter((field) => object.fields.includes(field)),
    ),
});
