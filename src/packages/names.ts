/** Finds names of packages in a query. Pure functions. */

import {STOP_WORDS} from '../search/text/stop-words';

const MOST_WORDS = 6;

/** A query without the versions of packages: `cli/cli` of `cli/cli@v2.98.0`. */
export const withoutVersions = (query: string): string =>
  query.replace(/(?<=\w)@[^\s,;"'`()]*/g, '');

/** The words of a query that may be names of packages, in lower case. */
export function possibleNames(query: string): string[] {
  const words = withoutVersions(query)
    .toLowerCase()
    .split(/[\s,;"'`()]+/)
    .map((word) => word.replace(/[.:?!]+$/, ''))
    .filter((word) => /^\w[\w./+~#-]+$/.test(word));
  // A single word is a name, even if it is also an ordinary word: `just`.
  const isMeant = (word: string) => words.length === 1 || !STOP_WORDS.has(word);
  const said = words.filter((word) => isMeant(word) && word !== 'aqua');
  return [...new Set(said)].slice(0, MOST_WORDS);
}
