import {blocks, element, inline, joined, type Node, text} from '../nodes.ts';
import type {Variable} from '../schema.ts';
import {codes, deprecation, markdownPair, meta, more, pair} from './parts.ts';
import {select, type Tag} from './tag.ts';

/** What systems are called on the pages. */
const SYSTEMS = {linux: 'Linux', macos: 'macOS', windows: 'Windows'} as const;

/** The pairs that say what holds when the variable is not set; systems that agree stand together. */
function defaults(value: Variable['default']): Node[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [pair('Default', ...inline(value))];
  const systems = new Map<string, string[]>();
  for (const system of ['linux', 'macos', 'windows'] as const) {
    systems.set(value[system], [...(systems.get(value[system]) ?? []), SYSTEMS[system]]);
  }
  return [
    pair(
      'Default',
      ...joined(
        [...systems].map(([answer, names]) => [text(`${names.join(' and ')} `), ...inline(answer)]),
        '; ',
      ),
    ),
  ];
}

/** `<EnvironmentVariables only="AQUA_CONFIG" />`: the variables the tool and its family read. */
export const environmentVariables: Tag = {
  kind: 'block',
  attributes: {only: 'optional'},
  expand({only}, {facts, page}) {
    const variables = select('environment variable', facts.environment.variables, only);
    return [
      element(
        'FactList',
        {label: 'Environment variables'},
        variables.map((variable) =>
          element(
            'FactItem',
            {
              id: variable.name,
              name: variable.name,
              since: variable.since,
              deprecated: variable.deprecated !== undefined,
            },
            [
              ...meta(
                markdownPair('Type', variable.type),
                variable.values && pair('Values', ...codes(variable.values)),
                ...defaults(variable.default),
                markdownPair('Flag', variable.flag),
                pair('Read by', ...joined(variable.read_by.map(inline), ', ')),
              ),
              ...blocks(variable.description),
              ...deprecation(variable.deprecated),
              ...more(variable.guide, `More about ${variable.name}`, page),
            ],
          ),
        ),
      ),
    ];
  },
};
