import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {FORMAT, type IndexFile, type Manifest, pack} from '../../src/search/index-file';
import type {SearchRecord} from '../../src/search/record';
import {compile} from './compile';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Numbers that say what an index is made of. */
export type Written = {pages: number; terms: number; bytes: number};

/**
 * Writes the embedded index of a site's records: a manifest at a fixed address, and what it names at
 * addresses that change with the content.
 */
export async function writeIndex(
  records: readonly SearchRecord[],
  folder: string,
): Promise<Written> {
  const {index, texts} = compile(records);
  const file: IndexFile = pack(index);
  const content = JSON.stringify(file);
  const contents = texts.map((text) => JSON.stringify(text));
  const manifest: Manifest = {
    format: FORMAT,
    index: `index.${hash(content)}.json`,
    texts: `texts-${hash(contents.join('\n'))}`,
    pages: index.pages.length,
  };
  await rm(folder, {recursive: true, force: true});
  await mkdir(join(folder, manifest.texts), {recursive: true});
  await writeFile(join(folder, manifest.index), content);
  for (const [page, text] of contents.entries()) {
    await writeFile(join(folder, manifest.texts, `${page}.json`), text);
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return {pages: index.pages.length, terms: index.terms.length, bytes: content.length};
}
