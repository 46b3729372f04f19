import {blocks, element, inline, joined, type Node, paragraph, strong, text} from '../nodes.ts';
import type {Field, FieldObject, FieldsFile} from '../schema.ts';
import {anchor, codes, deprecation, markdownPair, meta, more, pair} from './parts.ts';
import {select, type Tag, unknownName} from './tag.ts';

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

/** `<Fields of="aqua-yaml" at="packages[]" only="name,version" />`: what a file may say. */
export const fields: Tag = {
  kind: 'block',
  attributes: {of: 'required', at: 'optional', only: 'optional'},
  expand({of = '', at, only}, {facts, page}) {
    const file = facts.fields[of];
    if (!file) throw unknownName('kind of file', of, Object.keys(facts.fields));
    const objects = at === undefined ? file.objects : file.objects.filter((each) => each.at === at);
    if (objects.length === 0) {
      throw unknownName(
        `object of ${of}`,
        at ?? '',
        file.objects.map((each) => each.at),
      );
    }
    const one = at !== undefined || objects.length === 1 || only !== undefined;
    const shown = one && at === undefined ? objects.slice(0, 1) : objects;
    return shown.flatMap((object) => [
      ...(one
        ? []
        : [
            paragraph(strong(text(object.title))),
            ...(object.description ? blocks(object.description) : []),
          ]),
      element(
        'FactList',
        {label: `Fields of ${object.title}`},
        select(`field at ${object.at} of ${of}`, fieldsAt(file, object.at), only).map((field) =>
          fieldItem(file, object.at, field, page),
        ),
      ),
    ]);
  },
};
