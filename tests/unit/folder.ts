import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../../scripts/shared/temporary';

/** Writes files below `folder`: texts by their paths. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

/** A new folder with files, which is deleted after the tests of the file (see setup.ts). */
export function testFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder('test');
  writeFiles(folder, files);
  return folder;
}
