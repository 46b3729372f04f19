import {type Answer, type Hit, plainText, type SearchEngine} from '../answer';
import {inTime} from '../inTime';

/** The packages in a query, first those that it names, and the number of those. */
export type FoundPackages = {hits: readonly Hit[]; named: number};

/** Also if they cannot be loaded. */
export const NO_PACKAGES: FoundPackages = {hits: [], named: 0};

/** The maximum time for which the pages of an answer wait for packages, in milliseconds. */
const WAIT_MS = 300;

/** A query of a reader who wants to install a tool, and the tool's name. */
const INSTALLATION =
  /^(?:how (?:do I|can I|to) )?(?:install|add|get|download) (\S{2,}?)(?: (?:with|using|in|to) aqua(?:\.yaml)?)?\??$/i;

/** The only word of a query, or the name of the tool that its reader wants to install; undefined for another query. */
function nameIn(query: string): string | undefined {
  const text = query.trim();
  return INSTALLATION.exec(text)?.[1] ?? /^\S{2,}$/.exec(text)?.[0];
}

/** Whether the first page is about the named word. A name with an owner, such as `nodejs/node`, is a package. */
function isPageFirst({hits: [first], isSubject = false}: Answer, name: string): boolean {
  const word = name.toLowerCase();
  const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
  return (
    !word.includes('/') &&
    (isSubject || (first?.headings ?? []).some((each) => wordsOf(plainText(each)).includes(word)))
  );
}

/**
 * An engine that adds the package with the name that was typed, also after a word such as "install", to the first pages:
 * above them, together with similar packages, or below the first page if that page is about the word. `kubectl` is only
 * a package, `vacuum` is also a command of aqua.
 *
 * @param find finds the packages in a query, and never fails
 */
export function withPackages(
  engine: SearchEngine,
  find: (query: string) => Promise<FoundPackages>,
): SearchEngine {
  const packagesInTime = inTime(WAIT_MS, NO_PACKAGES);
  return {
    ...engine,
    async search(request, texts) {
      const answer = await engine.search(request, texts);
      const {query, page, hits} = answer;
      const name = nameIn(query);
      if (page > 0 || name === undefined) return answer;
      const packages = await packagesInTime(name, () => find(name));
      if (packages.named === 0) return answer;
      return {
        ...answer,
        hits: isPageFirst(answer, name)
          ? [...hits.slice(0, 1), ...packages.hits.slice(0, packages.named), ...hits.slice(1)]
          : [
              ...packages.hits.slice(0, name === query.trim() ? undefined : packages.named),
              ...hits,
            ],
      };
    },
  };
}
