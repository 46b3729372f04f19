/** Finds facts that no page shows. */
import type {Shown} from '../tags/tag.ts';
import {placeText, walkCommands} from './names.ts';
import type {Facts} from './schema.ts';

/** The entries of `facts` that are not among `shown`: file, line, entry and the tag to write. */
export function notShown(facts: Facts, shown: ReadonlySet<Shown>): string[] {
  const problems: string[] = [];
  const check = (entry: object, name: string, tag: string) => {
    if (shown.has(entry)) return;
    problems.push(
      `${placeText(facts, entry)}: ${name}: no page shows it; write ${tag} on the page it belongs to`,
    );
  };
  for (const {words, command} of walkCommands(facts.commands.commands)) {
    const name = words.join(' ');
    check(command, name, `<Command name="${name}" />`);
  }
  for (const variable of facts.environment.variables) {
    check(variable, variable.name, `<EnvironmentVariables only="${variable.name}" />`);
  }
  for (const [kind, file] of Object.entries(facts.fields)) {
    for (const object of file.objects) {
      for (const field of object.fields) {
        check(field, `${object.at} ${field.name}`, `<Fields of="${kind}" at="${object.at}" />`);
      }
    }
  }
  for (const [kind, list] of Object.entries(facts.lists)) {
    for (const item of list.items) check(item, item.name, `<List of="${kind}" />`);
  }
  for (const message of facts.messages) {
    check(message, message.id, `<Message id="${message.id}" />`);
  }
  return problems;
}
