/** How texts and queries of packages become words. Pure functions. */
import {stem} from '../search/text/stem';
import {STOP_WORDS} from '../search/text/stop-words';
import table from './synonyms.json';

/**
 * Words that do not distinguish packages: every package is a tool, and readers of the list look for a good
 * one. In a query of other words they only decide between packages that fit alike.
 */
const MINOR_WORDS = new Set(table.minor);

/** What a tool is written in, which a package does not say. */
const MADE_IN = /\b(?:built|implemented|made|written) in (?:c|go|golang|python|rust|zig)\b/gi;

/** Words with which readers ask for a package that takes the place of the one they name. */
const REPLACEMENT_WORDS = new Set(table.replacement);

/** The parts of a word with hyphens, dots, or underscores; none if it has only such characters. */
const partsOf = (word: string): string[] => word.split(/[-_.#~+]+/).filter(Boolean);

/** The words of a text in small letters, without punctuation. A name with hyphens is one word. */
function split(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/https?:\/\/|\bgithub\.com\//g, '')
    .replace(/\bcommand[ -]line\b/g, 'cli')
    .replace(/['’]/g, '')
    .split(/[\s/,;:()"`@?!|&‘“”]+/)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => partsOf(word).length > 0);
}

/** The stems of the parts of words, each once; several parts of a word are also one word. */
function stemsOf(words: readonly string[]): string[] {
  const parts = words
    .map(partsOf)
    .flatMap((own) => (own.length > 1 ? [own.join(''), ...own] : own));
  return [...new Set(parts.map(stem))];
}

/** The stems of the words of a text, each once, without stop words. */
export const textStems = (text: string): string[] =>
  stemsOf(split(text).filter((word) => !STOP_WORDS.has(word)));

/** The stems of the parts of names, each once. A name may be a stop word: `just`. */
export const nameStems = (text: string): string[] => stemsOf(split(text));

/** A word of a query. */
export interface QueryWord {
  readonly text: string;
  readonly stem: string;
  /** Whether it says little: it only decides between packages that fit alike. */
  readonly isMinor: boolean;
}

/** A parsed query for packages. */
export interface ParsedPackageQuery {
  readonly words: readonly QueryWord[];
  /** Whether the reader looks for something in place of the package that the other words name. */
  readonly isReplacement: boolean;
}

/** Parses a query. Words that say little count fully if there are no others. */
export function parsePackageQuery(text: string): ParsedPackageQuery {
  const all = split(text.replace(MADE_IN, ''));
  const content = all.filter((word) => !STOP_WORDS.has(word));
  const named = content.filter((word) => !REPLACEMENT_WORDS.has(word));
  const isReplacement = named.length > 0 && named.length < content.length;
  const rest = isReplacement ? named : content.length > 0 ? content : all;
  const hasOwn = rest.some((word) => !MINOR_WORDS.has(word));
  const words = new Map<string, QueryWord>();
  for (const word of rest) {
    const isMinor = hasOwn && MINOR_WORDS.has(word);
    for (const part of partsOf(word)) {
      // The part of a name stays one if the query also has it as a minor word.
      if (isMinor && words.has(stem(part))) continue;
      words.set(stem(part), {text: part, stem: stem(part), isMinor});
    }
  }
  return {words: [...words.values()], isReplacement};
}
