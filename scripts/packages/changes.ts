/** How the versions of a package differ from its newest one. Pure. */
import {
  type Change,
  PLATFORMS,
  type Platform,
  VERIFICATION,
} from '../../plugins/packages/schema.ts';
import type {Answer} from './answer.ts';

type State = Pick<Answer, 'none' | 'types' | 'commands' | 'verification' | 'platforms'>;
type Difference = Omit<Change, 'versions' | 'constraint'>;

/** The platforms of a state, without separate entries for musl. */
export const platformsOf = (state: State): Platform[] =>
  PLATFORMS.filter((each) => state.platforms?.includes(each));

/** Whether two lists have the same items, in any order. */
const hasSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join('\n') === other.toSorted().join('\n');

/** The differences of `state` from `newest`. */
function difference(state: State, newest: State): Difference {
  if (state.none) return {none: true};
  const verification = ({verification: kinds}: State) =>
    VERIFICATION.filter((each) => kinds?.includes(each));
  const parts = {
    types: [state.types ?? [], newest.types ?? []],
    commands: [state.commands ?? [], newest.commands ?? []],
    platforms: [platformsOf(state), platformsOf(newest)],
    verification: [verification(state), verification(newest)],
  } as const;
  return Object.fromEntries(
    Object.entries(parts).flatMap(([key, [one, other]]) =>
      hasSame(one, other) ? [] : [[key, one]],
    ),
  );
}

/** One end of a range of versions. */
interface Bound {
  readonly version: string;
  readonly included: boolean;
}

interface Range {
  readonly lower?: Bound;
  readonly upper?: Bound;
}

/** A constraint that is a range open at one end, such as `semver("<= 1.3.0")`. */
function rangeOf(constraint: string): Range | undefined {
  if (constraint === 'true') return {};
  const [, operator, version = ''] =
    /^semver\("(<=|<|>=|>) ?([^",<>=]+)"\)$/.exec(constraint) ?? [];
  if (operator === undefined) return undefined;
  const bound = {version: version.trim(), included: operator.endsWith('=')};
  return operator.startsWith('<') ? {upper: bound} : {lower: bound};
}

/** The bound of the versions on the other side of a bound. */
const beyond = ({version, included}: Bound): Bound => ({version, included: !included});

/**
 * The versions that each constraint matches, without those of the constraints before it; undefined for a
 * constraint that is not a range.
 */
function rangesOf(constraints: readonly string[]): (Range | undefined)[] {
  let left: Range = {};
  return constraints.map((constraint) => {
    const range = rangeOf(constraint);
    if (!range) return undefined;
    const own = {...left, ...range};
    left = {
      ...left,
      ...(range.upper && {lower: beyond(range.upper)}),
      ...(range.lower && {upper: beyond(range.lower)}),
    };
    return own;
  });
}

const isSame = (one?: Bound, other?: Bound): boolean =>
  one?.version === other?.version && one?.included === other?.included;

/** Whether the versions above `lower` begin where those below `upper` end. */
const touch = (upper: Bound | undefined, lower: Bound | undefined): boolean =>
  upper !== undefined && lower !== undefined && isSame(beyond(upper), lower);

/**
 * Two neighboring ranges as one; undefined if there are versions between them. If `next` is a part of `one`, aqua
 * only tries it for versions that are spelled in another way, for example without a prefix: only in this part,
 * all versions are alike.
 */
function union(one: Range, next: Range): Range | undefined {
  if (touch(one.upper, next.lower)) return {lower: one.lower, upper: next.upper};
  if (touch(next.upper, one.lower)) return {lower: next.lower, upper: one.upper};
  return one.upper === undefined && isSame(one.lower, next.lower) ? next : undefined;
}

/** A constraint that lists its versions, such as `Version in ["v1.0", "v1.1"]`. */
function versionsOf(constraint: string): string[] | undefined {
  const one =
    /^Version == "([^"]+)"$/.exec(constraint) ?? /^semver\("= ([^",]+)"\)$/.exec(constraint);
  if (one) return [one[1] ?? ''];
  if (!/^Version in \[("[^"]+"(, +)?)+\]$/.test(constraint)) return undefined;
  return [...constraint.matchAll(/"([^"]+)"/g)].map(([, version = '']) => version);
}

/** A range in words. */
function rangeText({lower, upper}: Range): string {
  const parts = [
    lower && `${lower.included ? 'from' : 'after'} ${lower.version}`,
    upper && `${upper.included ? 'up to' : 'before'} ${upper.version}`,
  ];
  return parts.filter(Boolean).join(', ') || 'all others';
}

/** A constraint that is not a range: its versions, if there are few. */
function constraintText(constraint: string): Pick<Change, 'versions' | 'constraint'> {
  const versions = versionsOf(constraint);
  return versions && versions.length <= 4 ? {versions: versions.join(', ')} : {constraint};
}

/**
 * How older versions differ from the newest, in the order in which aqua tries the constraints of a
 * definition. Ranges without a difference are omitted, and equal neighbors are merged.
 */
export function changesOf(answer: Answer): Change[] {
  const {changes = []} = answer;
  const ranges = rangesOf(changes.map(({constraint}) => constraint));
  const current = changes.findIndex(({version}) => version === answer.version);
  const rows: {range?: Range; constraint: string; differs: Difference}[] = [];
  for (const [index, each] of changes.entries()) {
    if (each.version === undefined) continue;
    const differs = index === current ? {} : difference(each, answer);
    const range = ranges[index];
    const last = range && rows.findLast((row) => row.range);
    const isLike = JSON.stringify(last?.differs) === JSON.stringify(differs);
    const both = isLike && range && last?.range && union(last.range, range);
    if (both) last.range = both;
    else rows.push({range, constraint: each.constraint, differs});
  }

  const isDifferent = ({differs}: {differs: Difference}) => Object.keys(differs).length > 0;
  const hasRanges = rows.some((row) => row.range && isDifferent(row));
  return rows
    .filter(
      // A version without a difference is only worth listing next to ranges with differences.
      (row) => isDifferent(row) || (!row.range && hasRanges),
    )
    .map(({range, constraint, differs}) => ({
      ...(range ? {versions: rangeText(range)} : constraintText(constraint)),
      ...differs,
    }));
}
