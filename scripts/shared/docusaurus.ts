import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** The program of Docusaurus in the site at `folder`. */
export const docusaurusIn = (folder: string): string =>
  path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Runs Docusaurus in the site at `folder`, with `environment` added to the environment. Without caches on disk, because
 * `node_modules` of a copy may be a link, so that the copy would replace the caches of this site.
 *
 * @throws if it fails, with its output
 */
export function runDocusaurus(
  folder: string,
  args: readonly string[],
  environment?: NodeJS.ProcessEnv,
): void {
  const {status, stdout, stderr, error} = spawnSync(
    process.execPath,
    [docusaurusIn(folder), ...args],
    {
      cwd: folder,
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...environment},
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  if (status === 0) return;
  const output = [error?.message, stdout, stderr].filter(Boolean).join('\n');
  throw new Error(`docusaurus ${args.join(' ')} failed in ${folder}:\n${output}`);
}
