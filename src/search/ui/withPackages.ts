import type {Answer, Hit, SearchEngine} from '../answer';
import {inTime} from '../inTime';
import type {FoundPackages} from './usePackages';

/** The maximum time for which the pages of an answer wait for packages, in milliseconds. */
const WAIT_MS = 300;

/** Whether an answer is to a single word that no page or section is about. */
function isUnknownName({query, page, hits, isSubject = false}: Answer): boolean {
  return (
    page === 0 &&
    !isSubject &&
    /^\S{2,}$/.test(query.trim()) &&
    !hits.some(({headings}) => headings.flat().some(({isMatch}) => isMatch))
  );
}

/**
 * An engine that puts the package with the name that was typed, and similar ones, above the pages, unless a page or a
 * section is about it: `kubectl` is only a package, `vacuum` is also a command of aqua.
 *
 * @param find finds the packages in a query, and never fails
 */
export function withPackages(
  engine: SearchEngine,
  find: (query: string) => Promise<FoundPackages>,
): SearchEngine {
  const packagesInTime = inTime<readonly Hit[]>(WAIT_MS, []);
  return {
    ...engine,
    async search(request, texts) {
      const answer = await engine.search(request, texts);
      if (!isUnknownName(answer)) return answer;
      const named = await packagesInTime(answer.query, async () => {
        const {hits, isNamed} = await find(answer.query);
        return isNamed ? hits : [];
      });
      return {...answer, hits: [...named, ...answer.hits]};
    },
  };
}
