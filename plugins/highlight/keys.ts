/** Links from the keys of YAML samples to the entries of their fields. */
import {isMap, isScalar, isSeq, type Node, parseDocument} from 'yaml';
import type {Facts} from '../facts/schema.ts';
import {fieldAnchor} from '../facts/tags/fields.ts';

/** The page with the fields of `aqua.yaml`. */
const CONFIGURATION = '/docs/reference/config/';

/** Where in `aqua.yaml` a sample begins, by what its fence says that it is. */
function rootOf({title, as}: {title?: string; as?: string}): string | undefined {
  if (as === 'aqua-yaml-packages') return 'packages';
  const isFile = as === undefined && /(^|\/)\.?aqua\.ya?ml$/.test(title ?? '');
  return isFile || as === 'aqua.yaml' || as === 'aqua-yaml-part' || as === 'aqua-yaml-import'
    ? ''
    : undefined;
}

/** Calls `visit` with each key below `node`: its place in the text, and the object that holds it. */
function eachKey(
  node: unknown,
  at: string,
  visit: (name: string, at: string, offset: number) => void,
): void {
  if (isSeq(node)) {
    for (const item of node.items) eachKey(item, `${at}[]`, visit);
  }
  if (!isMap(node)) return;
  for (const {key, value} of node.items) {
    if (!isScalar(key) || typeof key.value !== 'string' || !key.range) continue;
    visit(key.value, at, key.range[0]);
    eachKey(value as Node, at === '' ? key.value : `${at}.${key.value}`, visit);
  }
}

/**
 * The addresses of the fields that the sample `code` of `aqua.yaml` has, by where their keys begin.
 * Empty for samples of other files, and for text that is no YAML.
 */
export function keyLinks(
  code: string,
  info: {title?: string; as?: string},
  {fields}: Pick<Facts, 'fields'>,
): ReadonlyMap<number, string> {
  const links = new Map<number, string>();
  const root = rootOf(info);
  if (root === undefined) return links;
  const objects = fields['aqua-yaml']?.objects ?? [];
  eachKey(parseDocument(code).contents, root, (name, at, offset) => {
    const object = objects.find((each) => each.at === (at || '.'));
    if (!object?.fields.some((field) => field.name === name)) return;
    links.set(offset, `${CONFIGURATION}#${fieldAnchor(object.at, name)}`);
  });
  return links;
}
