/** The tag that shows a recorded session of `recordings/`. */
import * as z from 'zod';
import {fence} from '../tags/nodes.ts';
import {defineTag} from '../tags/tag.ts';
import {pickSteps, readSession, sessionText, typedLines} from './session.ts';

/**
 * `<Recording name="first-tool" steps="2-3" title="…" />`: a `console` fence with the session, so that
 * it is highlighted and copied as every other fence is.
 */
export const recording = defineTag({
  name: 'Recording',
  kind: 'block',
  attributes: z.strictObject({
    name: z.string(),
    /** The steps to show, such as `2`, `2-3` or `1,3-4`; all without it. */
    steps: z.string().optional(),
    title: z.string().optional(),
  }),
  components: {},
  expand({name, steps, title}, {siteDir}) {
    const shown = pickSteps(readSession(siteDir, name), steps);
    const meta = [
      ...(title === undefined ? [] : [`title="${title}"`]),
      `recording="${name}"`,
      `typed="${typedLines(shown)}"`,
    ];
    return [fence('console', sessionText(shown), meta.join(' '))];
  },
  shows: ({name}) => [`recordings/${name}/session.json`],
});
