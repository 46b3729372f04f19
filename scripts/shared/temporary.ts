import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
});

/** A new folder, whose name starts with `name`. It is deleted when the process ends. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
  folders.push(folder);
  return folder;
}
