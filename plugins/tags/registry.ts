/** All tags. */
import {definition} from '../definitions/tag.ts';
import {articles} from '../facts/tags/articles.ts';
import {commands} from '../facts/tags/commands.ts';
import {environmentVariables} from '../facts/tags/environment.ts';
import {fields} from '../facts/tags/fields.ts';
import {list} from '../facts/tags/list.ts';
import {fieldMatrix} from '../facts/tags/matrix.ts';
import {message, messages} from '../facts/tags/messages.ts';
import {since, version} from '../facts/tags/version.ts';
import {packageCount, usedBy} from '../packages/tags.ts';
import {recording} from '../recordings/tag.ts';
import type {Tag} from './tag.ts';

/** The tags, by name. */
export const tags: ReadonlyMap<string, Tag> = new Map(
  [
    articles,
    commands,
    definition,
    environmentVariables,
    fieldMatrix,
    fields,
    list,
    message,
    messages,
    packageCount,
    recording,
    since,
    usedBy,
    version,
  ].map((tag) => [tag.name, tag]),
);
