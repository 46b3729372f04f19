import {QUESTION_WORDS, STOP_WORDS} from './stop-words';
import {type Token, tokenize} from './tokens';

/**
 * Tools that readers name as examples, as in "remove jq", and their versions. Tools that pages are about, such as Cosign,
 * are not here, nor are names that also mean something else: `bat` (a directory on Windows), `kind`, and `tofu`.
 */
const EXAMPLE_TOOL =
  /(?<![\w./@-])(?:actionlint|eza|fzf|golangci-lint|helm|jq|k9s|kubectl|opentofu|ripgrep|rg|shellcheck|shfmt|terraform|tflint|yq)(?:[ @](v?\d[\w.]*)|(?![\w./@-]))/gi;

/** Whether a token may be the subject of a query. */
export const isContent = ({text}: Token): boolean =>
  text !== 'aqua' && !STOP_WORDS.has(text) && !QUESTION_WORDS.has(text);

/**
 * A query with "tool" in place of the names of example tools, because its other words describe the subject. A query that
 * has no other words keeps them.
 */
export function withoutExampleTools(text: string): string {
  const other = text.replace(EXAMPLE_TOOL, ' ');
  return other !== text && tokenize(other).some(isContent)
    ? text.replace(EXAMPLE_TOOL, (_, version) => (version ? 'tool version' : 'tool'))
    : text;
}
