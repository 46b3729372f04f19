/** Whether `error` is a bug in our own code, for which the stack is needed. */
const isFault = (error: unknown): boolean =>
  !(error instanceof Error) ||
  (/^(Type|Reference|Range)Error$/.test(error.name) && !('code' in error));

/** The message of an error; if this machine lacks a program, its name and the fix instead of Node's message. */
export function messageOf(error: Error): string {
  const {code, syscall, path} = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && syscall?.startsWith('spawn')
    ? `This machine lacks the program ${path}: install it, or add its folder to PATH.`
    : error.message;
}

/**
 * Runs the main function of a command. The number that `main` returns or resolves to is the exit status;
 * otherwise it is 0. If `main` throws, this prints the message (with the stack if the error is a bug
 * in our own code), and the exit status is 1. With `--help` on the command line, this prints `usage` instead.
 */
export async function runCommand(main: () => unknown, usage: string): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    const status = await main();
    process.exitCode = typeof status === 'number' ? status : 0;
  } catch (error) {
    console.error(isFault(error) ? error : messageOf(error as Error));
    process.exitCode = 1;
  }
}
