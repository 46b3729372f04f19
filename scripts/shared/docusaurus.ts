import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * How Docusaurus is started in the site at `folder`. Without caches on disk, because `node_modules` of a copy may be a
 * link, so that the copy would replace the caches of this site.
 */
const launch = (folder: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  [
    process.execPath,
    [path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), ...args],
    {cwd: folder, env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...environment}},
  ] as const;

/**
 * Runs Docusaurus in the site at `folder`, with `environment` added to the environment.
 *
 * @throws if it fails, with its output
 */
export function runDocusaurus(
  folder: string,
  args: readonly string[],
  environment?: NodeJS.ProcessEnv,
): void {
  const [program, words, options] = launch(folder, args, environment);
  const {status, stdout, stderr, error} = spawnSync(program, words, {
    ...options,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status === 0) return;
  const output = [error?.message, stdout, stderr].filter(Boolean).join('\n');
  throw new Error(`docusaurus ${args.join(' ')} failed in ${folder}:\n${output}`);
}

/** Starts Docusaurus like `runDocusaurus`, and does not wait until it ends. */
export const startDocusaurus = (folder: string, args: readonly string[]): ChildProcess =>
  spawn(...launch(folder, args, {NODE_ENV: 'development'}));
