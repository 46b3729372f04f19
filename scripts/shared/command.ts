/** Whether `error` is a fault in our own code, whose place the reader needs to know. */
const isFault = (error: unknown): boolean =>
  !(error instanceof Error) ||
  (/^(Type|Reference|Range)Error$/.test(error.name) && !('code' in error));

/**
 * Runs the main function of a command. The number that `main` returns or resolves to is the exit status;
 * without one it is 0. If `main` throws, this prints the message, without the stack unless our own code is
 * at fault, and the exit status is 1.
 */
export async function runCommand(main: () => unknown): Promise<void> {
  try {
    const status = await main();
    process.exitCode = typeof status === 'number' ? status : 0;
  } catch (error) {
    console.error(isFault(error) ? error : (error as Error).message);
    process.exitCode = 1;
  }
}
