import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The root of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folders of the variable PATH. */
export const searchPath = () => (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

/**
 * Runs a program in the root of the project and shows its output. Resolves to its exit status.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @param {(output: Buffer) => void} [print] gets the output, instead of the terminal
 * @returns {Promise<number>}
 */
export function run(command, args, env, print) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: {...process.env, ...env},
      stdio: print ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    });
    if (print) for (const stream of [child.stdout, child.stderr]) stream.on('data', print);
    // The terminal sends Ctrl+C to both processes. This one waits until the child has ended.
    const wait = () => {};
    const stop = () => child.kill('SIGTERM');
    process.on('SIGINT', wait).on('SIGTERM', stop);
    child.on('error', reject);
    child.on('close', (status) => {
      process.off('SIGINT', wait).off('SIGTERM', stop);
      resolve(status ?? 1);
    });
  });
}

/**
 * Runs the program `name` of the installed package `packageName`. Resolves to its exit status.
 * @param {string} packageName
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(output: Buffer) => void} [print] gets the output, instead of the terminal
 */
export function runBin(packageName, name, args, env, print) {
  const directory = path.join(ROOT, 'node_modules', packageName);
  const {bin} = createRequire(import.meta.url)(path.join(directory, 'package.json'));
  return run(process.execPath, [path.join(directory, bin[name]), ...args], env, print);
}

/**
 * The program and the arguments that run npm: the npm that started this script, or else the npm in PATH.
 * @param {string[]} args
 * @param {string | undefined} [npm] the file of npm; that of another package manager, such as yarn.js, is ignored
 * @param {string} [platform]
 * @returns {[string, string[]]}
 */
export function npmCommand(args, npm = process.env.npm_execpath, platform = process.platform) {
  if (npm?.endsWith('npm-cli.js')) return [process.execPath, [npm, ...args]];
  // On Windows, npm is a .cmd file, which Node.js does not start without a shell.
  return platform === 'win32' ? ['cmd.exe', ['/d', '/s', '/c', 'npm', ...args]] : ['npm', args];
}
