import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isElsewhere} from '@site/src/events';
import {hasTouchKeyboard} from '@site/src/focus';
import {QUERY_LIMIT} from '@site/src/search/limits';
import Layout from '@theme/Layout';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {flushSync} from 'react-dom';
import {loadList, MissingListError, type PackageList} from './catalog';
import {
  asksNothing,
  FILTERS,
  type Filter,
  filtered,
  NONE,
  passes,
  type Query,
  VALUES,
  writeQuery,
} from './filters';
import type {Row} from './list';
import {PackageItem} from './PackageItem';
import type {PackagesProps} from './props';
import {useQuery} from './useQuery';

/** The number of packages on a page of results, and of those that are rendered first. */
const PAGE = 50;
const FIRST = 12;

/** The label of each filter, and of its option without a restriction. */
const FILTER_LABELS: Record<Filter, readonly [label: string, all: string]> = {
  purpose: ['Purpose', 'Any purpose'],
  platform: ['Platform', 'Any platform'],
  kind: ['Comes as', 'Any kind'],
  verification: ['Verified by', 'Any or none'],
};

const VALUE_LABELS: Record<(typeof VALUES)[keyof typeof VALUES][number], string> = {
  'darwin/amd64': 'macOS, amd64 (Intel)',
  'darwin/arm64': 'macOS, arm64 (Apple)',
  'linux/amd64': 'Linux, amd64 (x86-64)',
  'linux/arm64': 'Linux, arm64',
  'windows/amd64': 'Windows, amd64 (x86-64)',
  'windows/arm64': 'Windows, arm64',
  musl: 'Linux, built for musl',
  release: 'Release binary',
  http: 'HTTP download',
  archive: 'Repository file or archive',
  go: 'Source build with Go',
  cargo: 'Source build with Cargo',
  checksum: 'Checksum file',
  cosign: 'Cosign',
  slsa: 'SLSA provenance',
  attestation: 'GitHub attestation',
  minisign: 'minisign',
  [NONE]: 'Nothing',
};

/** `2,278`. */
const grouped = (count: number): string => count.toLocaleString('en');
const packagesOf = (count: number): string =>
  `${grouped(count)} ${count === 1 ? 'package' : 'packages'}`;

/** The number of pages of results. */
const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE));

/** The values of a filter: as in the URL, and as their labels. */
const valuesOf = (
  filter: Filter,
  purposes: PackagesProps['purposes'],
): readonly (readonly [id: string, label: string])[] =>
  filter === 'purpose'
    ? purposes.map(({id, label}) => [id, label])
    : VALUES[filter].map((id) => [id, VALUE_LABELS[id]]);

/** The number of `rows` that pass each value of each filter together with the other filters of `query`. */
function countsOf(
  rows: readonly Row[],
  query: Query,
  purposes: PackagesProps['purposes'],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const filter of FILTERS) {
    const rest = filtered(rows, query, filter);
    for (const [id] of valuesOf(filter, purposes)) {
      counts[`${filter} ${id}`] = rest.filter((row) => passes(row, filter, id)).length;
    }
  }
  return counts;
}

