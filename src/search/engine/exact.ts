import {
  ENTRY,
  type IndexedHeading,
  type IndexedPage,
  lastPart,
  type SearchIndex,
} from '../index/format';
import {QUERY_LIMIT} from '../limits';
import {capQuery, condense} from '../text/paste';

/** A place that has a name: a heading or entry of a page, or (-1) the page itself. */
export type NamedPlace = {page: number; heading: number; name: string};

/** The level of the headings that are messages: they have an anchor that says so. */
const MESSAGE = /^message-/;

/** A heading of so many words is searched for word by word only by somebody who wants it. */
const SENTENCE = 4;

/** A name as it is compared: without the marks that it is written with in a shell or a file. */
function plainName(name: string): string {
  return name
    .trim()
    .replace(/^[$>] /, '')
    .replace(/^\$\{?(\w+)\}?$/, '$1')
    .replace(/^([A-Z][A-Z0-9_]+)=.*$/, '$1')
    .replace(/\[\]/g, '')
    .replace(/["'`]/g, '')
    .replace(/[:=?]$/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

/** A long name, and what remains of it when it is typed or pasted: a query is cut. */
const asTyped = (name: string): string[] => [name, capQuery(name), name.slice(0, QUERY_LIMIT)];

/** Whether a heading is a sentence or a question, so that no other query reads like it. */
const isSentence = ({level, text}: IndexedHeading): boolean =>
  level < ENTRY && text.split(' ').length >= SENTENCE;

/** The names of a heading or entry. */
function namesOf({level, text, anchor, names = []}: IndexedHeading): string[] {
  if (MESSAGE.test(anchor)) return asTyped(text);
  if (level < ENTRY) {
    // Of other headings only commands and variables are names.
    const isName = /^aqua [a-z-]+(?: [a-z-]+)*$|^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text);
    return isName ? [text, ...names] : [];
  }
  const spellings = text.split(/, /);
  const field = /^field-(.+)$/.exec(anchor)?.[1];
  // A value that is a word of the language (`error`, `raw`) is asked for as that word.
  if (!field && /^[a-z]+$/.test(text)) return [];
  const command = /^(.+?)--[a-z]/
    .exec(anchor)?.[1]
    ?.replace(/^aqua-/, 'aqua ')
    .replace(/^global$/, 'aqua');
  return [
    ...spellings,
    // Under a heading of its own, a field is written with the names of the objects that hold it.
    ...(field ? [field, text.split('.').at(-1) ?? text] : []),
    ...(command ? spellings.map((flag) => `${command} ${flag}`) : []),
  ];
}

/** The names of a page: its title, the last part of its address, and the field, type or message it is about. */
function pageNames({title, path}: IndexedPage): string[] {
  const subject = /^(.+) (?:fields?|packages)(?: \(removed\))?$/.exec(title)?.[1] ?? '';
  const message = /^(?:Error|Warning) \d+: (.+)$/.exec(title)?.[1] ?? '';
  const type = / packages/.test(title) && subject ? `type: ${subject}` : '';
  return [title, lastPart(path), ...subject.split(/ and |, /), type, message].filter(Boolean);
}

/** The places of an index by their exact names: messages, variables, fields, commands, flags, and whole headings. */
export class ExactNames {
  readonly #index: SearchIndex;
  #places: Map<string, NamedPlace[]> | undefined;

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** Reads the names before they are needed. */
  prepare(): Map<string, NamedPlace[]> {
    if (this.#places) return this.#places;
    const places = new Map<string, NamedPlace[]>();
    const sentences = new Map<string, NamedPlace[]>();
    const add = (name: string, place: NamedPlace, to = places) => {
      const key = plainName(name);
      const known = to.get(key);
      if (known) known.push(place);
      else if (key) to.set(key, [place]);
    };
    for (const [page, own] of this.#index.pages.entries()) {
      for (const name of new Set(pageNames(own))) add(name, {page, heading: -1, name});
      for (const [heading, place] of own.headings.entries()) {
        for (const name of new Set(namesOf(place))) {
          add(name, {page, heading, name});
          // A message that has a page of its own is at home there.
          const {explained} = place;
          if (
            explained !== undefined &&
            MESSAGE.test(place.anchor) &&
            this.#index.pages[explained]?.isError
          ) {
            add(name, {page: explained, heading: -1, name});
          }
        }
        if (isSentence(place)) {
          for (const name of new Set(asTyped(place.text))) {
            add(name, {page, heading, name}, sentences);
          }
        }
      }
    }
    // What several pages say ("Check that it works") names none of them.
    for (const [key, [place, another]] of sentences) {
      if (place && !another && !places.has(key)) places.set(key, [place]);
    }
    this.#places = places;
    return places;
  }

  /** The places whose name is the query, or the message in it; none if it is no name. */
  find(query: string): readonly NamedPlace[] {
    const places = this.prepare();
    const message = condense(query).replace(/^(?:the|an?) /i, '');
    return places.get(plainName(query)) ?? places.get(plainName(message)) ?? [];
  }
}
