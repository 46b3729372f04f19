/** Compares the facts about commands with the help of the tool. */
import {placeText, spelledFlag, walkCommands} from '../../../plugins/facts/names.ts';
import type {Command, Facts, Flag} from '../../../plugins/facts/schema.ts';
import {listed, type Report, sameSet} from '../report.ts';
import type {HelpCommand, HelpFlag} from './help.ts';

const FILE = 'facts/commands.yaml';

/** Compares one flag in `facts` with the one in the help. */
function compareFlag(
  owner: string,
  flag: Flag,
  printed: HelpFlag,
  where: string,
  report: Report,
): void {
  const name = `${owner} ${spelledFlag(flag.name)}`;
  const names = [flag.name, ...(flag.aliases ?? [])];
  report.check(
    sameSet(names, printed.names),
    `${where}: ${name}: facts spell it ${listed(names)}, the tool ${listed(printed.names)}: correct name or aliases`,
  );
  for (const key of ['type', 'default', 'environment'] as const) {
    const ours = [flag[key] ?? []].flat();
    const theirs = [printed[key] ?? []].flat();
    report.check(
      sameSet(ours, theirs),
      `${where}: ${name}: the facts have ${key} ${listed(ours)}, the tool ${listed(theirs)}: correct ${key}`,
    );
  }
}

/** Compares the flags of `owner`, both ways. */
function compareFlags(
  facts: Facts,
  owner: string,
  owned: {entry: object; flags: readonly Flag[]},
  printed: readonly HelpFlag[],
  report: Report,
): void {
  const visible = owned.flags.filter((flag) => !flag.hidden);
  for (const flag of visible) {
    const found = printed.find((each) => each.names.includes(flag.name));
    const where = placeText(facts, flag);
    if (found) compareFlag(owner, flag, found, where, report);
    else {
      report.check(
        false,
        `${where}: ${owner} ${spelledFlag(flag.name)}: the tool has no such flag: remove it`,
      );
    }
  }
  for (const flag of printed) {
    report.check(
      visible.some((each) => flag.names.includes(each.name)),
      `${placeText(facts, owned.entry)}: ${owner}: the tool has the flag ${listed(flag.names.map(spelledFlag))}, but the facts do not: add it under flags`,
    );
  }
}

/** Compares commands, aliases and flags with the help of the tool, both ways. */
export function compareCommands(
  facts: Facts,
  printed: readonly HelpCommand[],
  report: Report,
): void {
  const known = walkCommands(facts.commands.commands).filter(({command}) => !command.hidden);
  const program = printed.find((each) => each.words.length === 0);
  compareFlags(
    facts,
    'aqua',
    {entry: facts.commands, flags: facts.commands.flags},
    program?.globalFlags ?? [],
    report,
  );
  for (const {words, command} of known) {
    const name = `aqua ${words.join(' ')}`;
    const found = printed.find((each) => each.words.join(' ') === words.join(' '));
    if (
      !report.check(
        found !== undefined,
        `${placeText(facts, command)}: ${name}: the tool has no such command: remove it`,
      ) ||
      !found
    ) {
      continue;
    }
    report.check(
      sameSet(command.aliases ?? [], found.aliases),
      `${placeText(facts, command)}: ${name}: the facts have aliases ${listed(command.aliases ?? [])}, the tool ${listed(found.aliases)}: correct aliases`,
    );
    compareFlags(
      facts,
      name,
      {entry: command, flags: command.flags ?? []},
      found.flags.filter((flag) => flag.names[0] !== 'help'),
      report,
    );
  }
  for (const {words} of printed) {
    if (words.length === 0) continue;
    report.check(
      known.some((each) => each.words.join(' ') === words.join(' ')),
      `${FILE}:1: the tool has the command "aqua ${words.join(' ')}", but the facts do not: add it under commands`,
    );
  }
}

/** Compares the suggestions of completion, by the words before the cursor, with the facts. */
export function compareCompletion(
  facts: Facts,
  complete: (words: string[], start: string) => string[],
  report: Report,
): void {
  const visible = (commands: readonly Command[] | undefined) =>
    (commands ?? []).filter((each) => !each.hidden);
  const compare = (
    name: string,
    entry: object,
    what: string,
    ours: readonly string[],
    offered: readonly string[],
  ) => {
    report.check(
      sameSet(ours, offered),
      `${placeText(facts, entry)}: ${name}: completion offers the ${what} ${listed(offered)}; facts have ${listed(ours)}: add or remove what differs`,
    );
  };
  compare(
    'aqua',
    facts.commands,
    'commands',
    visible(facts.commands.commands).map((each) => each.name),
    complete([], ''),
  );
  compare(
    'aqua',
    facts.commands,
    'flags',
    facts.commands.flags.filter((flag) => !flag.hidden).map((flag) => spelledFlag(flag.name)),
    complete([], '-'),
  );
  for (const {words, command} of walkCommands(visible(facts.commands.commands))) {
    if (words[0] === 'help') continue;
    const name = `aqua ${words.join(' ')}`;
    const offered = complete(words, '-').filter((each) => each !== '--help');
    const flags = (command.flags ?? []).filter((flag) => !flag.hidden);
    compare(
      name,
      command,
      'flags',
      flags.map((flag) => spelledFlag(flag.name)),
      offered,
    );
    if (command.subcommands) {
      compare(
        name,
        command,
        'commands',
        visible(command.subcommands).map((each) => each.name),
        complete(words, '').filter((each) => each !== 'help'),
      );
    }
  }
}

/**
 * Runs the commands that the facts mark as hidden: the tool must accept them although its help does
 * not list them.
 */
export function compareHidden(
  facts: Facts,
  accepts: (args: string[]) => boolean,
  report: Report,
): void {
  for (const {words, command} of walkCommands(facts.commands.commands)) {
    if (!command.hidden) continue;
    report.check(
      accepts([...words, '--help']),
      `${placeText(facts, command)}: aqua ${words.join(' ')}: the tool does not know this hidden command: remove it`,
    );
  }
  for (const flag of facts.commands.flags) {
    if (!flag.hidden) continue;
    report.check(
      accepts([spelledFlag(flag.name), 'root-dir']),
      `${placeText(facts, flag)}: aqua ${spelledFlag(flag.name)}: the tool does not know this hidden flag: remove it`,
    );
  }
}

/** Checks that the environment variables of flags have entries that refer to the flags. */
export function compareFlagVariables(facts: Facts, report: Report): void {
  const owners = [
    ...facts.commands.flags.map((flag) => ({name: 'aqua', flag})),
    ...walkCommands(facts.commands.commands).flatMap(({words, command}) =>
      (command.flags ?? []).map((flag) => ({name: `aqua ${words.join(' ')}`, flag})),
    ),
  ];
  for (const {name, flag} of owners) {
    for (const variable of flag.environment ?? []) {
      const entry = facts.environment.variables.find((each) => each.name === variable);
      report.check(
        entry?.flag?.includes(spelledFlag(flag.name)) ?? false,
        `${placeText(facts, entry ?? flag)}: ${variable}: ${name} ${spelledFlag(flag.name)} reads it; ${entry ? 'add it under flag' : 'add it to facts/environment.yaml'}`,
      );
    }
  }
  for (const variable of facts.environment.variables) {
    if (variable.flag === undefined) continue;
    report.check(
      owners.some(({flag}) => flag.environment?.includes(variable.name)),
      `${placeText(facts, variable)}: ${variable.name}: no flag in facts/commands.yaml reads it: remove flag, or add environment there`,
    );
  }
}
