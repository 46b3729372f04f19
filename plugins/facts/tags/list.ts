import * as z from 'zod';
import {blocks, element} from '../../tags/nodes.ts';
import {defineTag, keyed} from '../../tags/tag.ts';
import type {Facts, ListFile} from '../schema.ts';
import {anchor, factList, markdownPair, meta, more} from './parts.ts';

const listOf = (of: string, {lists}: Facts): ListFile => keyed('list', of, lists);

/** `<List of="archive-formats" />`: the items of a list under `facts/lists/`. */
export const list = defineTag({
  name: 'List',
  kind: 'block',
  attributes: z.strictObject({of: z.string()}),
  expand({of}, {facts, page}) {
    const file = listOf(of, facts);
    return [
      ...(file.description ? blocks(file.description) : []),
      ...factList(
        file.title,
        file.items,
        (item) =>
          element(
            'FactItem',
            {id: anchor(`${of}-${item.name}`), name: item.name, since: item.since},
            [
              ...meta(
                ...(file.columns ?? []).map((column) => markdownPair(column, item.facts?.[column])),
              ),
              ...blocks(item.description),
              ...more(item.page, `More about ${item.name}`, page),
            ],
          ),
        file.ordered,
      ),
    ];
  },
  shows: ({of}, {facts}) => listOf(of, facts).items,
});
