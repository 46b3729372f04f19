import {existsSync, readFileSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {run} from './run.mjs';

/**
 * The commands that install system packages, each as a list of words; empty if the system is not one of
 * `systems`.
 * @param {string} release the content of /etc/os-release
 * @param {boolean} root whether the user is root; other users need sudo
 * @param {readonly string[]} packages
 * @param {readonly string[]} systems values of ID in /etc/os-release, such as debian
 */
export function packageCommands(release, root, packages, systems) {
  const [, id = ''] = /^ID="?([\w-]+)"?$/m.exec(release) ?? [];
  if (!systems.includes(id)) return [];
  const commands = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ];
  return root ? commands : commands.map((words) => ['sudo', ...words]);
}

/**
 * Whether system packages may be installed. In CI, they may. On a terminal, this asks the user. Without a
 * terminal, they may not.
 * @param {{CI?: string}} environment
 * @param {boolean} terminal whether a user can answer
 * @param {(question: string) => Promise<string>} ask
 */
export async function mayInstall(environment, terminal, ask) {
  if (environment.CI) return true;
  return terminal && /^y(es)?$/i.test((await ask('Run it now? [y/N] ')).trim());
}

/** Asks the user a question. Resolves to the answer, which is empty after Ctrl+D. */
function askOnTerminal(question) {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  return new Promise((resolve) => {
    terminal.once('close', () => resolve(''));
    terminal.question(question, (answer) => {
      resolve(answer);
      terminal.close();
    });
  });
}

/**
 * Installs system packages, if the system is one of `systems`, and if the user agrees or in CI. If the
 * installation fails, this returns too: the caller checks whether the programs exist.
 * @param {readonly string[]} packages
 * @param {{systems: readonly string[], reason: string}} options `reason`: the line that is printed before
 *   the command
 */
export async function installPackages(packages, {systems, reason}) {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const commands = packageCommands(release, process.getuid?.() === 0, packages, systems);
  if (commands.length === 0) return;
  const line = commands.map((words) => words.join(' ')).join(' && ');
  console.log(`${reason}\n  ${line}`);
  const terminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  if (!(await mayInstall(process.env, terminal, askOnTerminal))) return;
  for (const [command, ...args] of commands) {
    const status = await run(command, args).catch(() => 1);
    if (status !== 0) return;
  }
}
