import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readGenerated} from '../facts/generated.ts';
import {TagError} from '../tags/tag.ts';

const step = z.strictObject({
  /** The typed command, without a prompt. */
  command: z.string(),
  /** Standard output and standard error, normalized, in the order in which a terminal shows them. */
  output: z.string(),
  /** The exit code. */
  exit: z.number(),
});

/** The schema of `recordings/<name>/session.json`. */
export const sessionSchema = z.strictObject({
  title: z.string().min(1),
  steps: z.array(step).min(1),
});

/** One command of a recorded session, with what the real tool printed. */
export type SessionStep = z.infer<typeof step>;
/** A recorded session. */
export type Session = z.infer<typeof sessionSchema>;

/** The file of the recorded session `name`, from the root of the site. */
export const sessionFile = (name: string): string => `recordings/${name}/session.json`;

/**
 * The recorded session `name` of the site at `siteDir`.
 *
 * @throws with the command to run, if it is missing (a TagError) or cannot be read (a FactsError)
 */
export function readSession(siteDir: string, name: string): Session {
  const file = sessionFile(name);
  const command = `npm run record -- ${name}`;
  if (!existsSync(path.join(siteDir, file))) {
    throw new TagError(
      `There is no recording "${name}" (${file}). ` +
        `Write recordings/${name}/scenario.yaml (see recordings/README.md), then run: ${command}`,
    );
  }
  return readGenerated(siteDir, file, sessionSchema, `run ${command}`);
}

/**
 * The steps in a range: `"2"`, `"2-3"`, `"1,3-4"`. The numbers count the visible steps
 * from 1. Without a range: all steps.
 */
export function pickSteps(session: Session, range?: string): SessionStep[] {
  if (range === undefined) return session.steps;
  return range.split(',').flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (!match || from < 1 || to < from || to > session.steps.length) {
      throw new TagError(
        `steps="${range}" does not fit: the session has the steps 1 to ${session.steps.length}. ` +
          'Write one step ("2"), a range ("2-3") or a list ("1,3-4").',
      );
    }
    return session.steps.slice(from - 1, to);
  });
}

/** The lines of a `console` fence, with prompts before commands, and whether each line was typed. */
function sessionLines(steps: readonly SessionStep[]): {text: string; isTyped: boolean}[] {
  return steps.flatMap(({command, output}) => {
    const typed = command.trimEnd().split('\n');
    const printed = output.replace(/\s+$/, '');
    return [
      ...typed.map((line, index) => ({text: `${index === 0 ? '$' : '>'} ${line}`, isTyped: true})),
      ...(printed === '' ? [] : printed.split('\n')).map((text) => ({text, isTyped: false})),
    ];
  });
}

/** The text of a `console` fence: prompts, commands, and their output. */
export const sessionText = (steps: readonly SessionStep[]): string =>
  sessionLines(steps)
    .map(({text}) => text)
    .join('\n');

/** The numbers of the typed lines of that text, counted from 1. */
export const typedLines = (steps: readonly SessionStep[]): number[] =>
  sessionLines(steps).flatMap(({isTyped}, index) => (isTyped ? [index + 1] : []));
