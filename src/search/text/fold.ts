const MARKS = /\p{M}+/gu;

/** Lower case, without accents. Keeps the length of everything the site's language uses. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Plain ASCII is most of it.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII is meant
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '');
}
