import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../shared/temporary.ts';

/** The time and memory that a program has used. */
export interface Usage {
  /** The elapsed time. */
  readonly seconds: number;
  /** The CPU time of all processes, in seconds. */
  readonly cpu: number;
  /** The peak memory of the largest process. */
  readonly megabytes: number;
}

/** The total of the lines of JSON that `usage.cjs` writes, one per process. Pure function. */
export function usageOf(lines: string, seconds: number): Usage {
  const all = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as {kilobytes: number; cpu: number});
  return {
    seconds,
    cpu: all.reduce((sum, {cpu}) => sum + cpu, 0),
    megabytes: Math.max(0, ...all.map(({kilobytes}) => kilobytes / 1024)),
  };
}

/**
 * Runs a program and measures it, including the Node.js processes that it starts.
 *
 * @throws if it fails; the message contains its output
 */
export function measured(
  program: string,
  args: readonly string[],
  {cwd, env = {}}: {cwd: string; env?: NodeJS.ProcessEnv},
): Usage {
  const folder = temporaryFolder('bench-usage');
  const file = path.join(folder, 'usage');
  const start = performance.now();
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      ...env,
      BENCH_USAGE: file,
      // Replaces the options of tsx, which runs this script and must not be measured. In quotes, because the path may
      // contain spaces.
      NODE_OPTIONS: `--require=${JSON.stringify(path.join(__dirname, 'usage.cjs'))}`,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (error || status !== 0) {
    throw new Error(
      `${[program, ...args].join(' ')} failed in ${cwd}:\n${error?.message ?? ''}${stdout}${stderr}`,
    );
  }
  return usageOf(existsSync(file) ? readFileSync(file, 'utf8') : '', seconds);
}
