/* Adds the assets of the previous deployment to the build: npm run assets:keep -- FOLDER */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {keepAssets} from './deploy/assets';

const [folder] = process.argv.slice(2);
const build = path.resolve(__dirname, '../build');
if (!folder) {
  console.error('Name the folder with the assets of the deployment before.');
  process.exitCode = 2;
} else if (!existsSync(path.join(build, 'assets'))) {
  console.error('There is no build: run npm run build first.');
  process.exitCode = 1;
} else {
  console.log(
    `${keepAssets(build, path.resolve(folder))} files of the deployment before are kept.`,
  );
}
