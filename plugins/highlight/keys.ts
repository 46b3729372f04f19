/** Links from the keys of YAML samples to the entries of their fields. */
import {isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {fullName} from '../facts/names.ts';
import type {Facts} from '../facts/schema.ts';
import {fieldAnchor, fieldsAt, homeOf} from '../facts/tags/fields.ts';
import type {FenceInfo} from './infoString.ts';
import {kindOf, PARTS} from './kinds.ts';

/**
 * The addresses below `baseUrl` of the fields in the YAML sample `code`, by the offsets of their keys. `info` has the
 * kind of the sample. Empty for a sample of a file whose fields the docs do not list, and for text that is not YAML.
 */
export function keyLinks(
  code: string,
  info: FenceInfo,
  {fields}: Pick<Facts, 'fields'>,
  baseUrl: string,
): ReadonlyMap<number, string> {
  const links = new Map<number, string>();
  const kind = kindOf({lang: 'yaml', info});
  const part = typeof kind === 'string' ? PARTS[kind] : undefined;
  const file = part && fields[part.of];
  if (!part || !file) return links;
  const {contents} = parseDocument(code);
  const addLinks = (node: unknown, at: string): void => {
    if (isSeq(node)) for (const item of node.items) addLinks(item, `${at}[]`);
    if (!isMap(node)) return;
    const fields = fieldsAt(file, at);
    for (const {key, value} of node.items) {
      if (!isScalar(key) || !key.range) continue;
      const field = fields.find(({name}) => name === key.value);
      if (!field) continue;
      const home = homeOf(file, field);
      const page = home.fields_page ?? file.fields_page;
      const address = `${page}#${fieldAnchor(home.at, field.name)}`;
      if (page !== undefined) links.set(key.range[0], address.replace('/', baseUrl));
      addLinks(value, field.same_as ?? fullName(home.at, field.name));
    }
  };
  // A part of a list can be one of its items or several.
  addLinks(contents, isSeq(contents) ? part.at.replace(/\[\]$/, '') : part.at);
  return links;
}
