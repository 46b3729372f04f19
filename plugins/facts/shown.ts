/** Finds facts that no page shows: what nobody reads, nobody keeps true. */
import {walkCommands} from './load.ts';
import type {Facts} from './schema.ts';
import {fieldsAt} from './tags/fields.ts';
import {names} from './tags/tag.ts';

/** A tag in the source of a page, with its attributes. */
interface Use {
  tag: string;
  attributes: Record<string, string>;
}

/** The tags in `source`, outside of code. */
export function usesIn(source: string): Use[] {
  const body = source.replace(/^(```+|~~~+).*?^\1\s*$/gms, '').replace(/`[^`\n]*`/g, '');
  return [...body.matchAll(/<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g)].map(
    ([, tag = '', attributes = '']) => ({
      tag,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
    }),
  );
}

/** The entries of `facts` that none of the pages with the given sources shows. */
export function notShown(facts: Facts, sources: readonly string[]): string[] {
  const uses = sources.flatMap(usesIn);
  const of = (tag: string) =>
    uses.filter((use) => use.tag === tag).map(({attributes}) => attributes);
  const problems: string[] = [];
  const missing = (entry: object, name: string, tag: string) => {
    const {file, line} = facts.placeOf(entry);
    problems.push(
      `${file}:${line}: ${name}: no page shows it; write ${tag} on the page it belongs to`,
    );
  };
  /** Whether a use without `only`, or one that names `name`, is among `shown`. */
  const has = (shown: readonly Record<string, string>[], name: string) =>
    shown.some(({only}) => only === undefined || names(only).includes(name));

  for (const {words, command} of walkCommands(facts.commands.commands)) {
    const name = words.join(' ');
    if (of('Commands').length > 0 || of('Command').some((use) => use.name === name)) continue;
    missing(command, name, `<Command name="${name}" />`);
  }
  for (const variable of facts.environment.variables) {
    if (has(of('EnvironmentVariables'), variable.name)) continue;
    missing(variable, variable.name, `<EnvironmentVariables only="${variable.name}" />`);
  }
  for (const [kind, file] of Object.entries(facts.fields)) {
    for (const object of file.objects) {
      const shown = of('Fields').filter(
        (use) => use.of === kind && (use.at === object.at || (use.at === undefined && !use.only)),
      );
      for (const field of fieldsAt(file, object.at)) {
        if (has(shown, field.name) || !object.fields.includes(field)) continue;
        missing(field, `${object.at} ${field.name}`, `<Fields of="${kind}" at="${object.at}" />`);
      }
    }
  }
  for (const [kind, list] of Object.entries(facts.lists)) {
    const shown = of('List').filter((use) => use.of === kind);
    for (const item of list.items) {
      if (!has(shown, item.name)) missing(item, item.name, `<List of="${kind}" />`);
    }
  }
  for (const message of facts.messages) {
    const area = facts.placeOf(message).file.replace(/^.*\/|\.yaml$/g, '');
    const whole = of('Messages').some(
      (use) => use.area === area || (use.area === undefined && use.about === undefined),
    );
    if (whole || of('Message').some((use) => use.id === message.id)) continue;
    missing(message, message.id, `<Messages area="${area}" />`);
  }
  return problems;
}
