import {spelledFlag} from '../../../plugins/facts/names.ts';
import type {Command, Flag} from '../../../plugins/facts/schema.ts';

/** The commands and flags of the tool, from `facts/commands.yaml`. */
export interface CommandFacts {
  flags: readonly Flag[];
  commands: readonly Command[];
}

/** A word, or a separator of commands. */
type Token = {word: string} | {separator: string};

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

/** Splits shell text into words. The contents of `$(…)` and backquotes are collected in `inner`. */
function tokenize(text: string, inner: string[]): Token[] {
  const tokens: Token[] = [];
  let word: string | undefined;
  for (const {0: part, groups = {}} of text.matchAll(PART)) {
    const {ignored, literal, quoted, escaped, separator, space} = groups;
    if (ignored !== undefined) continue;
    if (separator === undefined && space === undefined) {
      const substitute = (_: string, inBrackets?: string, inBackquotes?: string): string => {
        inner.push(inBrackets ?? inBackquotes ?? '');
        return '$()';
      };
      word =
        (word ?? '') + (literal ?? escaped ?? (quoted ?? part).replace(SUBSTITUTION, substitute));
      continue;
    }
    if (word !== undefined) tokens.push({word});
    word = undefined;
    if (separator !== undefined) tokens.push({separator});
  }
  if (word !== undefined) tokens.push({word});
  return tokens;
}

const PREFIXES = new Set([
  'sudo',
  'exec',
  'command',
  'time',
  'nohup',
  'env',
  'then',
  'else',
  'do',
  '!',
  'if',
  'while',
]);

/** The arguments of every call of `aqua` in shell text, including calls in `$(…)`. */
export function aquaCalls(text: string): string[][] {
  const inner: string[] = [];
  const calls: string[][] = [];
  let call: string[] | undefined;
  let commandFollows = true;
  let redirected = false;
  for (const token of tokenize(
    text.replace(/<<-?\s*(['"]?)(\w+)\1[\s\S]*?\n\s*\2\s*$/gm, ''),
    inner,
  )) {
    if ('separator' in token) {
      if (token.separator === '<' || token.separator === '>') redirected = true;
      else {
        call = undefined;
        commandFollows = true;
      }
      continue;
    }
    if (redirected) {
      redirected = false;
      continue;
    }
    if (call) call.push(token.word);
    else if (commandFollows) {
      if (/^\w+=/.test(token.word) || PREFIXES.has(token.word)) continue;
      commandFollows = false;
      if (/^(?:.*\/)?aqua$/.test(token.word)) {
        call = [];
        calls.push(call);
      }
    }
  }
  // a word that ends in <Tab> is incomplete
  const typed = calls.filter((words) => !words.some((word) => word.includes('<Tab>')));
  return [...typed, ...inner.flatMap(aquaCalls)];
}

const names = ({name, aliases = []}: {name: string; aliases?: string[]}): string[] => [
  name,
  ...aliases,
];

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
      const flag = flags.find((each) => names(each).some((name) => spelledFlag(name) === spelled));
      if (!flag) {
        const known = flags
          .filter((each) => !each.hidden)
          .flatMap((each) => names(each).map(spelledFlag));
        return `"${title()}" has no flag ${spelled}; it has ${known.join(', ')}`;
      }
      if (flag.type !== 'boolean' && value === undefined) {
        at += 1;
        if (args[at] === undefined) return `${spelled} of "${title()}" needs a value`;
      }
      continue;
    }
    const next: Command | undefined =
      positional === 0 ? commands.find((each) => names(each).includes(arg)) : undefined;
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
