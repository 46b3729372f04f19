import {spawnSync} from 'node:child_process';

/** The commands of a `console` fence: lines after `$ `, with their continuation lines. */
export const consoleCommands = (session: string): string =>
  [...session.matchAll(/^\$ .*(?:\n(?:\$ |>).*)*/gm)]
    .map(([typed]) => typed.replace(/^(?:\$ |> ?)/gm, ''))
    .join('\n');

/** The shell lines of a Dockerfile. */
export function dockerfileCommands(dockerfile: string): string {
  return [...dockerfile.matchAll(/^RUN[ \t]+(?:--\S+[ \t]+)*((?:.*\\\n)*.*)$/gim)]
    .map(([, command = '']) => command)
    .filter((command) => !command.startsWith('[') && !command.startsWith('<<'))
    .join('\n');
}

/**
 * Shells that can check the syntax of a script, in order of preference, because a machine may not
 * have bash.
 */
const SHELLS = ['bash', 'sh'];

/** The shell's error about the syntax of `script`; empty if the syntax is correct. */
export function shellProblem(
  script: string,
  shells: readonly string[] = SHELLS,
): string | undefined {
  // placeholders such as <package> would be read as redirections
  const readable = script.replace(/<([A-Za-z][A-Za-z -]*)>/g, (_, name: string) =>
    name.replace(/[ -]/g, '_'),
  );
  for (const shell of shells) {
    // Plain sh has no process substitution, which reads like a command substitution.
    const input = shell === 'bash' ? readable : readable.replaceAll('<(', '$(');
    const {status, stderr, error} = spawnSync(shell, ['-n'], {input, encoding: 'utf8'});
    if (!error) return status === 0 ? undefined : stderr.trim().replace(/^(?:ba)?sh: /gm, '');
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  throw new Error(`One of ${shells.join(', ')} is needed to check the shell samples.`);
}
