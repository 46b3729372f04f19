import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Deletes the previous build after the new one instead of before. Docusaurus deletes it just before it writes the
 * new files, and ext4 does not reuse the inodes of files that were deleted a moment ago: it examines them again for
 * each new file. With the 8,000 files of this site, that took a third of the time of a build.
 */
export default function previousBuild({outDir, generatedFilesDir}: LoadContext): Plugin<void> {
  const aside = path.join(generatedFilesDir, 'previous-build');
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
