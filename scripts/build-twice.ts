/*
 * Builds the site in two folders and compares the results, byte by byte: npm run build:twice
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {differences} from './build-twice/differences';

const ROOT = path.resolve(__dirname, '..');
const work = mkdtempSync(path.join(tmpdir(), 'build-twice-'));

/** Builds the commit that is checked out, in a new folder `name`, whose path has its own length. */
function build(name: string): string {
  const folder = path.join(work, name);
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  execFileSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    {
      cwd: folder,
      stdio: 'inherit',
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    },
  );
  return path.join(folder, 'build');
}

try {
  const found = differences(build('a'), build('another/folder'));
  for (const each of found) console.error(each);
  console.log(
    found.length === 0 ? 'Both builds have the same bytes.' : `${found.length} files differ.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
} finally {
  rmSync(work, {recursive: true, force: true});
}
