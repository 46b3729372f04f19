import {spawnSync} from 'node:child_process';

/**
 * Whether git knows the history of the files in `folder`. Without it (a downloaded archive, or no
 * git on this machine) pages cannot say when they were last updated, and Docusaurus would stop.
 */
export function hasHistory(folder: string): boolean {
  const {status} = spawnSync('git', ['ls-files', '--error-unmatch', 'package.json'], {
    cwd: folder,
    stdio: 'ignore',
  });
  return status === 0;
}
