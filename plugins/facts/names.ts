/** The names of commands, flags, and fields on pages and in messages. Pure functions. */
import type {Command, Facts} from './schema.ts';

/** `file:line` of an entry of the facts. */
export const positionText = ({positionOf}: Pick<Facts, 'positionOf'>, entry: object): string => {
  const {file, line} = positionOf(entry);
  return `${file}:${line}`;
};

/** A flag as it is typed: `--name`, or `-n` for a name of one letter. */
export const spelledFlag = (name: string): string => (name.length === 1 ? `-${name}` : `--${name}`);

/** The name of a command or flag, and its aliases. */
export const namesOf = ({name, aliases = []}: Pick<Command, 'name' | 'aliases'>): string[] => [
  name,
  ...aliases,
];

/** The name of a field with the objects around it, from the top of the file: `packages[].update.enabled`. */
export const fullName = (at: string, name: string): string => (at === '.' ? name : `${at}.${name}`);

/** A command with the words that call it, and every spelling of them with aliases. */
export interface CalledCommand {
  words: string[];
  spellings: string[];
  command: Command;
}

/** Every command under `commands`, each before those below it. */
export function walkCommands(
  commands: readonly Command[],
  parents: Pick<CalledCommand, 'words' | 'spellings'> = {words: [], spellings: ['']},
): CalledCommand[] {
  return commands.flatMap((command) => {
    const words = [...parents.words, command.name];
    const spellings = parents.spellings.flatMap((parent) =>
      namesOf(command).map((name) => `${parent} ${name}`.trim()),
    );
    const below = walkCommands(command.subcommands ?? [], {words, spellings});
    return [{words, spellings, command}, ...below];
  });
}
