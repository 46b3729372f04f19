import * as z from 'zod';
import {blocks, element} from '../../tags/nodes.ts';
import {commaSeparated, defineTag, select, unknownName} from '../../tags/tag.ts';
import type {Facts, ListFile} from '../schema.ts';
import {anchor, deprecation, markdownPair, meta, more} from './parts.ts';

function listOf(of: string, {lists}: Facts): ListFile {
  const file = lists[of];
  if (!file) throw unknownName('list', of, Object.keys(lists));
  return file;
}

/** `<List of="archive-formats" only="zip,tar.gz" />`: the items of a list under `facts/lists/`. */
export const list = defineTag({
  name: 'List',
  kind: 'block',
  attributes: z.strictObject({of: z.string(), only: commaSeparated(z.string()).optional()}),
  expand({of, only}, {facts, page}) {
    const file = listOf(of, facts);
    return [
      ...(file.description && only === undefined ? blocks(file.description) : []),
      element(
        'dl',
        {
          'aria-label': file.title,
          className: file.ordered ? 'fact-list fact-list-ordered' : 'fact-list',
        },
        select(`item of ${of}`, file.items, only).map((item) =>
          element(
            'FactItem',
            {
              id: anchor(`${of}-${item.name}`),
              name: item.name,
              since: item.since,
              deprecated: item.deprecated !== undefined,
            },
            [
              ...meta(
                ...(file.columns ?? []).map((column) => markdownPair(column, item.facts?.[column])),
              ),
              ...blocks(item.description),
              ...deprecation(item.deprecated),
              ...more(item.page, `More about ${item.name}`, page),
            ],
          ),
        ),
      ),
    ];
  },
  shows: ({of, only}, {facts}) => select(`item of ${of}`, listOf(of, facts).items, only),
});
