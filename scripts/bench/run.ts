import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What a run has used. */
export interface Usage {
  /** On the clock. */
  readonly seconds: number;
  /** Of the processors, in all processes. */
  readonly cpu: number;
  /** The most memory of one process. */
  readonly megabytes: number;
}

/** The usage that `usage.cjs` noted in lines of JSON. Pure. */
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
 * Runs a program and measures it, with the processes of Node.js that it starts.
 *
 * @throws with what the program printed, if it fails
 */
export function measured(
  program: string,
  args: readonly string[],
  {cwd, env = {}}: {cwd: string; env?: NodeJS.ProcessEnv},
): Usage {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-usage-'));
  const file = path.join(folder, 'usage');
  try {
    const start = performance.now();
    const {status, stdout, stderr, error} = spawnSync(program, args, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        ...env,
        BENCH_USAGE: file,
        // What runs the benchmark itself (tsx) has no part in what is measured.
        NODE_OPTIONS: `--require=${path.join(__dirname, 'usage.cjs')}`,
      },
    });
    const seconds = (performance.now() - start) / 1000;
    if (error || status !== 0) {
      throw new Error(
        `${[program, ...args].join(' ')} failed in ${cwd}:\n${error?.message ?? ''}${stdout}${stderr}`,
      );
    }
    return usageOf(existsSync(file) ? readFileSync(file, 'utf8') : '', seconds);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
