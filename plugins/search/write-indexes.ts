import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {FORMAT, type Manifest, type ManifestEntry} from '../../src/search/index/format';
import {compile} from './compile';
import {pack, packText} from './pack';
import type {SearchRecord} from './record';
import {knownVectors, packVectors} from './vectors';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/**
 * The records of each docs version, by its tag. Pages without a version (the blog), and pages of docs
 * with only one version, are in all of them.
 */
export function recordsByVersion(
  records: readonly SearchRecord[],
): Map<string, readonly SearchRecord[]> {
  // docs-default-current, docs-default-1.0.0: docs with several versions. The name of the docs may contain hyphens, too.
  const docs = new Map(
    records.map(({docusaurus_tag: tag, version: [version]}) => [
      tag,
      tag.endsWith(`-${version}`) && tag.slice(0, -`-${version}`.length),
    ]),
  );
  const docsOf = (tag: string) => docs.get(tag);
  const tags = [...docs.keys()].sort();
  const versions = tags.filter((tag) =>
    tags.some((other) => other !== tag && docsOf(tag) && docsOf(other) === docsOf(tag)),
  );
  if (versions.length === 0) return new Map([[tags.find(docsOf) ?? 'default', records]]);
  return new Map(
    versions.map((version) => [
      version,
      records.filter(({docusaurus_tag: tag}) => tag === version || !versions.includes(tag)),
    ]),
  );
}

/**
 * Writes the embedded index of each docs version: a manifest at a fixed URL, and its files at
 * URLs that change with their content.
 */
export async function writeIndexes(
  records: readonly SearchRecord[],
  folder: string,
): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  const manifest: Manifest = {format: FORMAT, indexes: {}};
  for (const [tag, own] of recordsByVersion(records)) {
    manifest.indexes[tag] = await writeIndex(own, folder);
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

async function writeIndex(
  records: readonly SearchRecord[],
  folder: string,
): Promise<ManifestEntry> {
  const {index, texts} = compile(records);
  const content = JSON.stringify(pack(index));
  const contents = texts.map((text) => JSON.stringify(packText(text)));
  const entry: ManifestEntry = {
    index: `index.${hash(content)}.json`,
    texts: `texts-${hash(contents.join('\n'))}`,
  };
  const vectors = packVectors(index.terms, knownVectors());
  if (vectors) {
    const stored = JSON.stringify(vectors);
    entry.vectors = `vectors.${hash(stored)}.json`;
    await writeFile(join(folder, entry.vectors), stored);
  }
  await mkdir(join(folder, entry.texts), {recursive: true});
  await writeFile(join(folder, entry.index), content);
  for (const [page, text] of contents.entries()) {
    await writeFile(join(folder, entry.texts, `${page}.json`), text);
  }
  return entry;
}
