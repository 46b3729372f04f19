import {walkCommands} from '../facts/names';
import type {Facts} from '../facts/schema';
import {fieldAnchor} from '../facts/tags/fields';
import type {SearchRecord} from './record';

/** The page of all messages. Each is a heading with its own anchor. */
const MESSAGES = '/docs/reference/codes/';
/** The page of all commands. Each has its own heading. */
const COMMANDS = '/docs/reference/usage';

/** The facts that add names to records. */
export type KnownFacts = Pick<Facts, 'messages' | 'fields' | 'environment' | 'commands'>;

/** The route of the page that explains an entry, by the anchor of the entry. */
function explainingRoutes({messages, fields, environment}: KnownFacts): Map<string, string> {
  const objects = Object.values(fields).flatMap((file) => file.objects);
  const pages: [anchor: string, page: string | undefined][] = [
    ...messages.map(({id, page}): [string, string] => [`message-${id}`, page]),
    ...objects.flatMap(({at, fields: own}) =>
      own.map(({name, page}): [string, string | undefined] => [fieldAnchor(at, name), page]),
    ),
    ...environment.variables.map(({name, guide}): [string, string | undefined] => [name, guide]),
  ];
  // If fields of two files have the same name, use the first file, which is aqua.yaml, even if the field
  // does not have a page.
  const first = new Map(pages.toReversed());
  return new Map(
    [...first].flatMap(([anchor, page]) => (page ? [[anchor, page.replace(/#.*$/, '')]] : [])),
  );
}

/** The other spellings of each command: `aqua i` is `aqua install`. */
function spellingsOf({commands}: KnownFacts['commands']): Map<string, string[]> {
  return new Map(
    walkCommands(commands).map(({words, spellings}) => {
      const name = `aqua ${words.join(' ')}`;
      return [name, spellings.map((each) => `aqua ${each}`).filter((each) => each !== name)];
    }),
  );
}

/**
 * The records with data from the facts: for each message, field, and variable, the page that
 * explains it in the same docs version; and for each command, its aliases.
 */
export function withFacts(records: readonly SearchRecord[], facts: KnownFacts): SearchRecord[] {
  const routes = explainingRoutes(facts);
  const spellings = spellingsOf(facts.commands);
  const pages = new Map(
    records
      .filter(({type}) => type === 'lvl1')
      .map((record) => [`${record.docusaurus_tag} ${record.route}`, record]),
  );
  return records.map((record) => {
    const isMessage = record.role === 'heading' && record.route === MESSAGES;
    if (isMessage || record.is_entry) {
      const route = routes.get(record.anchor ?? '');
      const page =
        route && route !== record.route && pages.get(`${record.docusaurus_tag} ${route}`);
      return page ? {...record, explained: new URL(page.url_without_anchor).pathname} : record;
    }
    if (record.role !== 'heading' || record.route !== COMMANDS) return record;
    const names = spellings.get(record.hierarchy[record.type as 'lvl2'] ?? '') ?? [];
    return names.length > 0 ? {...record, names} : record;
  });
}
