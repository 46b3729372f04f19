/* Adds the assets of the previous deployment to the build: npm run assets:keep -- FOLDER */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {keepAssets} from './deploy/assets';
import {runCommand} from './shared/command.ts';

function main(): void {
  const [folder] = process.argv.slice(2);
  const build = path.resolve(__dirname, '../build');
  if (!folder) {
    throw new Error('Name the folder with the assets: npm run assets:keep -- FOLDER');
  }
  if (!existsSync(path.join(build, 'assets'))) {
    throw new Error('There is no build: run npm run build first.');
  }
  console.log(
    `${keepAssets(build, path.resolve(folder))} files of the previous deployment are kept.`,
  );
}

runCommand(main);
