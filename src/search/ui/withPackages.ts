import {type Answer, plainText, type SearchEngine} from '../answer';
import {inTime} from '../inTime';
import type {FoundPackages} from './usePackages';

/** The maximum time for which the pages of an answer wait for packages, in milliseconds. */
const WAIT_MS = 300;

/** Whether the first page is about the typed word. A name with an owner, such as `nodejs/node`, is a package. */
function isPageFirst({query, hits: [first], isSubject = false}: Answer): boolean {
  const word = query.trim().toLowerCase();
  const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
  return (
    !word.includes('/') &&
    (isSubject || (first?.headings ?? []).some((each) => wordsOf(plainText(each)).includes(word)))
  );
}

/**
 * An engine that adds the package with the name that was typed to the first pages: above them, together with similar
 * packages, or below the first page if that page is about the word. `kubectl` is only a package, `vacuum` is also a
 * command of aqua.
 *
 * @param find finds the packages in a query, and never fails
 */
export function withPackages(
  engine: SearchEngine,
  find: (query: string) => Promise<FoundPackages>,
): SearchEngine {
  const packagesInTime = inTime<FoundPackages>(WAIT_MS, {hits: [], named: 0});
  return {
    ...engine,
    async search(request, texts) {
      const answer = await engine.search(request, texts);
      const {query, page, hits} = answer;
      if (page > 0 || !/^\S{2,}$/.test(query.trim())) return answer;
      const packages = await packagesInTime(query, () => find(query));
      if (packages.named === 0) return answer;
      return {
        ...answer,
        hits: isPageFirst(answer)
          ? [...hits.slice(0, 1), ...packages.hits.slice(0, packages.named), ...hits.slice(1)]
          : [...packages.hits, ...hits],
      };
    },
  };
}
