import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {TagError} from '../tags/tag.ts';

/** One command of a recorded session with what the real binary printed. */
export interface SessionStep {
  /** What was typed, without a prompt. */
  command: string;
  /** Standard output and standard error in the order a terminal shows them, normalised. */
  output: string;
  /** The exit code. */
  exit: number;
}

/** A recorded session, as it stands in `recordings/<name>/session.json`. */
export interface Session {
  title: string;
  steps: SessionStep[];
}

/** The shape of `session.json`. */
export const sessionSchema: z.ZodType<Session> = z.strictObject({
  title: z.string().min(1),
  steps: z
    .array(z.strictObject({command: z.string(), output: z.string(), exit: z.number()}))
    .min(1),
});

/** Where the recordings of a site are, given its root. */
export const recordingsDirectory = (siteDir: string): string => path.join(siteDir, 'recordings');

/** Reads the recorded session of that name; says what to run when there is none. */
export function readSession(siteDir: string, name: string): Session {
  const file = path.join(recordingsDirectory(siteDir), name, 'session.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new TagError(
      `There is no recording "${name}" (recordings/${name}/session.json). ` +
        `Write recordings/${name}/scenario.yaml (see recordings/README.md), then run: npm run record -- ${name}`,
    );
  }
  return sessionSchema.parse(JSON.parse(text));
}

/**
 * Picks the steps that a page asks for: `"2"`, `"2-3"`, `"1,3-4"`. They count the visible steps
 * from 1. Without a range: all of them.
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

/** The lines of a `console` fence, commands after prompts, and which of them were typed. */
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

/** The text of a `console` fence: prompts, commands and what they printed. */
export const sessionText = (steps: readonly SessionStep[]): string =>
  sessionLines(steps)
    .map(({text}) => text)
    .join('\n');

/** The numbers of the lines of that text that were typed, the first being 1. */
export const typedLines = (steps: readonly SessionStep[]): number[] =>
  sessionLines(steps).flatMap(({isTyped}, index) => (isTyped ? [index + 1] : []));
