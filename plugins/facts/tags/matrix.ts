import * as z from 'zod';
import {cell, code, element, link, type Node, stackedTable, text} from '../../tags/nodes.ts';
import {commaSeparated, defineTag, named} from '../../tags/tag.ts';
import type {Field, FieldObject} from '../schema.ts';
import {fieldAnchor, fieldsAt, fieldUrl, fileOf} from './fields.ts';

/** The last part of a path: `overrides[]` of `packages[].overrides[]`. */
const lastPart = (at: string): string => at.split('.').at(-1) as string;

/**
 * `<FieldMatrix of="registry" at="packages[], packages[].overrides[]" />`: one table of the fields of
 * several objects, with a column for each object that shows whether it allows the field. The names link to the
 * entries of the fields. A row whose entry is on another page has the anchor of that entry.
 */
export const fieldMatrix = defineTag({
  name: 'FieldMatrix',
  kind: 'block',
  attributes: z.strictObject({of: z.string(), at: commaSeparated(z.string())}),
  expand({of, at}, {facts, page}) {
    const file = fileOf(of, facts);
    const objects = at.map((name) =>
      named(`object of ${of}`, name, file.objects, (object) => object.at),
    );
    const rows = new Map<string, {field: Field; home: FieldObject}>();
    for (const home of objects) {
      for (const field of home.fields) {
        if (!rows.has(field.name)) rows.set(field.name, {field, home});
      }
    }
    const allowed = objects.map(
      (object) => new Set(fieldsAt(file, object.at).map((field) => field.name)),
    );
    const names = objects.map((object) => lastPart(object.at));
    const nameOf = (field: Field, home: FieldObject): Node => {
      const url = fieldUrl(file, home, field.name, page);
      const id = url.startsWith('#') ? undefined : fieldAnchor(home.at, field.name);
      return {...link(url, code(field.name)), data: {hProperties: {id}}};
    };
    const table = stackedTable(
      [text('Field'), ...names.map(code)],
      [...rows.values()].map(({field, home}) => [
        cell('Field', nameOf(field, home)),
        ...allowed.map((fields, index) =>
          cell(names[index] ?? '', text(fields.has(field.name) ? 'yes' : 'no')),
        ),
      ]),
    );
    return [element('div', {className: 'fact-tables'}, [table])];
  },
  // Only <Fields> shows what a field means.
  shows: ({of}, {facts}) => [fileOf(of, facts)],
});
