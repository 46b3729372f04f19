/** Compares the facts about commands with the help of the tool. */
import {namesOf, positionText, spelledFlag, walkCommands} from '../../../plugins/facts/names.ts';
import type {Command, Facts, Flag} from '../../../plugins/facts/schema.ts';
import {listed, type Report, sameSet} from '../report.ts';
import type {HelpCommand, HelpFlag} from './help.ts';

const FILE = 'facts/commands.yaml';

/** A command of the facts, or the program itself, which no word follows. */
interface Owner {
  /** How it is called: `aqua policy allow`. */
  name: string;
  words: string[];
  /** The object in the facts. */
  entry: object;
  hidden?: true;
  aliases: string[];
  flags: Flag[];
  /** The commands below it. */
  commands: Command[];
}

/** The program and every command of the facts. */
const ownersOf = ({commands: program}: Facts): Owner[] => [
  {name: 'aqua', words: [], entry: program, aliases: [], ...program},
  ...walkCommands(program.commands).map(({words, command}) => ({
    name: `aqua ${words.join(' ')}`,
    words,
    entry: command,
    hidden: command.hidden,
    aliases: command.aliases ?? [],
    flags: command.flags ?? [],
    commands: command.subcommands ?? [],
  })),
];

const isVisible = ({hidden}: {hidden?: true}): boolean => !hidden;

/** Compares one flag in `facts` with the one in the help. */
function compareFlag(
  owner: string,
  flag: Flag,
  printed: HelpFlag,
  where: string,
  report: Report,
): void {
  const name = `${owner} ${spelledFlag(flag.name)}`;
  const names = namesOf(flag);
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
  {name, entry, flags}: Owner,
  printed: readonly HelpFlag[],
  report: Report,
): void {
  const visible = flags.filter(isVisible);
  for (const flag of visible) {
    const found = printed.find((each) => each.names.includes(flag.name));
    const where = positionText(facts, flag);
    report.check(
      found !== undefined,
      `${where}: ${name} ${spelledFlag(flag.name)}: the tool has no such flag: remove it`,
    );
    if (found) compareFlag(name, flag, found, where, report);
  }
  for (const flag of printed) {
    report.check(
      visible.some((each) => flag.names.includes(each.name)),
      `${positionText(facts, entry)}: ${name}: the tool has the flag ${listed(flag.names.map(spelledFlag))}, but the facts do not: add it under flags`,
    );
  }
}

/** Compares commands, aliases and flags with the help of the tool, both ways. */
export function compareCommands(
  facts: Facts,
  printed: readonly HelpCommand[],
  report: Report,
): void {
  const called = ({words}: {words: string[]}) => words.join(' ');
  const known = ownersOf(facts).filter(isVisible);
  for (const owner of known) {
    const where = `${positionText(facts, owner.entry)}: ${owner.name}`;
    const found = printed.find((each) => called(each) === called(owner));
    report.check(found !== undefined, `${where}: the tool has no such command: remove it`);
    if (!found) continue;
    report.check(
      sameSet(owner.aliases, found.aliases),
      `${where}: the facts have aliases ${listed(owner.aliases)}, the tool ${listed(found.aliases)}: correct aliases`,
    );
    // The facts have the flag --help once, as a flag of the program.
    const flags =
      owner.words.length === 0
        ? found.globalFlags
        : found.flags.filter(({names}) => names[0] !== 'help');
    compareFlags(facts, owner, flags, report);
  }
  for (const each of printed) {
    report.check(
      known.some((owner) => called(owner) === called(each)),
      `${FILE}:1: the tool has the command "aqua ${called(each)}", but the facts do not: add it under commands`,
    );
  }
}

/** Compares the suggestions of completion, by the words before the cursor, with the facts. */
export function compareCompletion(
  facts: Facts,
  complete: (words: string[], start: string) => string[],
  report: Report,
): void {
  for (const {name, words, entry, flags, commands} of ownersOf(facts).filter(isVisible)) {
    if (words[0] === 'help') continue;
    // The facts have the command help and the flag --help once, below the program.
    const offered = (start: string) =>
      complete(words, start).filter(
        (each) => words.length === 0 || (each !== 'help' && each !== '--help'),
      );
    const compare = (what: string, ours: readonly string[], theirs: readonly string[]) => {
      report.check(
        sameSet(ours, theirs),
        `${positionText(facts, entry)}: ${name}: completion offers the ${what} ${listed(theirs)}; facts have ${listed(ours)}: add or remove what differs`,
      );
    };
    const names = (entries: readonly (Flag | Command)[]) =>
      entries.filter(isVisible).map((each) => each.name);
    compare('flags', names(flags).map(spelledFlag), offered('-'));
    if (commands.length > 0) compare('commands', names(commands), offered(''));
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
  for (const {name, words, entry, hidden} of ownersOf(facts)) {
    if (!hidden) continue;
    report.check(
      accepts([...words, '--help']),
      `${positionText(facts, entry)}: ${name}: the tool does not know this hidden command: remove it`,
    );
  }
  for (const flag of facts.commands.flags) {
    if (!flag.hidden) continue;
    report.check(
      accepts([spelledFlag(flag.name), 'root-dir']),
      `${positionText(facts, flag)}: aqua ${spelledFlag(flag.name)}: the tool does not know this hidden flag: remove it`,
    );
  }
}
