import {execFileSync} from 'node:child_process';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {runCommand} from './command';

const printed = vi.spyOn(console, 'error');
beforeEach(() => printed.mockReset().mockImplementation(() => {}));
const run = (main: () => unknown) => runCommand(main, 'npm run it');
afterEach(() => {
  process.exitCode = undefined;
});

it('exits with the status that the command returns, or with 0', async () => {
  await run(async () => 2);
  expect(process.exitCode).toBe(2);
  await run(() => {});
  expect(process.exitCode).toBe(0);
  expect(printed).not.toHaveBeenCalled();
});

it('prints the message of an error, and the stack of a bug', async () => {
  await run(() => {
    throw new Error('no such file');
  });
  expect(process.exitCode).toBe(1);
  expect(printed).toHaveBeenLastCalledWith('no such file');
  const fault = new TypeError('x is undefined');
  await run(() => Promise.reject(fault));
  expect(printed).toHaveBeenLastCalledWith(fault);
});

it('prints the name of a program that is missing, with the fix', async () => {
  await run(() => execFileSync('no-such-program'));
  expect(printed).toHaveBeenLastCalledWith(
    'This machine lacks the program no-such-program: install it, or add its folder to PATH.',
  );
});

it('prints the usage with --help, instead of running the command', async () => {
  const shown = vi.spyOn(console, 'log').mockReturnValue();
  const main = vi.fn();
  await run(main);
  expect(main).toHaveBeenCalledOnce();
  expect(shown).not.toHaveBeenCalled();
  process.argv.push('--help');
  await run(main);
  process.argv.pop();
  expect(main).toHaveBeenCalledOnce();
  expect(shown).toHaveBeenCalledExactlyOnceWith('npm run it');
  shown.mockRestore();
});
