import {existsSync} from 'node:fs';
import path from 'node:path';
import {keepAssets} from './deploy/assets';
import {runCommand} from './shared/command.ts';
import {BUILD} from './shared/root.ts';

const USAGE = `npm run assets:keep -- FOLDER
  Adds the assets of the previous deployment, which are in FOLDER, to the build.`;

function main(): void {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error(USAGE);
  if (!existsSync(path.join(BUILD, 'assets'))) {
    throw new Error('There is no build: run npm run build first.');
  }
  console.log(
    `${keepAssets(BUILD, path.resolve(folder))} files of the previous deployment are kept.`,
  );
}

runCommand(main, USAGE);
