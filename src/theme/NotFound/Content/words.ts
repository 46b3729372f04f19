const MOST = 8;

/**
 * The words of a path below the base URL `base`, as a reader would search for them: `/docs/guides/set-up.html` is
 * "guides set up". Empty for a path without words. If a path cannot be decoded, its words are used as they are written.
 */
export function wordsOfPath(path: string, base = '/'): string {
  let text = path.startsWith(base) ? path.slice(base.length) : path;
  try {
    text = decodeURIComponent(text);
  } catch {
    // A stray percent sign separates words, as other punctuation does.
  }
  return text
    .replace(/\.(?:html?|md)$/, '')
    .replace(/^\/?docs\//, '')
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .slice(0, MOST)
    .join(' ');
}
