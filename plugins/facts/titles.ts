import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {fileAt} from '../tags/frozen.ts';
import {yamlFault} from './load.ts';
import {remember} from './remember.ts';

/** The name of the page at `address`, whose anchor is ignored: the path of its file without the extension. */
const nameOf = (address: string): string => address.replace(/#.*/, '').replace(/^\/|\/$/g, '');

/** The file of the page at `address`, whose anchor is ignored; undefined if there is no such page under `docs/`. */
export const pageFile = (siteDir: string, address: string): string | undefined =>
  fileAt(siteDir, nameOf(address));

/**
 * The sidebar label of the page at `address`, or else its title; undefined if there is no such page.
 *
 * @throws an error with the file and the line if the front matter of the page is not YAML
 */
export function pageTitle(siteDir: string, address: string): string | undefined {
  const page = pageFile(siteDir, address);
  if (page === undefined) return undefined;
  const file = path.join(siteDir, page);
  return remember(`title of ${file}`, [file], () => {
    const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(file, 'utf8')) ?? [];
    const document = parseDocument(frontMatter);
    const [error] = document.errors;
    if (error) {
      const {line, fault} = yamlFault(error);
      // The front matter starts on the second line.
      throw new Error(`${page}:${line + 1}: the front matter is not YAML: ${fault}`);
    }
    const {sidebar_label, title} = document.toJS() ?? {};
    return String(sidebar_label ?? title ?? nameOf(address));
  });
}
