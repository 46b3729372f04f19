import * as z from 'zod';
import {
  blocks,
  code,
  element,
  fence,
  heading,
  inline,
  joined,
  type Node,
  paragraph,
  strong,
  text,
} from '../../tags/nodes.ts';
import {commaSeparated, defineTag, keyed, named, select, TagError} from '../../tags/tag.ts';
import {fullName} from '../names.ts';
import type {Facts, Field, FieldObject, FieldsFile} from '../schema.ts';
import {heightClass} from './height.ts';
import {
  anchor,
  codes,
  deprecation,
  factList,
  index,
  leadsTo,
  markdownPair,
  meta,
  more,
  newSince,
  pair,
} from './parts.ts';

/** The fields that the object at `at` allows: its own and those of other objects marked so. */
export function fieldsAt(file: FieldsFile, at: string): Field[] {
  const own = file.objects.find((object) => object.at === at)?.fields ?? [];
  const shared = file.objects
    .flatMap((object) => object.fields)
    .filter((field) => field.also_in?.includes(at));
  return [...own, ...shared.filter((field) => !own.some((each) => each.name === field.name))];
}

/** The object that describes a field, which others may allow too. */
export const homeOf = ({objects}: FieldsFile, field: Field): FieldObject =>
  objects.find(({fields}) => fields.includes(field)) as FieldObject;

/** The anchor of a field on the pages that show it. */
export const fieldAnchor = (at: string, name: string): string =>
  anchor(`field-${fullName(at, name)}`);

/**
 * The text below the name of a field, with its example on the page to which the keys of samples link. If
 * `isWhole`, it does not depend on the labels beside the name.
 */
function fieldBody(
  file: FieldsFile,
  at: string,
  field: Field,
  page: string,
  isWhole = false,
): Node[] {
  const home = homeOf(file, field);
  const elsewhere = [home.at, ...(field.also_in ?? [])].filter(
    (each) => each !== at && each !== '.',
  );
  // Only the object that describes the field can require it: the others override parts of that object.
  const required = home.at === at ? field.required : undefined;
  const isRequired = required === true;
  return [
    ...meta(
      markdownPair('Type', field.type),
      required !== undefined && !isRequired && markdownPair('Required', required),
      isWhole && isRequired && pair('Required', text('yes')),
      markdownPair('Default', field.default ?? (isWhole && !isRequired ? 'none' : undefined)),
      isWhole && field.since !== undefined && pair('Since', text(field.since)),
      field.values && pair('Allowed values', ...codes(field.values)),
      field.applies_to && pair('Package types', ...joined(field.applies_to.map(inline), ', ')),
      elsewhere.length > 0 && pair('Also allowed in', ...codes(elsewhere)),
    ),
    ...blocks(field.description),
    ...deprecation(field.deprecated),
    ...(field.example !== undefined && fieldUrl(file, home, field.name, page).startsWith('#')
      ? [fence('yaml', field.example, `as="${home.samples ?? file.samples}"`)]
      : []),
    ...more(field.page, `More about ${isWhole ? fullName(at, field.name) : field.name}`, page),
  ];
}

function fieldItem(file: FieldsFile, at: string, field: Field, page: string): Node {
  return element(
    'FactItem',
    {
      id: fieldAnchor(at, field.name),
      name: field.name,
      required: field.required === true && homeOf(file, field).at === at,
      since: newSince(field.since),
      deprecated: field.deprecated !== undefined,
    },
    fieldBody(file, at, field, page),
  );
}

/** The deepest heading of a field: deeper fields have the same. */
const DEEPEST = 4;

/** The objects of a file without a page of their own that are not the value of a field of another object. */
function topObjects({objects}: FieldsFile): FieldObject[] {
  const below = new Set(
    objects.flatMap(({at, fields}) =>
      fields.flatMap(({name}) => [fullName(at, name), `${fullName(at, name)}[]`]),
    ),
  );
  return objects.filter(({at, fields_page}) => fields_page === undefined && !below.has(at));
}

/** The address of the entry of a field, as the page in the file `page` links to it. */
export function fieldUrl(file: FieldsFile, home: FieldObject, name: string, page: string): string {
  const target = home.fields_page ?? file.fields_page ?? '';
  return `${leadsTo(page, target) ? '' : target}#${fieldAnchor(home.at, name)}`;
}

