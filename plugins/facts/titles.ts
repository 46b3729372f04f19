import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {docsAround, fileAt} from '../tags/frozen.ts';
import {yamlFault} from './load.ts';
import {remember} from './remember.ts';

/** The name of the page at `address`, whose anchor is ignored: the path of its file without the extension. */
const nameOf = (address: string): string => address.replace(/#.*/, '').replace(/^\/|\/$/g, '');

/**
 * The file of the page at `address`, whose anchor is ignored, in the version of the docs to which `page` belongs.
 *
 * @param root the folder of the facts of `page`
 * @returns its path from `root`; undefined if there is no such page
 */
export const pageFile = (root: string, address: string, page: string): string | undefined =>
  fileAt(root, nameOf(address).replace(/^docs\b/, docsAround(page)));

/**
 * The sidebar label of this page (see `pageFile`), or else its title; undefined if there is no such page.
 *
 * @throws an error with the file and the line if the front matter of the page is not YAML
 */
export function pageTitle(root: string, address: string, page: string): string | undefined {
  const found = pageFile(root, address, page);
  if (found === undefined) return undefined;
  const file = path.join(root, found);
  return remember(`title of ${file}`, [file], () => {
    const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(file, 'utf8')) ?? [];
    const document = parseDocument(frontMatter);
    const [error] = document.errors;
    if (error) {
      const {line, fault} = yamlFault(error);
      const place = found.replace(/^(?:\.\.\/)+/, '');
      // The front matter starts on the second line.
      throw new Error(`${place}:${line + 1}: the front matter is not YAML: ${fault}`);
    }
    const {sidebar_label, title} = document.toJS() ?? {};
    return String(sidebar_label ?? title ?? nameOf(address));
  });
}
