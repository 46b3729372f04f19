import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** Deletes the folders of {@link temporaryFolder}. Unit tests call it, because their processes end without `exit`. */
export function deleteTemporaryFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true, force: true});
}

process.once('exit', deleteTemporaryFolders);

/** A new folder, whose name starts with `name`. It is deleted when the process ends. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
  folders.push(folder);
  return folder;
}