/** The filters, with the number of packages that would remain for each value. */
function Filters({
  query,
  counts,
  purposes,
  onChange,
}: {
  readonly query: Query;
  readonly counts: ReturnType<typeof countsOf> | undefined;
  readonly purposes: PackagesProps['purposes'];
  readonly onChange: (filter: Filter, value: string) => void;
}): ReactNode {
  return (
    <div className="package-filters">
      {FILTERS.map((filter) => {
        const [label, all] = FILTER_LABELS[filter];
        return (
          <label key={filter}>
            <span>{label}</span>
            <select
              className="site-control"
              name={filter}
              value={query[filter]}
              onChange={(event) => onChange(filter, event.target.value)}
            >
              <option value="">{all}</option>
              {valuesOf(filter, purposes).map(([id, text]) => (
                <option key={id} value={id}>
                  {text}
                  {counts && ` (${grouped(counts[`${filter} ${id}`] ?? 0)})`}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}

/** What the page shows without a search: the purposes and the plain lists. */
function Start({purposes, letters}: PackagesProps): ReactNode {
  // React writes the HTML again if the object changes.
  const names = useMemo(() => ({__html: letters}), [letters]);
  return (
    <>
      <section aria-labelledby="purposes" className="site-app-only">
        <h2 id="purposes">By purpose</h2>
        <ul className="package-tiles">
          {purposes.map(({id, label, count}) => (
            <li key={id}>
              <Link to={`/packages/?purpose=${id}`}>{label}</Link> <span>{count}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="names">
        <h2 id="names">By name</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written and escaped by the build */}
        <div dangerouslySetInnerHTML={names} />
      </section>
    </>
  );
}

function Pager({
  query,
  count,
  onPage,
}: {
  readonly query: Query;
  readonly count: number;
  readonly onPage: (page: number) => void;
}): ReactNode {
  const {page} = query;
  const last = pagesOf(count);
  if (last < 2) return null;
  const linkTo = (wanted: number, text: string) => (
    <Link
      to={`/packages/${writeQuery({...query, page: wanted})}`}
      onClick={(event) => {
        if (isElsewhere(event)) return;
        // The router would move the focus to the top of the page.
        event.preventDefault();
        onPage(wanted);
      }}
    >
      {text}
    </Link>
  );
  return (
    <nav className="package-pager" aria-label="Pages of results">
      {page > 1 && linkTo(page - 1, `Previous ${PAGE}`)}
      <span>
        Page {page} of {last}
      </span>
      {page < last && linkTo(page + 1, `Next ${Math.min(PAGE, count - page * PAGE)}`)}
    </nav>
  );
}

/**
 * The error if the list of packages did not load, with a button to try again. A new deployment gives the list another
 * URL, which a new version of the page knows. The URL of the page contains the search, so it stays after a reload.
 */
function ListFailure({
  isMissing,
  onRetry,
}: {
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div role="alert">
      <p>
        <strong>Unable to fetch the list of packages.</strong>{' '}
        {isMissing
          ? 'This site has changed since you opened the page.'
          : 'You might want to check your network connection.'}
      </p>
      <button
        type="button"
        className="button button--primary"
        onClick={isMissing ? () => window.location.reload() : onRetry}
      >
        {isMissing ? 'Reload' : 'Try again'}
      </button>
    </div>
  );
}

/** The text of the line above the results, which screen readers announce. */
function statusText(query: Query, count: number | undefined): string {
  const words = query.q.trim();
  const forWords = words ? ` for “${words}”` : '';
  if (count === undefined) return 'Loading the list of packages…';
  if (count === 0) return `No packages${forWords}`;
  const last = pagesOf(count);
  const {page} = query;
  const place = `: ${grouped((page - 1) * PAGE + 1)} to ${grouped(Math.min(page * PAGE, count))} (page ${page} of ${last})`;
  return packagesOf(count) + forWords + (last > 1 ? place : '');
}

/**
 * The search for packages: words, filters, and results. The URL contains the whole search.
 * @param lastSearch receives the query string of the search
 */
export function PackageSearch({
  lastSearch,
  ...props
}: PackagesProps & {readonly lastSearch: RefObject<string>}): ReactNode {
  const isBrowser = useIsBrowser();
  const [query, change] = useQuery(
    isBrowser,
    props.purposes.map(({id}) => id),
  );
  const [list, setList] = useState<PackageList>();
  const [error, setError] = useState<unknown>();
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  const load = () => {
    setError(undefined);
    loadList(props).then(setList, setError);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of the build does not change
  useEffect(load, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text that was typed before the app ran
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== query.q) change({...query, q: typed}, 'typing');
  }, []);

  useEffect(() => {
    lastSearch.current = writeQuery(query);
  }, [lastSearch, query]);

  const words = query.q.trim();
  const matches = useMemo(() => (words ? list?.find(words) : list?.rows), [list, words]);
  const found = useMemo(() => matches && filtered(matches, query), [matches, query]);
  // The numbers of the filters are computed after the results, which are more urgent.
  const counted = useDeferredValue(matches);
  const settled = useDeferredValue(query);
  const counts = useMemo(
    () => counted && countsOf(counted, settled, props.purposes),
    [counted, settled, props.purposes],
  );
  const isStart = asksNothing(query);
  // A shared URL can name a page that a later release of the registry no longer fills.
  const page = Math.min(query.page, pagesOf(found?.length ?? 0));
  const first = (page - 1) * PAGE;
  const all = useMemo(() => found?.slice(first, first + PAGE) ?? [], [found, first]);
  const shown = useDeferredValue(all) === all ? all : all.slice(0, FIRST);

  /** Loads the list again. The button that was pressed is removed. */
  function retry(): void {
    load();
    if (!hasTouchKeyboard()) input.current?.focus();
  }

  /** Shows another page of results, from its start. */
  function showPage(wanted: number): void {
    flushSync(() => change({...query, page: wanted}, 'choice'));
    results.current?.querySelector('a')?.focus({preventScroll: true});
    status.current?.scrollIntoView();
  }

  /** Moves the focus between the search field and the results. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // The keys of an input method, which choose and confirm a word.
    if (event.nativeEvent.isComposing) return;
    const isInput = event.target === input.current;
    const links = [...(results.current?.querySelectorAll('a') ?? [])];
    const now = links.indexOf(event.target as HTMLAnchorElement);
    if (!isInput && now === -1) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = event.key === 'ArrowDown' ? now + 1 : now - 1;
      event.preventDefault();
      if (next === -1) input.current?.focus();
      else links[next]?.focus();
    } else if (event.key === 'Enter' && isInput) {
      event.preventDefault();
      // The keyboard of a phone covers the list, which the reader has not seen yet.
      if (hasTouchKeyboard()) input.current?.blur();
      else if (!isStart) links[0]?.click();
    } else if (!isInput && isCharacter(event)) {
      // Typing in the results continues the search.
      input.current?.focus();
    }
  }

  return (
    <Layout
      title="Packages"
      description={`Find a command-line tool among the ${grouped(props.count)} packages that aqua can install. Search by command, name, or purpose, and copy the lines to install it.`}
    >
      <main className="container package-main" data-packages="" onKeyDown={onKeyDown}>
        <header>
          <h1>Packages</h1>
          <p className="package-lead">
            {grouped(props.count)} command-line tools in the Standard Registry, ready to install
            with aqua.{' '}
            <span className="site-app-only">
              Find one by its command, its name, or what it does.
            </span>
          </p>
          <p className="site-no-app">
            Search requires JavaScript. Without it, browse the packages by name.
          </p>
        </header>
        {/* biome-ignore lint/a11y/useSemanticElements: React does not support the search element everywhere */}
        <form
          role="search"
          className="package-search site-app-only"
          onSubmit={(event) => event.preventDefault()}
        >
          <input
            ref={input}
            className="site-control"
            type="search"
            name="q"
            aria-label="Search packages"
            placeholder="rg, BurntSushi, json processor…"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={QUERY_LIMIT}
            value={query.q}
            onChange={(event) =>
              change({...query, q: event.target.value.slice(0, QUERY_LIMIT), page: 1}, 'typing')
            }
          />
          <Filters
            query={query}
            counts={counts}
            purposes={props.purposes}
            onChange={(filter, value) => change({...query, [filter]: value, page: 1}, filter)}
          />
        </form>

        {error && !list ? (
          <ListFailure isMissing={error instanceof MissingListError} onRetry={retry} />
        ) : (
          <p ref={status} className="package-count" role="status">
            {isStart ? '' : statusText({...query, page}, found?.length)}
          </p>
        )}

        {isStart ? (
          <Start {...props} />
        ) : (
          <>
            <ul className="package-list" ref={results}>
              {shown.map((row) => (
                <PackageItem key={row.name} row={row} />
              ))}
            </ul>
            {found?.length === 0 && (
              <p>
                Try fewer words, or <Link to="/packages/">start over</Link>. If the tool is not in
                the registry,{' '}
                <Link to="https://github.com/aquaproj/aqua-registry/issues/new/choose">
                  request it
                </Link>{' '}
                or <Link to="/docs/products/aqua-registry/contributing">contribute it</Link>.
              </p>
            )}
            {found && <Pager query={{...query, page}} count={found.length} onPage={showPage} />}
          </>
        )}
      </main>
    </Layout>
  );
}

/** One printable character, pressed without a modifier, but not Space, which scrolls, or a slash, which opens search. */
function isCharacter({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return /^[^ /]$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}
