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

/** The anchors of headings that are messages start with this prefix. */
const MESSAGE = /^message-/;

/** The first part of a variable, flag, field, or command: `AQUA_X_SY`, `--only-l`, `checksum.requ`, `root-d`, `aqua inst`. */
const TECHNICAL =
  /^(?:aqua [a-z]{2,}|--[a-z]{2}[a-z-]*|(?:[a-z]+ )?[A-Za-z]{2,}(?:_[A-Za-z0-9_]*|(?:\.[a-z0-9_]+)+)|[a-z]+-[a-z-]+)$/;

/** A query that equals a heading with at least this many words is a search for this heading. */
const SENTENCE_WORDS = 4;

/** A message of the tool with at least this many characters is specific: `parse a version`. */
const SPECIFIC_LENGTH = 14;

/** A message of another program with at least this many words is specific, whatever follows it. */
const SPECIFIC_WORDS = 4;

/** A name in the form in which it is compared: without the punctuation of a shell or a file. */
function plainName(name: string): string {
  return name
    .trim()
    .replace(/^[$>] /, '')
    .replace(/^(?:set -g?x|setx) ([A-Z]+_\w+) .*$/, '$1')
    .replace(/^(?:(?:export|set) |\$env:)(?=[A-Z]+_)/i, '')
    .replace(/^\$\{?(\w+)\}?$/, '$1')
    .replace(/^([A-Z][A-Z0-9_]+) ?=.*$/, '$1')
    .replace(/\[\]/g, '')
    .replace(/["'`]/g, '')
    .replace(/[:=?.]$/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

/**
 * A pattern that matches a message, whose placeholders stand for any text, in a chain of errors.
 *
 * @param isOpen whether other words may follow the message
 */
function messagePattern(message: string, isOpen: boolean): RegExp {
  const parts = plainName(message.replace(/: <[^>]*>$/, '')).split(/<[^>]*>/);
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`${escaped.join('.+?')}${isOpen ? '(?![^\\s:])' : '(?=:|$)'}`, 'y');
}

/** A name, and the shortened form of a long name, because a query is cut as well. */
const asTyped = (name: string): string[] => [name, capQuery(name), name.slice(0, QUERY_LIMIT)];

/** Whether a heading is a sentence or a question, so that a query only equals it on purpose. */
const isSentence = ({level, text}: IndexedHeading): boolean =>
  level < ENTRY && text.split(' ').length >= SENTENCE_WORDS;

/** The names of a field: `packages.checksum.pattern`, `checksum.pattern`, `checksum pattern`, and `pattern`. */
function dottedNames(field: string): string[] {
  const parts = field.split('.');
  return parts.flatMap((_, i) => [parts.slice(i).join('.'), parts.slice(i).join(' ')]);
}

/** The other names of a heading, in the form that search gives to a pasted message: `shell: killed` of `zsh: killed`. */
const otherNames = ({names = []}: IndexedHeading): string[] => names.map((name) => condense(name));

/** The names of a heading or entry, without its {@link otherNames}. */
function namesOfPlace({level, text, anchor}: IndexedHeading): string[] {
  if (MESSAGE.test(anchor)) {
    // Readers type the first sentence of a long message.
    const [first = text] = text.split(/\. (?=[A-Z])/);
    return [...asTyped(text), first];
  }
  if (level < ENTRY) {
    // Among other headings, only commands and variables are names.
    const isName = /^aqua [a-z-]+(?: [a-z-]+)*$|^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text);
    // Without `aqua`, only a compound such as `root-dir` is certainly a command.
    const compound = /^aqua ([a-z]+-[a-z-]+)$/.exec(text)?.[1];
    return isName ? [text, ...(compound ? [compound] : [])] : [];
  }
  const spellings = text.split(/, /);
  const field = /^field-(.+)$/.exec(anchor)?.[1];
  // A value that is an ordinary word (`error`, `raw`) is searched as that word.
  if (!field && /^[a-z]+$/.test(text)) return [];
  // Some flags have only one letter: `aqua-cp-o`.
  const command = /^(.+?)(?:--[a-z]|-[a-z]$)/
    .exec(anchor)?.[1]
    ?.replace(/^aqua-/, 'aqua ')
    .replace(/^global$/, 'aqua');
  return [
    ...spellings,
    // The heading of a field contains the names of the objects that contain the field.
    ...(field ? dottedNames(field) : []),
    ...(command ? spellings.map((flag) => `${command} ${flag}`) : []),
  ];
}

/** The message that a heading is, and those of other programs that its section explains. */
const messagesOf = (heading: IndexedHeading): string[] => [
  ...(MESSAGE.test(heading.anchor) ? [heading.text] : []),
  ...otherNames(heading).filter((name) => !name.startsWith('aqua ')),
];

/** The names of a page: its title, the last part of its path, and its fields. */
function pageNames({title, path}: IndexedPage): string[] {
  const subject = /^(.+) (?:fields?|packages)$/.exec(title)?.[1] ?? '';
  return [title, lastPart(path), ...subject.split(/ and |, /)].filter(Boolean);
}

/** The places of an index by their exact names: messages, variables, fields, commands, flags, and headings. */
export class ExactNames {
  readonly #index: SearchIndex;
  #places: Map<string, NamedPlace[]> | undefined;
  /** The messages as patterns: a placeholder, such as `<error>`, matches any text. */
  readonly #messages: {
    pattern: RegExp;
    places: readonly NamedPlace[];
    isOwn: boolean;
    /** Whether it is a message of another program with so many words that others may follow. */
    isSpecific: boolean;
  }[] = [];

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** Reads the names in advance. */
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
        const {anchor, text, explained = -1} = place;
        // If a message has its own page, that page is a place with its name.
        const hasPage = MESSAGE.test(anchor) && this.#index.pages[explained]?.isError;
        for (const name of new Set([...namesOfPlace(place), ...otherNames(place)])) {
          add(name, {page, heading, name});
          if (hasPage) add(name, {page: explained, heading: -1, name});
        }
        if (!isSentence(place)) continue;
        for (const name of new Set(asTyped(text))) add(name, {page, heading, name}, sentences);
      }
    }
    // A heading of several pages ("Check that it works") identifies none of them.
    for (const [key, [place, another]] of sentences) {
      if (place && !another && !places.has(key)) places.set(key, [place]);
    }
    for (const heading of this.#index.pages.flatMap(({headings}) => headings)) {
      for (const text of messagesOf(heading)) {
        const own = places.get(plainName(text));
        const isOwn = MESSAGE.test(heading.anchor) && text === heading.text;
        const isSpecific = !isOwn && text.split(' ').length >= SPECIFIC_WORDS;
        const pattern = messagePattern(text, isOwn || isSpecific);
        if (own) this.#messages.push({pattern, places: own, isOwn, isSpecific});
      }
    }
    this.#places = places;
    return places;
  }

  /** The places whose name is the query or the message in the query, or the only name that starts with the query. */
  find(query: string): readonly NamedPlace[] {
    const places = this.prepare();
    const name = plainName(query);
    const message = condense(query);
    // Several variables, which are usually explained together.
    const [first = ''] = /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b[\s,]*){2,}$/.test(query)
      ? query.split(/[\s,]+/)
      : [];
    return (
      places.get(name) ??
      places.get(plainName(first)) ??
      this.#withFlag(name) ??
      places.get(name.replace(/^aqua /, '')) ??
      this.#causeIn(message) ??
      this.#causeIn(message.replace(/^(?:the|an?) /i, '')) ??
      this.#causeIn(`the ${message}`) ??
      this.#completed(query)
    );
  }

  /**
   * The place of the flag of a command, which may have a value (`aqua install --tags ci`) or follow another name of the
   * command (`aqua i -l`). If the command does not have the flag, its own place (`aqua exec --`).
   */
  #withFlag(name: string): readonly NamedPlace[] | undefined {
    const [, command = '', flag] =
      /^(aqua [a-z-]+(?: [a-z][a-z-]*)?) (-\S*?)(?:[ =].*)?$/.exec(
        `aqua ${name.replace(/^aqua /, '')}`,
      ) ?? [];
    const places = this.prepare();
    const own = places.get(command);
    const [place] = own ?? [];
    const heading = place && this.#index.pages[place.page]?.headings[place.heading];
    return places.get(`${heading?.text ?? command} ${flag}`) ?? own;
  }

  /** The places of the message that the query is, or of the most specific one in a chain (`get a file: EOF`). */
  #causeIn(chain: string): readonly NamedPlace[] | undefined {
    const text = plainName(chain);
    const isChain = text.includes(': ');
    const starts = [0, ...Array.from(text.matchAll(/: /g), ({index}) => index + 2)];
    const found = starts.flatMap((start) =>
      this.#messages.flatMap(({pattern, places, isOwn, isSpecific}) => {
        pattern.lastIndex = start;
        const length = pattern.exec(text)?.[0].length ?? 0;
        const isFound = length > 0 && (isChain || isSpecific || length === text.length);
        return isFound ? [{start, length, places, isLong: isOwn && length >= SPECIFIC_LENGTH}] : [];
      }),
    );
    // The innermost message is the cause. A short one, such as "open a file", says less than those around it, and so
    // does one of another program, such as "permission denied".
    found.sort(
      (a, b) => Number(b.isLong) - Number(a.isLong) || b.start - a.start || b.length - a.length,
    );
    return found[0]?.places;
  }

  /** The places of the only name that starts with the first part of a variable, flag, field, or command. */
  #completed(query: string): readonly NamedPlace[] {
    if (!TECHNICAL.test(query.trim())) return [];
    const start = plainName(query);
    const found = [...this.prepare()].flatMap(([name, own]) => {
      const short = name.replace(/^aqua /, '');
      return name.startsWith(start) || short.startsWith(start) ? [[short, own] as const] : [];
    });
    const [name, own] = found.sort(([a], [b]) => a.length - b.length)[0] ?? [];
    return own && found.every(([other]) => `${other} `.startsWith(`${name} `)) ? own : [];
  }
}
