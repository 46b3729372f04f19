import {execFileSync} from 'node:child_process';
import {constants, cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import {compare} from './build-twice/differences';
import {runCommand} from './shared/command.ts';
import {runDocusaurus} from './shared/docusaurus.ts';
import {ROOT} from './shared/root.ts';
import {temporaryFolder} from './shared/temporary.ts';

const USAGE = `npm run build:twice [-- FOLDER]
  Builds the last commit in two folders and compares the results, byte by byte.
  FOLDER  an existing build of the same commit, which replaces the first of the two builds`;

const NODE_MODULES = path.join(ROOT, 'node_modules');
const work = temporaryFolder('build-twice');

/** Builds the last commit in a new folder `name` and returns the folder of the result. */
function build(name: string): string {
  const folder = path.join(work, name);
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  // A copy, not a symbolic link, because the relative paths of packages may end up in the build.
  cpSync(NODE_MODULES, path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => source !== path.join(NODE_MODULES, '.cache'),
  });
  runDocusaurus(folder, ['build']);
  return path.join(folder, 'build');
}

async function main(): Promise<number> {
  const [given] = process.argv.slice(2);
  if (given && !existsSync(path.join(given, 'index.html'))) {
    throw new Error(`${given} is not a built site: run npm run build first, or omit the folder.`);
  }
  // Folders with different names and depths, because the path of the site may end up in the build.
  const {same, found} = compare(given ?? build('a'), build('another/folder'));
  for (const each of found) console.error(each);
  console.log(`${same} passed, ${found.length} failed`);
  return found.length === 0 ? 0 : 1;
}

runCommand(main, USAGE);
