import {spawnSync} from 'node:child_process';

/**
 * Whether git has a history of the files in `folder`. Without a history (a downloaded archive, or no
 * git on this machine), pages cannot show when they were last updated, and Docusaurus would stop.
 */
export function hasHistory(folder: string): boolean {
  const {status} = spawnSync('git', ['ls-files', '--error-unmatch', 'package.json'], {
    cwd: folder,
    stdio: 'ignore',
  });
  return status === 0;
}
