import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

type BuildFolders = Pick<LoadContext, 'outDir' | 'generatedFilesDir'>;

/** Where the previous build is while the new one is written. */
const asideOf = ({generatedFilesDir}: BuildFolders): string =>
  path.join(generatedFilesDir, 'previous-build');

/** The files in `folder` and below, relative to it; none if there is no such folder. */
const filesIn = (folder: string): string[] => globSync('**', {cwd: folder, dot: true});

/** Deletes a file, and the folders up to `folder` that are empty then. */
function deleteFile(folder: string, file: string): void {
  rmSync(path.join(folder, file));
  for (let parent = path.dirname(file); parent !== '.'; parent = path.dirname(parent)) {
    const fullPath = path.join(folder, parent);
    if (readdirSync(fullPath).length > 0) return;
    rmdirSync(fullPath);
  }
}

/** Writes the files of a folder of the new build. */
export interface FolderUpdate {
  /** Writes `text` into `file`, a path from the folder with slashes, and makes the folders that it needs. */
  write(file: string, text: string): void;
  /** Deletes the files of the previous build that the new one does not have. */
  finish(): void;
}

/**
 * Updates the folder `name` of the new build: the files of the previous build are moved into it, and only those that
 * change are written. Creating thousands of files takes longer than reading them.
 */
export function updateFolder(folders: BuildFolders, name: string): FolderUpdate {
  const folder = path.join(folders.outDir, name);
  const previous = path.join(asideOf(folders), name);
  const old = new Set(filesIn(previous));
  if (existsSync(previous)) {
    for (const file of filesIn(folder)) {
      mkdirSync(path.join(previous, path.dirname(file)), {recursive: true});
      renameSync(path.join(folder, file), path.join(previous, file));
      old.delete(file);
    }
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(path.dirname(folder), {recursive: true});
    renameSync(previous, folder);
  }
  return {
    write(file, text) {
      const fullPath = path.join(folder, file);
      const isOld = old.delete(file);
      if (isOld && readFileSync(fullPath, 'utf8') === text) return;
      if (!isOld) mkdirSync(path.dirname(fullPath), {recursive: true});
      writeFileSync(fullPath, text);
    },
    finish() {
      for (const file of old) deleteFile(folder, file);
    },
  };
}

/**
 * Deletes the previous build after the new one instead of before. Docusaurus deletes it just before it writes the
 * new files, and ext4 does not reuse the inodes of files that were deleted a moment ago: it examines them again for
 * each new file. With the 8,000 files of this site, that took a third of the time of a build.
 */
export default function previousBuild(folders: LoadContext): Plugin<void> {
  const {outDir} = folders;
  const aside = asideOf(folders);
  return {
    name: 'previous-build',

    async allContentLoaded() {
      if (process.env.NODE_ENV !== 'production' || !existsSync(outDir)) return;
      // An interrupted build may have left one.
      rmSync(aside, {recursive: true, force: true});
      try {
        renameSync(outDir, aside);
      } catch {
        // It is on another file system, or in use: Docusaurus deletes it, or reports why it cannot.
      }
      process.once('exit', () => rmSync(aside, {recursive: true, force: true}));
    },
  };
}
