import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {diffLines} from 'diff';
import {currentFacts} from '../../plugins/facts/load.ts';
import {
  type Session,
  sessionFile,
  sessionSchema,
  sessionText,
} from '../../plugins/recordings/session.ts';
import {messageOf} from '../shared/command.ts';
import {recordedTool} from '../tool/binary.ts';
import {MACHINE_PATH, record} from './run.ts';
import {readScenario} from './scenario.ts';

/** A session as text to compare, line by line. */
const readable = ({title, steps}: Session): string =>
  [
    title,
    ...steps.map(
      (step, index) => `[${index + 1}] ${sessionText([step])}\n(exit code ${step.exit})`,
    ),
  ].join('\n');

/** The lines of two texts that differ, with `-` for the first and `+` for the second. */
export const difference = (before: string, after: string): string =>
  diffLines(`${before}\n`, `${after}\n`, {oneChangePerToken: true})
    .filter(({added, removed}) => added || removed)
    .map(({added, value}) => `${added ? '+' : '-'} ${value}`)
    .join('')
    .trimEnd();

/** The names of the scenarios of the site at `siteDir`. */
export const scenarioNames = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, 'recordings'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'bases')
    .map((entry) => entry.name)
    .sort();

/** Those of `programs` that a session does not find on this machine. */
const missingPrograms = (programs: readonly string[]): string[] =>
  programs.filter((program) =>
    MACHINE_PATH.every((directory) => !existsSync(path.join(directory, program))),
  );

/**
 * Runs the scenario `name` and writes its session, or compares it with the one in place. Returns the programs whose
 * absence prevents a comparison.
 */
async function handle(siteDir: string, name: string, check: boolean): Promise<string[]> {
  const scenario = readScenario(siteDir, name, currentFacts(siteDir).versions);
  const missing = missingPrograms(scenario.needs ?? []);
  if (missing.length > 0) {
    if (check) return missing;
    throw new Error(`this machine lacks ${missing.join(', ')}, which the scenario needs`);
  }
  const session = await record(scenario, recordedTool());
  const file = path.join(siteDir, sessionFile(name));
  const text = `${JSON.stringify(session, null, 2)}\n`;
  if (!check) {
    writeFileSync(file, text);
    return [];
  }
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (stored === text) return [];
  const before =
    stored === '' ? '(never recorded)' : readable(sessionSchema.parse(JSON.parse(stored)));
  throw new Error(
    `it is not what aqua prints:\n${difference(before, readable(session))}\nIf that is right, record it: npm run record -- ${name}`,
  );
}

/**
 * Runs the scenarios `names` with the real aqua and writes their `session.json`; with `check`, compares
 * them instead. Returns the problems, and a line for each scenario that could not be compared on this machine. If none
 * could be compared, each is a problem.
 */
export async function recordAll(
  siteDir: string,
  names: readonly string[],
  {check}: {check: boolean},
): Promise<{problems: string[]; skipped: string[]}> {
  const problems: string[] = [];
  const skipped: string[] = [];
  for (const name of names) {
    try {
      const missing = await handle(siteDir, name, check);
      if (missing.length > 0) skipped.push(`${name} (this machine lacks ${missing.join(', ')})`);
    } catch (error) {
      problems.push(`${sessionFile(name)}: ${messageOf(error as Error)}\n`);
    }
  }
  if (skipped.length < names.length) return {problems, skipped};
  return {
    problems: skipped.map((each) => `Not compared: ${each}: install what it needs\n`),
    skipped: [],
  };
}
