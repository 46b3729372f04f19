import * as z from 'zod';
import {blocks, element, inline, joined, type Node, text} from '../../tags/nodes.ts';
import {commaSeparated, defineTag, select} from '../../tags/tag.ts';
import type {Facts, Variable} from '../schema.ts';
import {codes, deprecation, factList, markdownPair, meta, more, pair} from './parts.ts';

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

/** The variables that `only` names; all without it. */
const chosen = (only: readonly string[] | undefined, {environment}: Facts): Variable[] =>
  select('environment variable', environment.variables, only);

/** `<EnvironmentVariables only="AQUA_CONFIG" />`: the variables that aqua and its companions read. */
export const environmentVariables = defineTag({
  name: 'EnvironmentVariables',
  kind: 'block',
  attributes: z.strictObject({only: commaSeparated(z.string()).optional()}),
  components: factList,
  expand({only}, {facts, page}) {
    const variables = chosen(only, facts);
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
  shows: ({only}, {facts}) => chosen(only, facts),
});
