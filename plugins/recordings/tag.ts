/** The tag that shows a recorded session of `recordings/`. */
import * as z from 'zod';
import {fence, type Node} from '../tags/nodes.ts';
import {defineTag} from '../tags/tag.ts';
import {
  pickSteps,
  readSession,
  type SessionStep,
  sessionFile,
  sessionText,
  typedLines,
} from './session.ts';

/** The `console` fence with `steps` of a recorded session. */
export const recordingFence = (steps: readonly SessionStep[]): Node =>
  fence('console', sessionText(steps), `typed="${typedLines(steps)}"`);

/**
 * `<Recording name="lazy-install" steps="2-3" />`: a `console` fence with the session, so that
 * it is highlighted and copied like every other fence.
 */
export const recording = defineTag({
  name: 'Recording',
  kind: 'block',
  attributes: z.strictObject({
    name: z.string(),
    /** The steps to show, such as `2`, `2-3`, or `1,3-4`; by default all steps. */
    steps: z.string().optional(),
  }),
  expand: ({name, steps}, {siteDir}) => [
    recordingFence(pickSteps(readSession(siteDir, name), steps)),
  ],
  shows: ({name}) => [sessionFile(name)],
});
