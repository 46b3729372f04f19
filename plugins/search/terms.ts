import {stem} from '../../src/search/text/stem';
import {QUESTION_WORDS, STOP_WORDS} from '../../src/search/text/stop-words';
import {type Token, tokenize} from '../../src/search/text/tokens';
import type {SearchRecord} from './record';

/** The words that a record adds to its page: the text of a heading or a block. */
export function textOf(record: SearchRecord): string {
  return record.type === 'content' ? (record.content ?? '') : (record.hierarchy[record.type] ?? '');
}

const isVersion = (text: string): boolean => /^v?\d+(?:[.-]\d+)+\w*$/.test(text);
const isNoise = (term: string): boolean =>
  term.length > 32 || /^[0-9a-f]{10,}$/.test(term) || /^\d{5,}$/.test(term) || /\d{6,}/.test(term);

/**
 * The terms of a text: the stems of its words and their parts, complete technical tokens, flags, and
 * `aqua:command` for commands.
 *
 * @param wholes receives the technical tokens that are also found by their parts
 */
export function termsOf(
  text: string,
  role: SearchRecord['role'],
  commands: ReadonlySet<string>,
  wholes: Set<string> = new Set(),
): string[] {
  const terms: string[] = [];
  const tokens = tokenize(text);
  for (const [i, token] of tokens.entries()) {
    if (/^(?:https?|git|ssh):/.test(token.text)) continue;
    if (token.flag) terms.push(token.flag);
    if (token.whole && !isNoise(token.whole) && wantsWhole(token, role)) {
      terms.push(token.whole);
      // AQUA_ROOT_DIR is a name; tokens with hyphens or dots are found by their parts.
      if (!token.text.includes('_')) wholes.add(token.whole);
    }
    for (const part of token.parts) {
      if (STOP_WORDS.has(part.text) && token.parts.length === 1) continue;
      if (token.parts.length > 1 && /^v?\d*$/.test(part.text)) continue;
      if (part.stem.length < 2 && !/\d/.test(part.stem)) continue;
      if (!isNoise(part.stem)) terms.push(part.stem);
    }
    const next = tokens[i + 1];
    // Not a command: "keep aqua up to date".
    if (tokens[i + 2]?.text === 'to' && role !== 'code') continue;
    if (token.text === 'aqua' && next && commands.has(next.text)) {
      terms.push(`aqua:${next.text}`);
    }
  }
  return terms;
}

const FILLER: ReadonlySet<string> = new Set([...QUESTION_WORDS].map(stem));

/** The distinct terms of a keyword or a question, without question words unless there are no others. */
export function keywordTerms(text: string, commands: ReadonlySet<string>): string[] {
  const terms = [...new Set(termsOf(text, 'keyword', commands))];
  const said = terms.filter((term) => !FILLER.has(term));
  return said.length > 0 ? said : terms;
}

function wantsWhole(token: Token, role: SearchRecord['role']): boolean {
  if (token.parts.length > 4 && role !== 'heading' && role !== 'term') return false;
  if (role === 'heading') return true;
  // Paths and packages are found by their parts, because nobody types them without separators.
  return !isVersion(token.text) && !/[/:]|@v?\d/.test(token.text);
}

/** The commands of the tool: the words that follow its name in samples and in names of entries. */
export function namedCommands(records: readonly SearchRecord[]): Set<string> {
  const commands = new Set<string>();
  for (const record of records) {
    if (record.role !== 'code' && record.role !== 'heading' && record.role !== 'term') continue;
    for (const [, command = ''] of textOf(record).matchAll(/^(?:\$ )?aqua ([a-z][a-z-]*)\b/gm)) {
      // Not commands: "aqua is", "aqua itself". But `aqua i` and `aqua which` are, as samples show.
      const isWord =
        record.role !== 'code' && (STOP_WORDS.has(command) || QUESTION_WORDS.has(command));
      if (!isWord) commands.add(command);
    }
  }
  return commands;
}
