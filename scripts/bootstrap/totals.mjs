/** @typedef {{passed: number, failed: number}} Totals */

/**
 * A suite of Playwright's JSON report: a file, or a `describe` in one.
 * @typedef {{title: string, suites?: Suite[], specs?: {title: string, file: string, line: number, tests: {status: string}[]}[]}} Suite
 */

/** @typedef {Totals & {faults: string[]}} Result The totals of a run, and a line for each test that did not pass at once. */

/** The line for a test that was skipped because this machine lacks a program (`tests/unit/program.ts`). */
const LACKS_PROGRAM = /^skipped: .* \(needs \S+\)$/;

/**
 * The result of a Vitest run, from its JSON report. A skipped test counts as failed, because it did not check anything,
 * unless this machine lacks a program that the test needs. In CI, such a test counts as failed, too.
 * @param {{numPassedTests: number, numTotalTests: number, testResults: {name: string, status: string, message?: string, assertionResults: {fullName: string, status: string}[]}[]}} report
 * @param {boolean} [isCI]
 * @returns {Result}
 */
export function vitestResult(
  {numPassedTests, numTotalTests, testResults},
  isCI = Boolean(process.env.CI),
) {
  const faults = testResults.flatMap(({name, status, message, assertionResults}) => {
    const tests = assertionResults.filter((test) => test.status !== 'passed');
    // A test file that cannot be loaded has no tests, but counts as a failure.
    if (tests.length === 0 && status === 'failed') return [`failed: ${name}: ${message}`];
    return tests.map(({status: how, fullName}) => `${how}: ${name}: ${fullName}`);
  });
  const allowed = isCI ? 0 : faults.filter((fault) => LACKS_PROGRAM.test(fault)).length;
  const failed = numTotalTests - numPassedTests - allowed;
  return {passed: numPassedTests, failed: failed || Math.min(faults.length - allowed, 1), faults};
}

/** The names of Playwright's test states in the list of faults. */
const FAULTS = {unexpected: 'failed', flaky: 'passed when tried again'};

/** @param {Suite[]} suites @returns {string[]} */
const playwrightFaults = (suites) =>
  suites.flatMap((suite) => [
    ...playwrightFaults(suite.suites ?? []),
    ...(suite.specs ?? []).flatMap(({title, file, line, tests}) =>
      tests
        .filter(({status}) => status !== 'expected')
        .map(({status}) => `${FAULTS[status] ?? status}: ${file}:${line}: ${title}`),
    ),
  ]);

/**
 * The result of a Playwright run, from its JSON report. A test that passed on retry counts as passed.
 * @param {{suites: Suite[], stats: {expected: number, flaky: number, unexpected: number, skipped: number}, errors: unknown[]}} report
 * @returns {Result}
 */
export function playwrightResult({suites, stats, errors}) {
  const failed = stats.unexpected + stats.skipped || Math.min(errors.length, 1);
  return {passed: stats.expected + stats.flaky, failed, faults: playwrightFaults(suites)};
}

/** @param {Totals[]} all @returns {Totals} */
export function sum(all) {
  return all.reduce(
    (total, {passed, failed}) => ({passed: total.passed + passed, failed: total.failed + failed}),
    {passed: 0, failed: 0},
  );
}

/** @param {Totals} totals */
export const format = ({passed, failed}) => `${passed} passed, ${failed} failed`;
