import {namesOf, spelledFlag} from '../../../plugins/facts/names.ts';
import type {Command, Flag} from '../../../plugins/facts/schema.ts';

/** The commands and flags of the tool, from `facts/commands.yaml`. */
export interface CommandFacts {
  flags: readonly Flag[];
  commands: readonly Command[];
}

/** A command in `$(…)`, which may contain brackets, or in backquotes. */
const SUBSTITUTION = /\$\(((?:[^()]|\([^()]*\))*)\)?|`([^`]*)`?/g;

/** The parts of shell text. Neighboring parts that are neither spaces nor separators are one word. */
const PART = new RegExp(
  [
    // The end of a line that continues, a comment, and the number in `2>file`.
    /(?<ignored>\\\n|(?<![^\s;&|(){}])#.*|(?<![^\s;&|(){}])\d(?=[<>]))/,
    /'(?<literal>[^']*)'?/,
    `"(?<quoted>(?:\\\\[^]|${SUBSTITUTION.source}|[^"\\\\])*)"?`,
    SUBSTITUTION,
    /\\(?<escaped>.?)/,
    // A placeholder such as <package>.
    /<[A-Za-z][A-Za-z -]*>/,
    /(?<separator>[\n;&|(){}<>])/,
    /(?<space>[^\S\n]+)/,
    /[^\s;&|(){}<>'"`\\$]+|\$/,
  ]
    .map((part) => (typeof part === 'string' ? part : part.source))
    .join('|'),
  'g',
);

/**
 * The words of each command in shell text, without the files of redirections. The contents of `$(…)` and backquotes
 * are collected in `inner`.
 */
function commandsIn(text: string, inner: string[]): string[][] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  let redirected = false;
  const substitute = (_: string, inBrackets?: string, inBackquotes?: string): string => {
    inner.push(inBrackets ?? inBackquotes ?? '');
    return '$()';
  };
  const endWord = (): void => {
    if (word === undefined) return;
    if (!redirected) commands.at(-1)?.push(word);
    redirected = false;
    word = undefined;
  };
  for (const {0: part, groups = {}} of text.matchAll(PART)) {
    const {ignored, literal, quoted, escaped, separator, space} = groups;
    if (ignored !== undefined) continue;
    if (separator === undefined && space === undefined) {
      word ??= '';
      word += literal ?? escaped ?? (quoted ?? part).replace(SUBSTITUTION, substitute);
      continue;
    }
    endWord();
    if (separator === '<' || separator === '>') redirected = true;
    else if (separator !== undefined) commands.push([]);
  }
  endWord();
  return commands;
}

/** Words that a command may follow. */
const PREFIX = /^(?:sudo|exec|command|time|nohup|env|then|else|do|!|if|while)$/;

/** The arguments of every call of `aqua` in shell text, including calls in `$(…)`. */
export function aquaCalls(text: string): string[][] {
  const inner: string[] = [];
  const withoutDocuments = text.replace(/<<-?\s*(['"]?)(\w+)\1[\s\S]*?\n\s*\2\s*$/gm, '');
  const calls = commandsIn(withoutDocuments, inner).flatMap((words) => {
    const start = words.findIndex((word) => !/^\w+=/.test(word) && !PREFIX.test(word));
    const args = words.slice(start + 1);
    // a word that ends in <Tab> is incomplete
    const isTyped = !args.some((word) => word.includes('<Tab>'));
    return /^(?:.*\/)?aqua$/.test(words[start] ?? '') && isTyped ? [args] : [];
  });
  return [...calls, ...inner.flatMap(aquaCalls)];
}

/** The problem of a call of aqua with these arguments, according to the facts. */
export function callProblem(args: readonly string[], facts: CommandFacts): string | undefined {
  let flags: Flag[] = [...facts.flags];
  let commands: readonly Command[] = facts.commands;
  let command: Command | undefined;
  const title = (): string => (command ? `aqua ${command.name}` : 'aqua');
  let positional = 0;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as string;
    if (arg === '--') return undefined;
    if (/^-./.test(arg)) {
      const [spelled = '', value] = arg.split(/=(.*)/s);
      const flag = flags.find((each) =>
        namesOf(each).some((name) => spelledFlag(name) === spelled),
      );
      if (!flag) {
        const known = flags
          .filter((each) => !each.hidden)
          .flatMap((each) => namesOf(each).map(spelledFlag));
        return `"${title()}" has no flag ${spelled}; it has ${known.join(', ')}`;
      }
      if (flag.type !== 'boolean' && value === undefined) {
        at += 1;
        if (args[at] === undefined) return `${spelled} of "${title()}" needs a value`;
      }
      continue;
    }
    const next: Command | undefined =
      positional === 0 ? commands.find((each) => namesOf(each).includes(arg)) : undefined;
    if (next) {
      command = next;
      commands = next.subcommands ?? [];
      flags = [...(next.flags ?? []), ...facts.flags];
      continue;
    }
    if (!command) {
      return `aqua has no command "${arg}"; facts/commands.yaml has ${facts.commands.map(({name}) => name).join(', ')}`;
    }
    if (command.subcommands?.length && !command.arguments?.length) {
      return `"${title()}" has no command "${arg}"; it has ${command.subcommands.map(({name}) => name).join(', ')}`;
    }
    // arguments after the command of `aqua exec` belong to that command
    if (command.name === 'exec') return undefined;
    positional += 1;
    const last = command.arguments?.at(-1);
    if (!last || (positional > (command.arguments ?? []).length && !last.repeated)) {
      return `"${title()}" takes ${last ? `no more than ${command.arguments?.length} argument(s)` : 'no arguments'}, found "${arg}"`;
    }
  }
  return undefined;
}
