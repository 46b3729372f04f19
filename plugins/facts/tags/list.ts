import * as z from 'zod';
import {blocks, element} from '../../tags/nodes.ts';
import {defineTag, unknownName} from '../../tags/tag.ts';
import type {Facts, ListFile} from '../schema.ts';
import {anchor, markdownPair, meta, more} from './parts.ts';

function listOf(of: string, {lists}: Facts): ListFile {
  const file = lists[of];
  if (!file) throw unknownName('list', of, Object.keys(lists));
  return file;
}

/** `<List of="archive-formats" />`: the items of a list under `facts/lists/`. */
export const list = defineTag({
  name: 'List',
  kind: 'block',
  attributes: z.strictObject({of: z.string()}),
  expand({of}, {facts, page}) {
    const file = listOf(of, facts);
    return [
      ...(file.description ? blocks(file.description) : []),
      element(
        'dl',
        {
          'aria-label': file.title,
          className: file.ordered ? 'fact-list fact-list-ordered' : 'fact-list',
        },
        file.items.map((item) =>
          element(
            'FactItem',
            {
              id: anchor(`${of}-${item.name}`),
              name: item.name,
              since: item.since,
            },
            [
              ...meta(
                ...(file.columns ?? []).map((column) => markdownPair(column, item.facts?.[column])),
              ),
              ...blocks(item.description),
              ...more(item.page, `More about ${item.name}`, page),
            ],
          ),
        ),
      ),
    ];
  },
  shows: ({of}, {facts}) => listOf(of, facts).items,
});
