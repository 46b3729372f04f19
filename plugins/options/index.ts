/** Finds command-line options in code, because browsers would break a line after their hyphens. */

/** Longer options may break, because they are wider than a narrow column. */
const LONGEST = 24;

/** An option at the beginning of a word, such as `-l`, `--only-link`, or `--` alone. */
const OPTION = /(?<![^\s[("'])(?:-{1,2}[A-Za-z][\w-]*|--(?=\s|$))/g;

/** The class of options in pages (`src/css/code.css`). */
export const OPTION_CLASS = 'code-option';

/** A part of a text: an option, or the text between two options. */
export interface Part {
  readonly text: string;
  readonly isOption: boolean;
}

/** Splits `code` at its options. The parts together are `code`. */
export function optionsIn(code: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const add = (to: number, isOption: boolean) => {
    if (to > end) parts.push({text: code.slice(end, to), isOption});
    end = to;
  };
  for (const {0: option, index} of code.matchAll(OPTION)) {
    if (option.length > LONGEST) continue;
    add(index, false);
    add(index + option.length, true);
  }
  add(code.length, false);
  return parts;
}
