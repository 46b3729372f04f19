import * as z from 'zod';
import {element, text} from '../../tags/nodes.ts';
import {defineTag, TagError} from '../../tags/tag.ts';
import {release} from '../schema.ts';
import {releaseProblem} from '../versions.ts';

/** `<Version />`: the release of the tool that the site documents. */
export const version = defineTag({
  name: 'Version',
  kind: 'inline',
  attributes: z.strictObject({}),
  expand: (_, {facts}) => [text(facts.tool.version)],
  shows: (_, {facts}) => [facts.tool],
});

/** `<Since version="v2.40.0" />`: the release that added something, at the latest the documented one. */
export const since = defineTag({
  name: 'Since',
  kind: 'inline',
  attributes: z.strictObject({version: release}),
  expand(attributes, {facts: {tool}}) {
    const problem = releaseProblem(attributes.version, tool.version);
    if (problem) throw new TagError(problem);
    const mark = element('span', {className: 'fact-since'}, [text(`since ${attributes.version}`)]);
    // An element within a line.
    return [{...mark, type: 'mdxJsxTextElement'}];
  },
  // The documented release, which must not be older.
  shows: (_, {facts}) => [facts.tool],
});
