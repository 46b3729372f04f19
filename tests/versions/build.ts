/**
 * Builds a copy of the site that uses documented features of Docusaurus that the site does not use: a
 * second version, navbar items of every type, all kinds of admonitions, cards, tags, and drafts. Its current
 * docs describe another release of aqua. Used by `npm run test:versions`.
 */
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copySite} from '../../scripts/shared/copy';
import {runDocusaurus} from '../../scripts/shared/docusaurus';
import {withVersion} from '../../scripts/tool/release';

/** The second docs version of the copy. */
export const OLD_VERSION = '1.0.0';

/** The release of aqua in the current docs of the copy. The frozen version describes the original release. */
export const NEXT_RELEASE = 'v9.8.7';

/** The folder of the copy, which is the same for all workers of a run, because they have the same parent. */
export const COPY = path.join(tmpdir(), `versions-${process.ppid}`);

/** Creates the copy in {@link COPY}, freezes its version, and builds it. @throws if a build fails */
export function buildVersionedCopy(): void {
  mkdirSync(COPY);
  copySite(COPY);
  cpSync(__dirname, path.join(COPY, 'tests/versions'), {recursive: true});
  runDocusaurus(COPY, ['docs:version', OLD_VERSION]);
  const tool = path.join(COPY, 'facts/tool.yaml');
  writeFileSync(tool, withVersion(readFileSync(tool, 'utf8'), NEXT_RELEASE));
  cpSync(path.join(__dirname, 'pages'), path.join(COPY, 'docs/test'), {recursive: true});
  // Docusaurus finds plugins from the folder of the configuration.
  writeFileSync(
    path.join(COPY, 'versions.config.ts'),
    "export {default} from './tests/versions/site.config';\n",
  );
  runDocusaurus(COPY, ['build', '--config', 'versions.config.ts']);
}
