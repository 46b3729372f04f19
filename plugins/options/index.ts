/** Finds command-line options in code, because browsers would break a line after their hyphens. */

/**
 * An option at the beginning of a word, such as `-l`, `--only-link`, or `--` alone. Options of more than 24 characters
 * may break, because they are wider than a narrow column.
 */
const OPTION = /(?<![^\s[("'])(?![\w-]{25})(-{1,2}[A-Za-z][\w-]*|--(?=\s|$))/;

/** The class of options in pages (`src/css/code.css`). */
export const OPTION_CLASS = 'code-option';

/** A part of a text: an option, or the text between two options. */
export interface Part {
  readonly text: string;
  readonly isOption: boolean;
}

/** Splits `code` at its options. The parts together are `code`. */
export const optionsIn = (code: string): Part[] =>
  code
    .split(OPTION)
    // Every second part is what the group of the pattern matches.
    .map((text, index) => ({text, isOption: index % 2 === 1}))
    .filter(({text}) => text !== '');
