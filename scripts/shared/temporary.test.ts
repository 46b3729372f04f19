import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {deleteTemporaryFolders, temporaryFolder} from './temporary';

it('deletes its folders, with what they contain', () => {
  const folders = [temporaryFolder('one'), temporaryFolder('two')];
  for (const folder of folders) writeFileSync(path.join(folder, 'file'), '');
  deleteTemporaryFolders();
  expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
});
