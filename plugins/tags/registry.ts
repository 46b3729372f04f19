/** All tags. Add a new tag here, or to the list of its folder. */
import {definition} from '../definitions/tag.ts';
import {factTags} from '../facts/tags/index.ts';
import {packageTags} from '../packages/tags.ts';
import {recording} from '../recordings/tag.ts';
import type {Tag} from './tag.ts';

/** The tags, by name. */
export const tags: ReadonlyMap<string, Tag> = new Map(
  [...factTags, ...packageTags, recording, definition].map((tag) => [tag.name, tag]),
);
