import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {ROOT} from '../../shared/root.ts';

/**
 * The errors that GitHub's own parser finds in workflow files, one list per file. The parser is an ES
 * module that imports JSON in a way that Node.js rejects and tsx accepts, so it runs in a separate process.
 */
export function workflowProblems(contents: readonly string[]): string[][] {
  if (contents.length === 0) return [];
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'workflow-parser.mjs')],
    {input: JSON.stringify(contents), encoding: 'utf8', cwd: ROOT},
  );
  if (status !== 0) throw new Error(`GitHub's workflow parser failed:\n${stderr}`);
  return JSON.parse(stdout) as string[][];
}

/** A complete workflow around a list of steps. */
export const workflowOfSteps = (steps: string): string =>
  `on: push\npermissions: {}\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n${steps.replace(/^(?=.)/gm, ' '.repeat(6))}`;

/** The scripts under `run:` of a parsed workflow, with those of a CircleCI configuration. */
export function runScripts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(runScripts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'run' && typeof child === 'string') return [child];
    if (key === 'run' && typeof (child as {command?: unknown} | null)?.command === 'string') {
      return [(child as {command: string}).command];
    }
    return runScripts(child);
  });
}
