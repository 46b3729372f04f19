const MARKS = /\p{M}+/gu;

/** Lower case, without accents. Does not change the length of texts in the site's language. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are plain ASCII.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII is intended
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '');
}
