import * as z from 'zod';
import {pickSteps, readSession, sessionFile} from '../../recordings/session.ts';
import {recordingFence} from '../../recordings/tag.ts';
import {
  blocks,
  bullets,
  code,
  element,
  fence,
  heading,
  inline,
  link,
  type Node,
  paragraph,
  strong,
  text,
} from '../../tags/nodes.ts';
import {defineTag} from '../../tags/tag.ts';
import {namesOf, spelledFlag, walkCommands} from '../names.ts';
import type {Argument, Command, Flag} from '../schema.ts';
import {heightClass} from './height.ts';
import {codes, deprecation, factList, meta, more, pair} from './parts.ts';

/** The name of the program, which every command line starts with. */
const PROGRAM = 'aqua';

/** How the command of `words` is called, without its arguments. */
const called = (words: readonly string[]): string => [PROGRAM, ...words].join(' ');

const commandAnchor = (words: readonly string[]): string => [PROGRAM, ...words].join('-');

/** An argument in a command line: `<package> …`. */
const placeholder = ({name, repeated}: Argument): string => `<${name}>${repeated ? ' …' : ''}`;

function synopsis(words: readonly string[], command: Command): string {
  const args = (command.arguments ?? []).map((each) =>
    each.required ? placeholder(each) : `[${placeholder(each)}]`,
  );
  const flags = (command.flags ?? []).some((flag) => !flag.hidden) ? ['[flags]'] : [];
  const below = command.subcommands?.length ? ['<command>'] : [];
  return [called(words), ...below, ...flags, ...args].join(' ');
}

const argumentItem = (prefix: string, argument: Argument): Node =>
  element(
    'FactItem',
    {
      id: `${prefix}-${argument.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      name: placeholder(argument),
      required: argument.required,
    },
    blocks(argument.description),
  );

function flagItem(prefix: string, flag: Flag): Node {
  return element(
    'FactItem',
    {
      id: `${prefix}${spelledFlag(flag.name)}`,
      name: namesOf(flag).map(spelledFlag).join(', '),
      since: flag.since,
      hidden: flag.hidden,
      deprecated: flag.deprecated !== undefined,
    },
    [
      ...meta(
        flag.type !== 'boolean' && pair('Type', text(flag.type)),
        flag.default !== undefined && pair('Default', code(flag.default)),
        flag.environment && pair('Environment variable', ...codes(flag.environment)),
      ),
      ...blocks(flag.description),
      ...deprecation(flag.deprecated),
    ],
  );
}

/** A label followed by one text, or by a list of several. */
function labeled(label: string, answers: readonly string[] = []): Node[] {
  const [first, ...rest] = answers;
  if (first === undefined) return [];
  const name = strong(text(label));
  if (rest.length > 0) return [paragraph(name), bullets(...answers.map(blocks))];
  const [beginning, ...others] = blocks(first);
  return [paragraph(name, text(' '), ...(beginning?.children ?? [])), ...others];
}

/** The examples of a command, each with the recorded output or the command line. */
function examples({examples: all = []}: Command, siteDir: string): Node[] {
  if (all.length === 0) return [];
  return [
    paragraph(strong(text('Examples'))),
    ...all.flatMap(({description, command, recording, steps}) => [
      ...blocks(description),
      recording === undefined
        ? fence('sh', command ?? '')
        : recordingFence(pickSteps(readSession(siteDir, recording), steps)),
    ]),
  ];
}

/** The commands below a command, each with a link to its reference on the same page. */
const subcommands = (words: readonly string[], {subcommands: below = []}: Command): Node[] =>
  below.length === 0
    ? []
    : [
        bullets(
          ...below.map(({name, summary}) => [
            paragraph(
              link(`#${commandAnchor([...words, name])}`, code(called([...words, name]))),
              text(': '),
              ...inline(summary),
            ),
          ]),
        ),
      ];

/** The reference of a command: what it does, its subcommands and examples, then all the details. */
function commandBody(words: readonly string[], command: Command, siteDir: string): Node[] {
  const id = commandAnchor(words);
  const around: Node[] = [
    ...labeled('Reads:', command.reads),
    ...labeled('Changes:', command.writes),
    ...labeled('Prints:', command.prints === undefined ? [] : [command.prints]),
    ...labeled(
      'Exits with:',
      command.exits?.map(
        ({code: status, when}) =>
          `${typeof status === 'number' ? `\`${status}\`` : status} ${when}`,
      ),
    ),
  ];
  return [
    ...blocks(command.summary),
    ...deprecation(command.deprecated),
    ...subcommands(words, command),
    ...examples(command, siteDir),
    paragraph(strong(text('Synopsis:')), text(' '), code(synopsis(words, command))),
    ...(command.description === undefined ? [] : blocks(command.description)),
    ...meta(
      command.aliases &&
        pair(
          command.aliases.length > 1 ? 'Aliases' : 'Alias',
          ...codes(command.aliases.map((alias) => called([...words.slice(0, -1), alias]))),
        ),
      command.since !== undefined && pair('Since', text(command.since)),
      command.hidden && pair('Hidden', text('the help does not list it')),
    ),
    ...factList(`Arguments of ${called(words)}`, command.arguments, (each) =>
      argumentItem(id, each),
    ),
    ...factList(`Flags of ${called(words)}`, command.flags, (flag) => flagItem(id, flag)),
    ...(around.length > 0
      ? [element('FactDetails', {summary: 'Files, output, and exit status'}, around)]
      : []),
  ];
}

/** `<Commands />`: an index of all commands, the flags of every command, then each command. */
export const commands = defineTag({
  name: 'Commands',
  kind: 'block',
  attributes: z.strictObject({}),
  expand(_, {facts, page, siteDir}) {
    const all = walkCommands(facts.commands.commands);
    return [
      element('nav', {'aria-label': 'Commands'}, [
        element(
          'ul',
          {className: 'fact-index'},
          all.map(({words, command: each}) =>
            element('li', {}, [
              link(`#${commandAnchor(words)}`, code(called(words))),
              text(' '),
              ...inline(each.summary),
              ...(each.deprecated ? [text(' Deprecated.')] : []),
            ]),
          ),
        ),
      ]),
      // The page is long, so its script leaves the entries out.
      element('StaticContent', {id: 'commands'}, [
        heading(2, 'global-flags', text('Global flags')),
        paragraph(
          text(
            'You can write these flags before or after the name of a command, unless their description states otherwise.',
          ),
        ),
        ...factList('Global flags', facts.commands.flags, (flag) => flagItem('global', flag)),
        ...all.flatMap(({words, command: each}) => {
          const content = [
            ...commandBody(words, each, siteDir),
            ...more(each.guide, `How to use ${called(words)}`, page),
          ];
          return [
            heading(Math.min(words.length + 1, 4), commandAnchor(words), text(called(words))),
            element('div', {className: `fact-entry ${heightClass(content)}`}, content),
          ];
        }),
      ]),
    ];
  },
  shows: (_, {facts}) =>
    walkCommands(facts.commands.commands).flatMap(({command: each}) => [
      each,
      ...(each.examples ?? []).flatMap(({recording}) =>
        recording === undefined ? [] : [sessionFile(recording)],
      ),
    ]),
});
