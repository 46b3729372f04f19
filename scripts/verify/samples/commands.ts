import {spelledFlag} from '../../../plugins/facts/names.ts';
import type {Command, Flag} from '../../../plugins/facts/schema.ts';

/** The commands and flags of the tool, from `facts/commands.yaml`. */
export interface CommandFacts {
  flags: readonly Flag[];
  commands: readonly Command[];
}

/** A word, or a separator of commands. */
type Token = {word: string} | {separator: string};

/** Closes the bracket that opens before `start`; returns the place after it. */
function afterBracket(text: string, start: number): number {
  let depth = 1;
  let at = start;
  while (at < text.length && depth > 0) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    at += 1;
  }
  return at;
}

/**
 * Splits shell text into words. The contents of `$(…)` and backquotes are collected in `inner`. A
 * comment ends at the end of its line.
 */
function tokenize(text: string, inner: string[]): Token[] {
  const tokens: Token[] = [];
  let word: string | undefined;
  const end = (): void => {
    if (word !== undefined) tokens.push({word});
    word = undefined;
  };
  for (let at = 0; at < text.length; ) {
    const char = text[at] as string;
    if (char === '\\') {
      if (text[at + 1] === '\n') {
        at += 2;
        continue;
      }
      word = (word ?? '') + (text[at + 1] ?? '');
      at += 2;
    } else if (char === "'") {
      const close = text.indexOf("'", at + 1);
      const stop = close < 0 ? text.length : close;
      word = (word ?? '') + text.slice(at + 1, stop);
      at = stop + 1;
    } else if (char === '"') {
      let stop = at + 1;
      word ??= '';
      while (stop < text.length && text[stop] !== '"') {
        if (text.startsWith('$(', stop)) {
          const after = afterBracket(text, stop + 2);
          inner.push(text.slice(stop + 2, after - 1));
          word += '$()';
          stop = after;
        } else {
          word += text[stop];
          stop += text[stop] === '\\' ? 2 : 1;
        }
      }
      at = stop + 1;
    } else if (text.startsWith('$(', at)) {
      const after = afterBracket(text, at + 2);
      inner.push(text.slice(at + 2, after - 1));
      word = `${word ?? ''}$()`;
      at = after;
    } else if (char === '`') {
      const close = text.indexOf('`', at + 1);
      const stop = close < 0 ? text.length : close;
      inner.push(text.slice(at + 1, stop));
      word = `${word ?? ''}$()`;
      at = stop + 1;
    } else if (char === '#' && word === undefined) {
      const stop = text.indexOf('\n', at);
      at = stop < 0 ? text.length : stop;
    } else if (/[\s;&|(){}]/.test(char)) {
      end();
      if (!/[ \t]/.test(char)) tokens.push({separator: char});
      at += 1;
    } else if (char === '<' && /^<[A-Za-z][A-Za-z -]*>/.test(text.slice(at))) {
      // a placeholder such as <package>
      const stop = text.indexOf('>', at);
      word = (word ?? '') + text.slice(at, stop + 1);
      at = stop + 1;
    } else if (char === '<' || char === '>') {
      if (word !== undefined && /^\d$/.test(word)) word = undefined;
      end();
      tokens.push({separator: char});
      at += 1;
    } else {
      word = (word ?? '') + char;
      at += 1;
    }
  }
  end();
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
