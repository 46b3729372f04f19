import {QUERY_LIMIT} from '../limits';
import {isContent, withoutExampleTools} from '../text/example-tools';
import {condense, isOfShell} from '../text/paste';
import {QUESTION_WORDS, STOP_WORDS} from '../text/stop-words';
import {type Token, tokenize} from '../text/tokens';
import {RANKING} from './ranking';

/** A token of the query and its weight. */
export type QueryToken = {token: Token; weight: number; isLast: boolean};

/** A parsed query. */
export type ParsedQuery = {
  /** The query without what surrounds a message, such as the name of the shell, and without the names of example tools. */
  text: string;
  /** The relevant tokens, in order. */
  tokens: QueryToken[];
  /** Whether the query is an error message. */
  isError: boolean;
  /** Whether the error is from a shell, not from the tool. */
  isShellError: boolean;
};

const ERROR_SIGNS =
  /\b(?:errors?|failed|fails?|failure|fatal|panic|cannot|can't|couldn't|could not|unable|invalid|denied|forbidden|unexpected|unauthorized|refused|mismatch|exit (?:status|code)|no such|not (?:found|allowed|supported|permitted|installed|executable)|isn't (?:found|allowed|supported)|(?:is|are|must be) (?:required|missing|empty|unknown|invalid)|doesn't (?:exist|match)|does not (?:exist|match)|unknown|rate limit exceeded|timed out|ERR|FATA)\b/i;

/**
 * A query without what telephones and people in a hurry change: the capital letter of a sentence, curly quotation marks,
 * and contractions without their apostrophe (`isnt`).
 */
export const withoutTypography = (query: string): string =>
  query
    .replace(/^\s*[A-Z](?=[a-z.-]*(?:[\s:?]|$))/, (start) => start.toLowerCase())
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\b(ca|do|does|did|is|are|was|wo|could|has)nt\b/g, "$1n't");

/** A query with more other words than this names its subject with them, so the tool's name adds little. */
const FEW_WORDS = 2;

/**
 * Parses a query: its relevant tokens and its kind.
 *
 * @param isCommandName whether the tool has a command with this name, which may be misspelled
 */
export function parseQuery(query: string, isCommandName: (name: string) => boolean): ParsedQuery {
  const condensed = condense(query);
  const text = withoutExampleTools(condensed.replace(/^shell: (?!command not found)/, ''));
  const all = tokenize(text.slice(0, 4 * QUERY_LIMIT));
  const isOpen = !/\s$/.test(query);
  /** Whether a word is a command of the tool, also if it is an ordinary word: `aqua i`. */
  const isCommand = ({text: name}: Token, i: number): boolean =>
    all[i - 1]?.text === 'aqua' && isCommandName(name);
  const isAboutTool = all.filter(isContent).length <= FEW_WORDS;
  const weigh = (token: Token, i: number): number => {
    const word = isCommand(token, i) ? '' : token.text;
    if (STOP_WORDS.has(word)) return 0;
    const isMinor = QUESTION_WORDS.has(word) || (word === 'aqua' && !isAboutTool);
    return isMinor ? RANKING.minorWordWeight : 1;
  };
  const weighed = all.map((token, i) => ({
    token,
    weight: weigh(token, i),
    isLast: i === all.length - 1 && isOpen,
  }));
  const kept = weighed.filter(({weight}) => weight > 0);
  const tokens = kept.length > 0 ? kept : weighed.map((each) => ({...each, weight: 1}));
  const contentWords = tokens.filter(({weight}) => weight === 1).length;
  return {
    text,
    tokens,
    // The word "error" alone is a subject.
    isError: contentWords > 1 && ERROR_SIGNS.test(query),
    isShellError: isOfShell(condensed),
  };
}
