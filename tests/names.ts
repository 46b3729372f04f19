/**
 * All names of the tool that readers search for, with a test for the entry of each name. The search tests use
 * them: in Node.js for all first hits, and in the browser for all places and for some searches with the keyboard.
 */

import {currentFacts} from '../plugins/facts/load';
import {fullName, spelledFlag, walkCommands} from '../plugins/facts/names';
import {ROOT} from '../scripts/shared/root';
import {QUERY_LIMIT} from '../src/search/limits';

const facts = currentFacts(ROOT);
const objects = Object.values(facts.fields).flatMap((file) => file.objects);
const commands = walkCommands(facts.commands.commands);

/** A name and its kind. */
export interface Name {
  kind: string;
  name: string;
}

const NAMES: Record<string, readonly string[]> = {
  'environment variable': facts.environment.variables.map(({name}) => name),
  'dotted field': objects.flatMap(({at, fields}) => fields.map(({name}) => fullName(at, name))),
  'bare field': objects.flatMap(({fields}) => fields.map(({name}) => name)),
  command: commands.flatMap(({spellings}) =>
    spellings.flatMap((name) => [`aqua ${name}`, ...(/^[a-z]+-[a-z-]+$/.test(name) ? [name] : [])]),
  ),
  flag: [
    ...facts.commands.flags.map(({name}) => spelledFlag(name)),
    ...commands.flatMap(({command}) => (command.flags ?? []).map(({name}) => spelledFlag(name))),
  ],
  message: facts.messages.map(({text}) => text),
};

/** All names, without duplicates in a kind. */
export const ALL_NAMES: readonly Name[] = Object.entries(NAMES).flatMap(([kind, names]) =>
  [...new Set(names)].map((name) => ({kind, name})),
);

/** The maximum distance of an entry below the navbar, in pixels. */
export const NEAR_NAVBAR = 120;

/** The part of a name that fits into the search field, whose length is limited. */
export const typed = (name: string): string => name.slice(0, QUERY_LIMIT);

/** The guides that explain a field, by its name. */
const guides = new Map(
  objects.flatMap(({fields}) =>
    fields.flatMap(({name, page = ''}) =>
      page.startsWith('/docs/guides/') ? [[name, page] as const] : [],
    ),
  ),
);

/** A place of the site: its URL, the text of its first heading or term, and the title of its page. */
export interface Place {
  path: string;
  text: string;
  title: string;
}

/** The last part of a dotted name. */
const bare = (name: string) =>
  name
    .split(/[.\]]+/)
    .filter(Boolean)
    .at(-1) ?? name;
const lower = (text: string) => text.toLowerCase();

/** Whether a place is about a name: the entry begins with it, or the title of the page contains it. */
export function isAbout({kind, name}: Name, {text, title, path}: Place): boolean {
  if (kind === 'message') return text === name || /^\/docs\/reference\/codes\/\d+$/.test(path);
  if (kind === 'command') {
    const called = commands.find(({spellings}) => spellings.includes(name.replace('aqua ', '')));
    // A bare command can also be the name of a page: generate-registry.
    return text === `aqua ${called?.words.join(' ')}` || path.endsWith(`/${name}`);
  }
  const own = kind === 'dotted field' ? bare(name) : name;
  // For a word that is both a field and the subject of a guide, the guide is correct.
  if (guides.get(own) === path.replace(/#.*/, '')) return true;
  // The heading of a field contains the names of the objects that contain the field.
  if (/^[\w.[\]]+\.\w+$/.test(text)) return text === name || bare(text) === name;
  return path.includes('#')
    ? text.startsWith(own) || text.includes(`, ${own}`)
    : lower(title).includes(lower(own)) || path.endsWith(`/${own}`);
}
