import * as z from 'zod';
import {
  blocks,
  element,
  fence,
  heading,
  inline,
  joined,
  link,
  type Node,
  text,
} from '../../tags/nodes.ts';
import {commaSeparated, defineTag, select} from '../../tags/tag.ts';
import {spelledFlag, walkCommands} from '../names.ts';
import {type Facts, PURPOSES, type Variable} from '../schema.ts';
import {heightClass} from './height.ts';
import {
  codes,
  deprecation,
  factList,
  index,
  markdownPair,
  meta,
  more,
  newSince,
  pair,
} from './parts.ts';

const SYSTEMS = [
  ['linux', 'Linux'],
  ['macos', 'macOS'],
  ['windows', 'Windows'],
] as const;

/** The default of a variable; operating systems with the same default are named together. */
function defaultPair(value: Variable['default']): Node {
  if (typeof value === 'string') return pair('Default', ...inline(value));
  const answers = new Set(SYSTEMS.map(([system]) => value[system]));
  const parts = [...answers].map((answer) => {
    const same = SYSTEMS.filter(([system]) => value[system] === answer);
    return [text(`on ${same.map(([, name]) => name).join(' and ')}, `), ...inline(answer)];
  });
  return pair('Default', ...joined(parts, '; '));
}

const chosen = (only: readonly string[] | undefined, {environment}: Facts): Variable[] =>
  select('environment variable', environment.variables, only);

/** The flag that sets the same as the variable `name`, in Markdown, if there is one. */
function flagOf(name: string, {commands: program}: Facts): string | undefined {
  const owners = [
    {flags: program.flags, of: ''},
    ...walkCommands(program.commands).map(({words, command: {flags = []}}) => ({
      flags,
      of: ` of \`aqua ${words.join(' ')}\``,
    })),
  ];
  for (const {flags, of} of owners) {
    const flag = flags.find(({environment}) => environment?.includes(name));
    if (flag) return `\`${spelledFlag(flag.name)}\`${of}, which takes precedence`;
  }
  return undefined;
}

/** The entry of a variable, with its first release and its example if `isWhole`. */
function item(variable: Variable, facts: Facts, page: string, isWhole = false): Node {
  const content = [
    ...meta(
      markdownPair('Type', variable.type),
      variable.values && pair('Allowed values', ...codes(variable.values)),
      defaultPair(variable.default),
      isWhole && pair('Since', text(variable.since)),
      markdownPair('Flag', flagOf(variable.name, facts)),
      pair('Read by', ...joined(variable.read_by.map(inline), ', ')),
    ),
    ...blocks(variable.description),
    ...deprecation(variable.deprecated),
    ...(isWhole ? [example(variable)] : []),
    ...more(variable.guide, `More about ${variable.name}`, page),
  ];
  return element(
    'FactItem',
    {
      id: variable.name,
      name: variable.name,
      since: isWhole ? undefined : newSince(variable.since),
      deprecated: variable.deprecated !== undefined,
      className: isWhole && heightClass(content),
    },
    content,
  );
}

const example = ({example: given}: Variable): Node =>
  typeof given === 'string' ? fence('sh', given) : fence('powershell', given.powershell);

const LIST = 'environment-variables-list';

/** All variables: a filter, a table of their names by purpose, then the entries. */
function whole(variables: readonly Variable[], facts: Facts, page: string): Node[] {
  const groups = Object.entries(PURPOSES).flatMap(([purpose, title]) => {
    const own = variables.filter((each) => each.purpose === purpose);
    return own.length === 0 ? [] : [{id: `environment-${purpose}`, title, own}];
  });
  return [
    element('StaticContent', {id: LIST}, [
      element('ListFilter', {label: 'Filter the variables', entries: `#${LIST} dl>div`}),
      index(
        ['Purpose', 'Variables'],
        groups.map(({id, title, own}) => ({
          title: link(`#${id}`, text(title)),
          entries: own.map(({name}) => ({name, url: `#${name}`})),
        })),
      ),
      ...groups.flatMap(({id, title, own}) => [
        heading(3, id, text(title)),
        ...factList(`Environment variables: ${title}`, own, (each) =>
          item(each, facts, page, true),
        ),
      ]),
    ]),
  ];
}

/**
 * `<EnvironmentVariables only="AQUA_CONFIG" />`: variables that aqua and its companions read; without
 * `only` all of them, by purpose and with examples.
 */
export const environmentVariables = defineTag({
  name: 'EnvironmentVariables',
  kind: 'block',
  attributes: z.strictObject({only: commaSeparated(z.string()).optional()}),
  expand({only}, {facts, page}) {
    const variables = chosen(only, facts);
    if (only === undefined) return whole(variables, facts, page);
    return factList('Environment variables', variables, (each) => item(each, facts, page));
  },
  // An entry names the flag that sets the same.
  shows: ({only}, {facts}) => [...chosen(only, facts), facts.commands],
});
