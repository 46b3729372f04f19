/**
 * Builds a copy of the site that uses documented features of Docusaurus that the site does not use: a
 * second version, navbar items of every type, all kinds of admonitions, cards, tags, and drafts. Its current
 * docs describe another release of aqua. Before that, builds the copy with a single version that has a banner. Used by
 * `npm run test:versions`.
 */
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copySite} from '../../scripts/shared/copy';
import {runDocusaurus} from '../../scripts/shared/docusaurus';
import {withVersion} from '../../scripts/tool/release';

/** The second docs version of the copy. */
export const OLD_VERSION = '1.0.0';

/** The release of aqua in the current docs of the copy. The frozen version describes the original release. */
export const NEXT_RELEASE = 'v9.8.7';

/** The folder of the copy for the run of Playwright in the process `runner`. */
export const copyOf = (runner: number): string => path.join(tmpdir(), `versions-${runner}`);

/** The folder of the copy, which is the same for all workers of a run, because they have the same parent. */
export const COPY = copyOf(process.ppid);

/** The build with a single version that has a banner. */
export const WITH_BANNER = path.join(COPY, 'with-banner');

/** Builds the copy with `tests/versions/NAME.config.ts`. Docusaurus finds plugins from the folder of the configuration. */
function build(name: string, ...options: string[]): void {
  const config = `${name}.config.ts`;
  writeFileSync(path.join(COPY, config), `export {default} from './tests/versions/${config}';\n`);
  runDocusaurus(COPY, ['build', '--config', config, ...options]);
}

/** Creates the copy in {@link COPY}, builds it, freezes its version, and builds it again. @throws if a build fails */
export function buildVersionedCopy(): void {
  // A failed attempt, which Playwright repeats, leaves a part of the copy.
  rmSync(COPY, {recursive: true, force: true});
  mkdirSync(COPY);
  copySite(COPY);
  cpSync(__dirname, path.join(COPY, 'tests/versions'), {recursive: true});
  build('banner', '--out-dir', WITH_BANNER);
  runDocusaurus(COPY, ['docs:version', OLD_VERSION]);
  const tool = path.join(COPY, 'facts/tool.yaml');
  writeFileSync(tool, withVersion(readFileSync(tool, 'utf8'), NEXT_RELEASE));
  cpSync(path.join(__dirname, 'pages'), path.join(COPY, 'docs/test'), {recursive: true});
  build('site');
}
