/** Parses the help and the completion of the tool. */

/** A flag in the help. */
export interface HelpFlag {
  /** Its spellings without hyphens. The first one is its name. */
  names: string[];
  type: 'boolean' | 'string' | 'integer' | 'duration';
  default?: string;
  environment: string[];
}

/** One page of help. */
export interface Help {
  commands: {name: string; aliases: string[]}[];
  flags: HelpFlag[];
  globalFlags: HelpFlag[];
}

/** A command of the tool with the words that call it; the program itself has none. */
export interface HelpCommand extends Omit<Help, 'commands'> {
  words: string[];
  aliases: string[];
}

const TYPES: Record<string, HelpFlag['type']> = {
  string: 'string',
  int: 'integer',
  uint: 'integer',
  duration: 'duration',
};

/** The lines below each heading of a page of help. */
function sections(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let lines: string[] | undefined;
  for (const line of text.split('\n')) {
    const heading = /^([A-Z][A-Z ]+):$/.exec(line)?.[1];
    if (heading) {
      lines = [];
      found.set(heading, lines);
    } else lines?.push(line);
  }
  return found;
}

/** The flag in a line such as `   --days int, -d int  Days (default: 60) [$AQUA_VACUUM_DAYS]`. */
export function parseFlag(line: string): HelpFlag | undefined {
  const match = /^ {3}(-\S+(?: \w+)?(?:, -\S+(?: \w+)?)*)(?: {2,}(.*))?$/.exec(line);
  if (!match) return undefined;
  const [, spellings = '', usage = ''] = match;
  const parts = spellings.split(', ').map((each) => each.split(' '));
  const type = parts[0]?.[1];
  const found = /\(default: (.*?)\)(?: \[|$)/.exec(usage)?.[1];
  return {
    names: parts.map(([name = '']) => name.replace(/^-+/, '')),
    type: type === undefined ? 'boolean' : (TYPES[type] ?? 'string'),
    ...(found !== undefined && {default: found.replace(/^"(.*)"$/, '$1')}),
    environment: [...(/\[(\$[^\]]+)\]$/.exec(usage)?.[1] ?? '').matchAll(/\$(\w+)/g)].map(
      ([, name = '']) => name,
    ),
  };
}

/** A page of help as data. */
export function parseHelp(text: string): Help {
  const parts = sections(text);
  const commands = (parts.get('COMMANDS') ?? []).flatMap((line) => {
    const names = /^ {3}([a-z][\w-]*(?:, [a-z][\w-]*)*)(?: {2,}|$)/.exec(line)?.[1];
    const [name, ...aliases] = names?.split(', ') ?? [];
    return name === undefined ? [] : [{name, aliases}];
  });
  const flags = (heading: string) =>
    (parts.get(heading) ?? []).flatMap((line) => parseFlag(line) ?? []);
  return {commands, flags: flags('OPTIONS'), globalFlags: flags('GLOBAL OPTIONS')};
}

/** The names in the output of completion, which has one `name:description` per line. */
export function parseCompletion(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.split(':')[0]?.trim() ?? '')
    .filter(Boolean);
}

/** Asks `run` for the help of the program and, through it, of every command below. */
export function walkHelp(run: (args: string[]) => string): HelpCommand[] {
  const visit = (words: string[], aliases: string[]): HelpCommand[] => {
    const {commands, ...flags} = parseHelp(run([...words, '--help']));
    const below = commands.flatMap((command) => {
      if (command.name !== 'help') return visit([...words, command.name], command.aliases);
      // Every command has a command `help`, without a help text of its own. One entry is enough.
      if (words.length > 0) return [];
      return [{words: ['help'], aliases: command.aliases, flags: [], globalFlags: []}];
    });
    return [{...flags, words, aliases}, ...below];
  };
  return visit([], []);
}
