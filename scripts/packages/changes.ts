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

/** The differences of `state` from `newest`. */
function difference(state: State, newest: State): Difference {
  if (state.none) return newest.none ? {} : {none: true};
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
      one.join('\n') === other.join('\n') ? [] : [[key, one]],
    ),
  );
}

/** One end of a range of versions. */
interface Bound {
  readonly version: string;
  readonly included: boolean;
}

/** A constraint that is a range open at one end, such as `semver("<= 1.3.0")`. */
function rangeOf(constraint: string): {lower?: Bound; upper?: Bound} | undefined {
  if (constraint === 'true') return {};
  const [, operator, version = ''] =
    /^semver\("(<=|<|>=|>) ?([^",<>=]+)"\)$/.exec(constraint) ?? [];
  if (operator === undefined) return undefined;
  const bound = {version: version.trim(), included: operator.endsWith('=')};
  return operator.startsWith('<') ? {upper: bound} : {lower: bound};
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
function rangeText(lower?: Bound, upper?: Bound): string {
  const parts = [
    lower && `${lower.included ? 'from' : 'after'} ${lower.version}`,
    upper && `${upper.included ? 'up to' : 'before'} ${upper.version}`,
  ];
  return parts.filter(Boolean).join(', ') || 'all others';
}

/** The bound of the versions that remain for the constraints after one with this bound. */
const rest = ({version, included}: Bound): Bound => ({version, included: !included});

/**
 * How older versions differ from the newest, in the order in which aqua tries the constraints of a
 * definition. Ranges without a difference are omitted, and equal neighbors are merged.
 */
export function changesOf(answer: Answer): Change[] {
  const {changes = []} = answer;
  const current = changes.findIndex(({version}) => version === answer.version);
  interface Row {
    range?: {lower?: Bound; upper?: Bound};
    text?: Pick<Change, 'versions' | 'constraint'>;
    differs: Difference;
  }
  const rows: Row[] = [];
  // The versions that earlier ranges do not contain.
  let lower: Bound | undefined;
  let upper: Bound | undefined;
  for (const [index, each] of changes.entries()) {
    const {constraint, version} = each;
    const range = rangeOf(constraint);
    const whole = {lower: range?.lower ?? lower, upper: range?.upper ?? upper};
    if (range?.upper) lower = rest(range.upper);
    if (range?.lower) upper = rest(range.lower);
    if (version === undefined) continue;
    const differs = index === current ? {} : difference(each, answer);
    if (!range) {
      const named = versionsOf(constraint);
      const text = named && named.length <= 4 ? {versions: named.join(', ')} : {constraint};
      rows.push({text, differs});
      continue;
    }
    const last = rows.findLast((row) => row.range);
    if (last?.range && JSON.stringify(last.differs) === JSON.stringify(differs)) {
      last.range = {
        lower: range.upper ? last.range.lower : whole.lower,
        upper: range.upper ? whole.upper : last.range.upper,
      };
    } else rows.push({range: whole, differs});
  }

  const ranges = rows.filter((row) => row.range && Object.keys(row.differs).length > 0);
  const kept = rows.filter(
    // A version without a difference is only worth listing next to ranges with differences.
    (row) => Object.keys(row.differs).length > 0 || (!row.range && ranges.length > 0),
  );
  return kept.map((row) => ({
    ...(row.range ? {versions: rangeText(row.range.lower, row.range.upper)} : row.text),
    ...row.differs,
  }));
}
