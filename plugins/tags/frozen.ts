/**
 * Facts of earlier versions of the docs. `docusaurus docs:version 1.0.0` copies the pages. This
 * module also copies the facts and recordings that they show, to `versioned_facts/version-1.0.0/`,
 * so that a later release of the tool does not change the pages of an earlier version.
 */
import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import {type Node, nodesIn} from './nodes.ts';

/** The folders that are copied for a version, relative to the root of the site. */
const KEPT = ['facts', 'recordings'];
const FROZEN_PAGE = /^versioned_docs\/(version-[^/]+)\//;

/** The file of the current docs of which `page`, a file from the root of the site, is or may be an earlier version. */
export const currentName = (page: string): string => page.replace(FROZEN_PAGE, 'docs/');

/** The folder of the docs to which `page` belongs, from the folder of its facts (`factsRoot`). */
export function docsAround(page: string): string {
  const version = FROZEN_PAGE.exec(page)?.[1];
  return version ? `../../versioned_docs/${version}` : 'docs';
}

const frozenRoot = (siteDir: string, version: string) =>
  path.join(siteDir, 'versioned_facts', version);

/**
 * The folder that holds the `facts/` and `recordings/` of a page.
 *
 * @param page its file, from the root of the site
 * @throws if the page is of an earlier version whose facts were not kept
 */
export function factsRoot(siteDir: string, page: string): string {
  const version = FROZEN_PAGE.exec(page)?.[1];
  if (!version) return siteDir;
  const root = frozenRoot(siteDir, version);
  if (!existsSync(path.join(root, 'facts'))) {
    throw new Error(
      `${page}: versioned_facts/${version}/ is missing. docs:version writes it: restore it from the ` +
        'repository, or copy facts/ and recordings/ of that version there.',
    );
  }
  return root;
}

/** Copies the current facts and recordings for the version `name`, unless it already has a copy. */
export function freezeFacts(siteDir: string, name: string): void {
  const root = frozenRoot(siteDir, `version-${name}`);
  if (existsSync(root)) return;
  for (const folder of KEPT) {
    cpSync(path.join(siteDir, folder), path.join(root, folder), {recursive: true});
  }
}

/** The file of the page at `address` below `folder`, from that folder; undefined if there is none. */
export const fileAt = (folder: string, address: string): string | undefined =>
  [`${address}.mdx`, `${address}.md`, `${address}/index.mdx`, `${address}/index.md`].find((file) =>
    existsSync(path.join(folder, file)),
  );

/**
 * Replaces docs URLs in the links of a page of an earlier version by the files of the pages in that
 * version, whose URLs Docusaurus finds. Does not change other links.
 */
export function keepLinksInVersion(root: Node, siteDir: string, page: string): void {
  const version = FROZEN_PAGE.exec(page)?.[1];
  if (!version) return;
  const folder = path.join(siteDir, 'versioned_docs', version);
  for (const node of nodesIn(root)) {
    if (node.type !== 'link' && node.type !== 'definition') continue;
    const found = /^\/docs(?:\/([^#?]*?))?\/?([#?].*)?$/.exec(String(node.url ?? ''));
    if (!found) continue;
    const [, address = '', rest = ''] = found;
    const file = fileAt(folder, address || 'index');
    if (file) node.url = `/${file}${rest}`;
  }
}
