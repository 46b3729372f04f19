import {blocks, element} from '../nodes.ts';
import {anchor, deprecation, markdownPair, meta, more} from './parts.ts';
import {select, type Tag, unknownName} from './tag.ts';

/** `<List of="archive-formats" only="zip,tar.gz" />`: the items of a list under `facts/lists/`. */
export const list: Tag = {
  kind: 'block',
  attributes: {of: 'required', only: 'optional'},
  expand({of = '', only}, {facts, page}) {
    const file = facts.lists[of];
    if (!file) throw unknownName('list', of, Object.keys(facts.lists));
    return [
      ...(file.description && only === undefined ? blocks(file.description) : []),
      element(
        'FactList',
        {label: file.title, ordered: file.ordered},
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
};