/** Each field of an object under a heading of its own, before the fields below it on the page. */
function fieldSections(file: FieldsFile, object: FieldObject, page: string, depth = 3): Node[] {
  return object.fields.flatMap((field) => {
    const name = fullName(object.at, field.name);
    const below = file.objects.filter(
      ({at, fields_page}) => [name, `${name}[]`].includes(at) && fields_page === undefined,
    );
    const content = [
      heading(depth, fieldAnchor(object.at, field.name), code(name)),
      ...fieldBody(file, object.at, field, page, true),
    ];
    return [
      element('section', {className: `fact-section ${heightClass(content)}`}, content),
      ...below.flatMap((each) => fieldSections(file, each, page, Math.min(depth + 1, DEEPEST))),
    ];
  });
}

/** A table of the fields of each object, in the order of the file. */
const fieldIndex = (file: FieldsFile, page: string): Node =>
  index(
    ['Part of the file', 'Fields'],
    file.objects.map((object) => ({
      title: object.at === '.' ? text('the file itself') : code(object.at),
      entries: object.fields.map(({name}) => ({name, url: fieldUrl(file, object, name, page)})),
    })),
  );

const attributes = z.strictObject({
  of: z.string(),
  at: z.string().optional(),
  only: commaSeparated(z.string()).optional(),
  /**
   * `headings`: the whole file, each field under a heading with its full name and its example. Objects with a
   * page of their own are left out.
   */
  as: z.literal('headings').optional(),
});

/** The fields of the kind of file `of`. */
export const fileOf = (of: string, {fields: kinds}: Facts): FieldsFile =>
  keyed('kind of file', of, kinds);

/** The objects of a kind of file that `<Fields>` shows, each with its fields. */
function chosen(
  {of, at, only, as}: z.output<typeof attributes>,
  facts: Facts,
): {file: FieldsFile; objects: {object: FieldObject; fields: Field[]}[]} {
  const file = fileOf(of, facts);
  const found =
    at === undefined
      ? file.objects
      : [named(`object of ${of}`, at, file.objects, (object) => object.at)];
  // An object with a page of its own is only in the index.
  const shown = as === 'headings' ? found.filter((each) => !each.fields_page) : found;
  return {
    file,
    objects: shown.map((object) => ({
      object,
      fields: select(`field at ${object.at} of ${of}`, fieldsAt(file, object.at), only),
    })),
  };
}

/**
 * `<Fields of="aqua-yaml" at="packages[]" only="name,version" />`: the fields of a kind of file;
 * `<Fields of="aqua-yaml" as="headings" />`: all of them as sections, with a filter.
 */
export const fields = defineTag({
  name: 'Fields',
  kind: 'block',
  attributes,
  expand(given, {facts, page}) {
    if (given.as === 'headings') {
      if (given.at !== undefined || given.only !== undefined) {
        throw new TagError('<Fields as="headings"> shows a whole file: remove at and only');
      }
      const kind = fileOf(given.of, facts);
      const id = `fields-${given.of}`;
      return [
        element('StaticContent', {id}, [
          element('ListFilter', {
            label: `Filter the fields of ${kind.title}`,
            entries: `#${id}>section`,
          }),
          fieldIndex(kind, page),
          ...topObjects(kind).flatMap((object) => fieldSections(kind, object, page)),
        ]),
      ];
    }
    const {file, objects} = chosen(given, facts);
    return objects.flatMap(({object, fields: shown}) => [
      ...(objects.length === 1
        ? []
        : [
            paragraph(strong(text(object.title))),
            ...(object.description ? blocks(object.description) : []),
          ]),
      ...factList(`Fields of ${object.title}`, shown, (field) =>
        fieldItem(file, object.at, field, page),
      ),
    ]);
  },
  // A field that several objects allow counts as shown only for the object that describes it.
  shows(given, {facts}) {
    const {file, objects} = chosen(given, facts);
    return [
      file,
      ...objects.flatMap(({object, fields: shown}) =>
        shown.filter((field) => object.fields.includes(field)),
      ),
    ];
  },
});
