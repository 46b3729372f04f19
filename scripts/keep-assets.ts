/* Adds the assets of the previous deployment to the build: npm run assets:keep -- FOLDER */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {keepAssets} from './deploy/assets';
import {runCommand} from './shared/command.ts';
import {BUILD} from './shared/root.ts';

function main(): void {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    throw new Error('Name the folder with the assets: npm run assets:keep -- FOLDER');
  }
  if (!existsSync(path.join(BUILD, 'assets'))) {
    throw new Error('There is no build: run npm run build first.');
  }
  console.log(
    `${keepAssets(BUILD, path.resolve(folder))} files of the previous deployment are kept.`,
  );
}

runCommand(main);
