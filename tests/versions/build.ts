/**
 * Builds a copy of the site that uses what Docusaurus documents and the site itself does not: a
 * second version, navbar items of every type, all kinds of admonition, cards, tags, drafts. Its current
 * docs move to another release of aqua. Used by `npm run test:versions`.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withVersion} from '../../scripts/tool/bump';
import {copySite} from '../copy';
import {ROOT} from '../root';

/** The version that the copy has besides the current one. */
export const OLD_VERSION = '1.0.0';

/** The release of aqua that the current docs of the copy describe: they moved, the frozen ones did not. */
export const NEXT_RELEASE = 'v9.8.7';

/** Runs Docusaurus in `folder`. @throws if it fails, with what it printed */
function docusaurus(folder: string, ...args: string[]): void {
  const bin = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`docusaurus ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Makes the copy in the empty folder `folder`, freezes its version and builds it. */
export function buildVersionedCopy(folder: string): void {
  copySite(folder);
  cpSync(__dirname, path.join(folder, 'tests/versions'), {recursive: true});
  docusaurus(folder, 'docs:version', OLD_VERSION);
  const tool = path.join(folder, 'facts/tool.yaml');
  writeFileSync(tool, withVersion(readFileSync(tool, 'utf8'), NEXT_RELEASE));
  cpSync(path.join(__dirname, 'pages'), path.join(folder, 'docs/test'), {
    recursive: true,
  });
  // Docusaurus finds plugins from the folder of the configuration.
  writeFileSync(
    path.join(folder, 'versions.config.ts'),
    "export {default} from './tests/versions/site.config';\n",
  );
  docusaurus(folder, 'build', '--config', 'versions.config.ts');
}
